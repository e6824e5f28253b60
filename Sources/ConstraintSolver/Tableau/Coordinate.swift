/// A sum of inputs by which constraints measure; inputs come in their order, the first times 1.
struct Direction: Sendable, Hashable {
  let cells: [Cell]
}

/// Where the cost of a coordinate bends: constraints of one level that start or cease to be missed.
struct Bend: Sendable {
  let position: Double
  /// The constraints' slopes on both sides.
  var below: Double
  var above: Double
  @Narrow var level: Int
  /// How many constraints.
  @Narrow var count = 1

  init(_ edge: Edge) {
    position = edge.position
    below = edge.below
    above = edge.above
    level = edge.level
  }

  /// By how much the slope above exceeds that below.
  var turn: Double { above - below }
}

/// How the cost of one constraint depends on a coordinate: its slope on both sides of a position.
struct Edge: Sendable {
  let position: Double
  let level: Int
  let below: Double
  let above: Double
}

/// What keeps a coordinate at its value.
enum Freedom: Sendable {
  /// Every movement costs what constraints know.
  case held
  /// A movement costs nothing that constraints with their priorities know.
  case wished
  /// A movement costs nothing at all.
  case tied
}

/// A number that constraints hang on: an input or a sum of inputs.
///
/// Its cost is convex and piecewise linear. A basic coordinate is a sum of coordinates that are not
/// basic; one that is not stands at a value of its own, mostly at a bend.
struct Coordinate: Sendable {
  /// The input; negative for a sum.
  var variable = -1
  /// What a sum is made of.
  var direction: Direction?
  var isLive = true
  var value = 0.0

  /// How many constraints hang on it.
  var members = 0
  /// How many sums contain this input.
  var references = 0

  var isBasic = false
  /// Of a basic coordinate: the summands that are not basic, sorted.
  var row: [Cell] = []
  /// Of another one: the basic coordinates it is part of.
  var column: [Int] = []

  /// Sorted by position, then by level.
  var bends: [Bend] = []
  /// How many bends count as lying below the value.
  var cursor = 0
  /// The positions below and above which a required constraint is missed.
  private(set) var requiredRange = (lower: -Double.infinity, upper: Double.infinity)

  var isQueued = false
  var isUrgent = false
  var isMoved = false
  /// Whether the trial that runs has a copy.
  var isNoted = false
  var isSuspect = false
  var freedom = Freedom.held
  var isLoose: Bool { freedom != .held }

  /// Forgets everything but the memory of lists: most coordinates are gone soon, and others come.
  mutating func clear() {
    var new = Coordinate()
    swap(&new.row, &row)
    swap(&new.column, &column)
    swap(&new.bends, &bends)
    new.row.removeAll(keepingCapacity: true)
    new.column.removeAll(keepingCapacity: true)
    new.bends.removeAll(keepingCapacity: true)
    self = new
  }

  /// The first bend that is not before the position and level.
  func bendIndex(_ position: Double, _ level: Int) -> Int {
    var low = 0
    var high = bends.count
    while low < high {
      let middle = (low + high) / 2
      let bend = bends[middle]
      if bend.position < position || (bend.position == position && bend.level < level) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// The coefficient of a coordinate in the row.
  func coefficient(of index: Int) -> Double {
    var low = 0
    var high = row.count
    while low < high {
      let middle = (low + high) / 2
      if row[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low < row.count && row[low].index == index ? row[low].coefficient : 0
  }

  /// Takes a constraint in.
  ///
  /// - Returns: What it adds to the slope around the cursor.
  mutating func insert(_ edge: Edge) -> Double {
    members += 1
    let index = bendIndex(edge.position, edge.level)
    var isAbove = index < cursor
    if index < bends.count, bends[index].position == edge.position,
      bends[index].level == edge.level
    {
      bends[index].count += 1
      bends[index].below += edge.below
      bends[index].above += edge.above
    } else {
      if index == cursor {
        let isLower = edge.below != 0 && edge.above == 0
        isAbove = edge.position < value || (edge.position == value && isLower)
      }
      // Mostly a wish to be zero and a few bounds: room for them is made at once.
      if bends.capacity == 0 { bends.reserveCapacity(4) }
      bends.insert(Bend(edge), at: index)
      if isAbove { cursor += 1 }
    }
    if edge.level == CostLevels.required { narrowRequiredRange(to: bends[index]) }
    return isAbove ? edge.above : edge.below
  }

  private mutating func narrowRequiredRange(to bend: Bend) {
    if bend.above > Tolerance.slope {
      requiredRange.upper = min(requiredRange.upper, bend.position)
    }
    if bend.below < -Tolerance.slope {
      requiredRange.lower = max(requiredRange.lower, bend.position)
    }
  }

  /// Looks for the range anew when a constraint at one of its ends is gone.
  private mutating func widenRequiredRange(from position: Double) {
    guard position == requiredRange.lower || position == requiredRange.upper else { return }
    requiredRange = (-.infinity, .infinity)
    for bend in bends where bend.level == CostLevels.required { narrowRequiredRange(to: bend) }
  }

  /// Lets go of a constraint.
  ///
  /// - Returns: What is to be added to the slope around the cursor.
  mutating func remove(_ edge: Edge) -> Double {
    members -= 1
    let index = bendIndex(edge.position, edge.level)
    guard index < bends.count, bends[index].position == edge.position,
      bends[index].level == edge.level
    else { return 0 }
    let isAbove = index < cursor
    bends[index].count -= 1
    bends[index].below -= edge.below
    bends[index].above -= edge.above
    if bends[index].count == 0 {
      bends.remove(at: index)
      if isAbove { cursor -= 1 }
    }
    if edge.level == CostLevels.required { widenRequiredRange(from: edge.position) }
    return isAbove ? -edge.above : -edge.below
  }
}
