/// A sum of inputs by which constraints measure; inputs come in their order, the first times 1.
struct Direction: Sendable, Hashable {
  let cells: [Cell]
}

/// Where the slope of a coordinate's cost changes: constraints of one level that start or cease to be violated.
struct Breakpoint: Sendable {
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
  case defaulted
  /// A movement costs nothing at all.
  case tied
}

/// A number that constraints depend on: an input or a sum of inputs.
///
/// Its cost is convex and piecewise linear. A basic coordinate is a sum of coordinates that are not
/// basic; one that is not has a value of its own, mostly at a breakpoint.
struct Coordinate: Sendable {
  /// The input; negative for a sum.
  var variable = -1
  /// What a sum is made of.
  var direction: Direction?
  var isLive = true
  var value = 0.0

  /// How many constraints depend on it.
  var members = 0
  /// How many sums contain this input.
  var references = 0

  var isBasic = false
  /// Of a basic coordinate: the summands that are not basic, sorted.
  var row: [Cell] = []
  /// Of another one: the basic coordinates it is part of.
  var column: [Int] = []

  /// Sorted by position, then by level.
  var breakpoints: [Breakpoint] = []
  /// How many breakpoints count as lying below the value.
  var cursor = 0
  /// The positions below and above which a required constraint is violated.
  private(set) var requiredRange = (lower: -Double.infinity, upper: Double.infinity)

  var isQueued = false
  var isUrgent = false
  var isMoved = false
  /// Whether the trial that runs has a copy.
  var isNoted = false
  var isMaybeUnused = false
  var freedom = Freedom.held
  var isLoose: Bool { freedom != .held }

  /// Forgets everything but the memory of lists: most coordinates are gone soon, and others come.
  mutating func clear() {
    var new = Coordinate()
    swap(&new.row, &row)
    swap(&new.column, &column)
    swap(&new.breakpoints, &breakpoints)
    new.row.removeAll(keepingCapacity: true)
    new.column.removeAll(keepingCapacity: true)
    new.breakpoints.removeAll(keepingCapacity: true)
    self = new
  }

  /// The first breakpoint that is not before the position and level.
  func breakpointIndex(_ position: Double, _ level: Int) -> Int {
    var low = 0
    var high = breakpoints.count
    while low < high {
      let middle = (low + high) / 2
      let breakpoint = breakpoints[middle]
      if breakpoint.position < position
        || (breakpoint.position == position && breakpoint.level < level)
      {
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
    let index = breakpointIndex(edge.position, edge.level)
    var isAbove = index < cursor
    if index < breakpoints.count, breakpoints[index].position == edge.position,
      breakpoints[index].level == edge.level
    {
      breakpoints[index].count += 1
      breakpoints[index].below += edge.below
      breakpoints[index].above += edge.above
    } else {
      if index == cursor {
        let isLower = edge.below != 0 && edge.above == 0
        isAbove = edge.position < value || (edge.position == value && isLower)
      }
      // Mostly the default of zero and a few bounds: room for them is made at once.
      if breakpoints.capacity == 0 { breakpoints.reserveCapacity(4) }
      breakpoints.insert(Breakpoint(edge), at: index)
      if isAbove { cursor += 1 }
    }
    if edge.level == CostLevels.required { narrowRequiredRange(to: breakpoints[index]) }
    return isAbove ? edge.above : edge.below
  }

  private mutating func narrowRequiredRange(to breakpoint: Breakpoint) {
    if breakpoint.above > Tolerance.slope {
      requiredRange.upper = min(requiredRange.upper, breakpoint.position)
    }
    if breakpoint.below < -Tolerance.slope {
      requiredRange.lower = max(requiredRange.lower, breakpoint.position)
    }
  }

  /// Looks for the range anew when a constraint at one of its ends is gone.
  private mutating func widenRequiredRange(from position: Double) {
    guard position == requiredRange.lower || position == requiredRange.upper else { return }
    requiredRange = (-.infinity, .infinity)
    for breakpoint in breakpoints where breakpoint.level == CostLevels.required {
      narrowRequiredRange(to: breakpoint)
    }
  }

  /// Lets go of a constraint.
  ///
  /// - Returns: What is to be added to the slope around the cursor.
  mutating func remove(_ edge: Edge) -> Double {
    members -= 1
    let index = breakpointIndex(edge.position, edge.level)
    guard index < breakpoints.count, breakpoints[index].position == edge.position,
      breakpoints[index].level == edge.level
    else { return 0 }
    let isAbove = index < cursor
    breakpoints[index].count -= 1
    breakpoints[index].below -= edge.below
    breakpoints[index].above -= edge.above
    if breakpoints[index].count == 0 {
      breakpoints.remove(at: index)
      if isAbove { cursor -= 1 }
    }
    if edge.level == CostLevels.required { widenRequiredRange(from: edge.position) }
    return isAbove ? -edge.above : -edge.below
  }
}
