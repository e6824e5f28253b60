import Foundation

/// Edges one below the other, and how many half rows are to be between them.
///
/// Its solution are whole half rows that are as near to the edges' true places as these demands allow.
struct RowSystem: Equatable {
  /// That one edge is at least so many half rows below another.
  struct Gap: Equatable {
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
  struct Group: Equatable {
    /// The upper and the lower edge of each block.
    var blocks: [Range<Int>] = []
    /// The fewest half rows of a block, an even number.
    let least: Int
    /// How many half rows a block has in proportion.
    let ideal: Double
  }

  /// The half rows of the edges.
  struct Solution: Equatable {
    let places: [Int]
    /// How many lines of texts were given up.
    let cutTexts: Int
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
  /// Whether blocks may have a little less than they measure where others come nearer to their places.
  var lowersBlocks = true

  init(ideal: [Double], total: Int) { (self.ideal, self.total) = (ideal, total) }

  /// The half rows of the edges; `nil` if there are too few for what is demanded.
  func solved() -> Solution? {
    var passes = 0
    return solved(countingPasses: &passes)
  }

  /// As ``solved()``; adds up how often all demands were looked at.
  func solved(countingPasses passes: inout Int) -> Solution? {
    var placer = EdgePlacer(self)
    defer { passes += placer.passes }
    if let given = placer.giveUp(steps(of: [.breath])) {
      return Solution(places: placer.nearer(than: given.places), cutTexts: 0)
    }
    // Lower blocks give room back to what is between them.
    while placer.lowerOne() {
      if let places = placer.places() {
        return Solution(places: placer.nearer(than: places), cutTexts: 0)
      }
    }
    let steps = steps(of: Rank.allCases)
    return placer.giveUp(steps).map { given in
      let cuts = steps[..<given.steps].count(where: { gaps[$0.gap].rank == .lines })
      return Solution(places: placer.balanced(given.places), cutTexts: cuts)
    }
  }

  /// That a gap has only so many half rows.
  struct Step {
    let gap: Int
    let least: Int
  }

  /// How gaps of some ranks give up half rows one after the other: two at a time of the longest, the lowest of
  /// several first.
  private func steps(of ranks: [Rank]) -> [Step] {
    var steps: [Step] = []
    var left = gaps.map(\.least)
    for rank in ranks where rank != .needed {
      var open = gaps.indices.filter { gaps[$0].rank == rank && left[$0] > gaps[$0].rest }
      while let longest = open.map({ left[$0] }).max() {
        for index in open.reversed() where left[index] == longest {
          left[index] = max(longest - 2, gaps[index].rest)
          steps.append(Step(gap: index, least: left[index]))
        }
        open.removeAll { left[$0] <= gaps[$0].rest }
      }
    }
    return steps
  }
}
