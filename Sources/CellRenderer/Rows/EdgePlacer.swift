import Foundation

/// Finds places for edges with demands that are lowered until there is room for all.
///
/// The demands are in arrays by the edges that they begin and end at, so that a pass over all edges looks at
/// each demand once.
struct EdgePlacer {
  let system: RowSystem
  private let edges: Range<Int>
  /// The ends and half rows of all demands: gaps first, then the blocks group by group.
  let uppers: [Int]
  let lowers: [Int]
  private(set) var leasts: [Int]
  /// The demands by their upper and their lower edges.
  private let below: Buckets
  private let above: Buckets
  /// The upper edge of a block, and its group, by its lower edge.
  private var blocks: [(top: Int, group: Int)?]
  /// The half rows of a block of each group.
  private var heights: [Int]
  /// For each edge 0 if it is between rows, 1 if it is in the middle of one, `nil` for either.
  private var parities: [Int?] = []
  /// How often all demands were looked at.
  private(set) var passes = 0

  /// The part of a row that a block may lack.
  private static let sparing = 0.3
  /// The half rows by which it may be further from its height where that brings others nearer to their places.
  private static let giving = 0.25

  init(_ system: RowSystem) {
    self.system = system
    edges = system.ideal.indices
    heights = system.groups.map { group in
      max(2 * Int((group.ideal / 2 - Self.sparing).rounded(.up)), group.least)
    }
    blocks = Array(repeating: nil, count: edges.count)
    var (uppers, lowers) = (system.gaps.map(\.upper), system.gaps.map(\.lower))
    leasts = system.gaps.map(\.least)
    for (index, group) in system.groups.enumerated() {
      for block in group.blocks {
        uppers.append(block.lowerBound)
        lowers.append(block.upperBound)
        leasts.append(heights[index])
        blocks[block.upperBound] = (block.lowerBound, index)
      }
    }
    (self.uppers, self.lowers) = (uppers, lowers)
    below = Buckets(uppers, count: edges.count)
    above = Buckets(lowers, count: edges.count)
    readParities()
  }

  private mutating func readParities() {
    parities = Array(repeating: nil, count: edges.count)
    for edge in system.wholeRows { parities[edge] = 0 }
    for (group, height) in zip(system.groups, heights) {
      // What a block has besides its lines is above and below them.
      for block in group.blocks { parities[block.lowerBound] = (height - group.least) / 2 % 2 }
    }
  }

  // MARK: Lowering

  /// Takes as few steps as there is room with, the first ones; none at all if all of them do not suffice.
  ///
  /// With each step there is at least as much room as before, so that half of those in question can be tried at
  /// once.
  ///
  /// - Returns: The places, and how many steps were taken; `nil` if there is no room.
  mutating func giveUp(_ steps: [RowSystem.Step]) -> (places: [Int], steps: Int)? {
    let all = leasts
    if let places = places() { return (places, 0) }
    var (short, enough) = (0, steps.count)
    apply(steps[...], to: all)
    guard enough > 0, var found = places() else {
      leasts = all
      return nil
    }
    while enough - short > 1 {
      let middle = (short + enough) / 2
      apply(steps[..<middle], to: all)
      if let places = places() { (found, enough) = (places, middle) } else { short = middle }
    }
    return (found, enough)
  }

  private mutating func apply(_ steps: ArraySlice<RowSystem.Step>, to all: [Int]) {
    leasts = all
    for step in steps { leasts[step.gap] = step.least }
  }

  /// Takes a row from the blocks that have most more than in proportion.
  ///
  /// - Returns: Whether there are any.
  mutating func lowerOne() -> Bool {
    func excess(_ index: Int) -> Double {
      let group = system.groups[index]
      return (Double(heights[index]) - group.ideal + 2) * Double(group.blocks.count)
    }
    let high = heights.indices.filter { heights[$0] > system.groups[$0].least }
    guard let most = high.max(by: { excess($0) < excess($1) }) else { return false }
    lower(most, by: 2)
    return true
  }

  private mutating func lower(_ group: Int, by halfRows: Int) {
    heights[group] -= halfRows
    let first = system.gaps.count + system.groups[..<group].reduce(0) { $0 + $1.blocks.count }
    let blocks = first..<first + system.groups[group].blocks.count
    for block in blocks { leasts[block] = heights[group] }
    readParities()
  }

  // MARK: Nearness

  /// Moves edges, and takes rows from blocks that have more than they measure, as long as that brings edges
  /// nearer to their true places.
  ///
  /// - Returns: The places that are nearest.
  mutating func nearer(than places: [Int]) -> [Int] {
    var nearest = balanced(places)
    var least = deviation(of: nearest)
    var group = 0
    while group < heights.count {
      guard canLower(group) else {
        group += 1
        continue
      }
      lower(group, by: 2)
      if let places = self.places().map(balanced), case let deviation = deviation(of: places),
        deviation < least
      {
        (nearest, least) = (places, deviation)
      } else {
        lower(group, by: -2)
        group += 1
      }
    }
    return nearest
  }

  /// Whether blocks of a single line are about as near to what they measure with a row less.
  private func canLower(_ group: Int) -> Bool {
    let excess = Double(heights[group]) - system.groups[group].ideal
    return system.lowersBlocks && heights[group] > 2 && system.groups[group].least == 2
      && abs(excess - 2) <= abs(excess) + Self.giving
  }

  /// The sum of the squares of the edges' distances from their true places, in half rows.
  private func deviation(of places: [Int]) -> Double {
    places.enumerated().reduce(0) { $0 + misplacement(of: $1.offset, at: $1.element) }
  }

  /// The square of an edge's distance from its true place.
  func misplacement(of edge: Int, at place: Int) -> Double {
    let distance = Double(place) - system.ideal[edge]
    return distance * distance
  }

  // MARK: Places

  /// The edges nearest to their true places with the demands as they are; `nil` if there is no room.
  mutating func places() -> [Int]? {
    guard let latest = latest() else { return nil }
    var places = [0]
    places.reserveCapacity(edges.count)
    for edge in edges.dropFirst() {
      var first = places[edge - 1]
      for demand in above[edge] { first = max(first, places[uppers[demand]] + leasts[demand]) }
      if let block = blocks[edge] {
        places.append(max(first, places[block.top] + heights[block.group]))
        continue
      }
      let own =
        system.hugging.contains(edge) ? first : Int((system.ideal[edge] + 0.5).rounded(.down))
      let wanted = min(max(own, first), latest[edge])
      let place = parities[edge].map { wanted + (wanted + $0) % 2 } ?? wanted
      places.append(place > latest[edge] && place - 2 >= first ? place - 2 : max(place, first))
    }
    guard let last = places.last, last <= system.total else { return nil }
    places[places.count - 1] = system.total
    return places
  }

  /// The lowest places of the edges with which all below them have room; `nil` if these do not have any.
  private mutating func latest() -> [Int]? {
    passes += 1
    var latest = [Int](repeating: system.total, count: edges.count)
    for edge in edges.reversed() {
      var place = edge + 1 < edges.count ? latest[edge + 1] : system.total
      for demand in below[edge] { place = min(place, latest[lowers[demand]] - leasts[demand]) }
      if let parity = parities[edge] { place -= (place + parity) % 2 }
      guard place >= 0 else { return nil }
      latest[edge] = place
    }
    return latest
  }
}

/// Numbers by buckets, in one array.
private struct Buckets {
  private var starts: [Int]
  private var items: [Int]

  /// Puts the numbers from 0 into the buckets that are given for them.
  init(_ buckets: [Int], count: Int) {
    starts = Array(repeating: 0, count: count + 1)
    for bucket in buckets { starts[bucket + 1] += 1 }
    for bucket in 0..<count { starts[bucket + 1] += starts[bucket] }
    var next = starts
    items = Array(repeating: 0, count: buckets.count)
    for (item, bucket) in buckets.enumerated() {
      items[next[bucket]] = item
      next[bucket] += 1
    }
  }

  subscript(bucket: Int) -> ArraySlice<Int> { items[starts[bucket]..<starts[bucket + 1]] }
}
