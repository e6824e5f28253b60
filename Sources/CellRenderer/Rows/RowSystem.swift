import Foundation

/// Edges one below the other, and how many half rows are to be between them.
///
/// It finds whole half rows that are as near to the edges' true places as these demands allow.
struct RowSystem {
  /// That one edge is at least so many half rows below another.
  struct Gap {
    let upper: Int
    let lower: Int
    var least: Int
    /// How it may give up half rows where there is no room for all.
    var rank = Rank.needed
    /// What is left of it then.
    var rest = 0
  }

  /// What gives up half rows first where there is no room for all.
  enum Rank: CaseIterable {
    /// A row between texts that are clearly apart.
    case breath
    /// The room around a ground that lies on another, or beside a bar.
    case inset
    /// The room between grounds of different colours.
    case beside
    /// The last lines of a long text.
    case lines
    /// The room between grounds of one colour, which would be one without it.
    case apart
    case needed
  }

  /// Blocks of one height: all have the same number of half rows.
  struct Group {
    var blocks: [(top: Int, bottom: Int)] = []
    /// The fewest half rows of a block, an even number.
    let least: Int
    /// How many half rows a block has in proportion.
    let ideal: Double
    /// How many half rows each has.
    var height = 0
  }

  /// The edges' heights, in half rows in proportion, in increasing order; the last is the window's lower edge.
  let ideal: [Double]
  let total: Int
  var gaps: [Gap] = []
  var groups: [Group] = []
  /// The edges that are between rows: a text begins there, or one of several lines ends.
  var wholeRows: Set<Int> = []
  /// The edges that are as high as they can be.
  var hugging: Set<Int> = []
  /// How many lines of texts were given up.
  private(set) var cutTexts = 0

  init(ideal: [Double], total: Int) { (self.ideal, self.total) = (ideal, total) }

  /// The part of a row that a block may lack.
  private static let sparing = 0.3

  /// The half rows of the edges; `nil` if there are too few for what is demanded.
  mutating func solved() -> [Int]? {
    for index in groups.indices {
      let even = 2 * Int((groups[index].ideal / 2 - Self.sparing).rounded(.up))
      groups[index].height = max(even, groups[index].least)
    }
    let all = gaps
    repeat {
      if let places = places() { return places }
    } while giveUp(.breath)
    // Lower blocks give room back to what is between them.
    gaps = all
    while true {
      if let places = places() { return places }
      guard lowerOne() || Rank.allCases.contains(where: { giveUp($0) }) else { return nil }
    }
  }

  /// Takes a row from the blocks that have most more than in proportion.
  private mutating func lowerOne() -> Bool {
    func excess(_ group: Group) -> Double {
      (Double(group.height) - group.ideal + 2) * Double(group.blocks.count)
    }
    let high = groups.indices.filter { groups[$0].height > groups[$0].least }
    guard let most = high.max(by: { excess(groups[$0]) < excess(groups[$1]) }) else { return false }
    groups[most].height -= 2
    return true
  }

  /// Takes half rows from the longest gap of a rank that has some to give, the lowest of several.
  private mutating func giveUp(_ rank: Rank) -> Bool {
    let left = gaps.indices.filter {
      rank != .needed && gaps[$0].rank == rank && gaps[$0].least > gaps[$0].rest
    }
    guard let index = left.max(by: { gaps[$0].least <= gaps[$1].least }) else { return false }
    gaps[index].least = max(gaps[index].least - 2, gaps[index].rest)
    if rank == .lines { cutTexts += 1 }
    return true
  }

  // MARK: Places

  /// The edges nearest to their true places with the groups' present heights; `nil` if there is no room.
  private func places() -> [Int]? {
    let parities = parities
    var (above, below) = (
      [[Gap]](repeating: [], count: ideal.count), [[Gap]](repeating: [], count: ideal.count)
    )
    var tops = [Int?](repeating: nil, count: ideal.count)
    var heights = [Int](repeating: 0, count: ideal.count)
    for gap in gaps {
      above[gap.lower].append(gap)
      below[gap.upper].append(gap)
    }
    for group in groups {
      for block in group.blocks {
        let gap = Gap(upper: block.top, lower: block.bottom, least: group.height)
        above[block.bottom].append(gap)
        below[block.top].append(gap)
        (tops[block.bottom], heights[block.bottom]) = (block.top, group.height)
      }
    }
    guard let latest = latest(below, parities) else { return nil }
    var places = [0]
    for edge in ideal.indices.dropFirst() {
      var first = places[edge - 1]
      for gap in above[edge] { first = max(first, places[gap.upper] + gap.least) }
      if let top = tops[edge] {
        places.append(max(first, places[top] + heights[edge]))
        continue
      }
      let own = hugging.contains(edge) ? first : Int((ideal[edge] + 0.5).rounded(.down))
      let wanted = min(max(own, first), latest[edge])
      let place = parities[edge].map { wanted + (wanted + $0) % 2 } ?? wanted
      places.append(place > latest[edge] && place - 2 >= first ? place - 2 : max(place, first))
    }
    guard let last = places.last, last <= total else { return nil }
    places[places.count - 1] = total
    return places
  }

  /// The lowest places of the edges with which all below them have room.
  private func latest(_ below: [[Gap]], _ parities: [Int?]) -> [Int]? {
    var latest = [Int](repeating: total, count: ideal.count)
    for edge in ideal.indices.reversed() {
      if edge + 1 < ideal.count { latest[edge] = min(latest[edge], latest[edge + 1]) }
      for gap in below[edge] { latest[edge] = min(latest[edge], latest[gap.lower] - gap.least) }
      if let parity = parities[edge] { latest[edge] -= (latest[edge] + parity) % 2 }
      guard latest[edge] >= 0 else { return nil }
    }
    return latest
  }

  /// For each edge 0 if it is between rows, 1 if it is in the middle of one, `nil` for either.
  private var parities: [Int?] {
    var parities = [Int?](repeating: nil, count: ideal.count)
    for edge in wholeRows { parities[edge] = 0 }
    for group in groups {
      for block in group.blocks {
        // What a block has besides its lines is above and below them.
        parities[block.top] = (group.height - group.least) / 2 % 2
      }
    }
    return parities
  }
}
