/// One number for each priority level, compared from the highest level down.
///
/// Levels are never added up, so no amount of a lower one outweighs a higher one. Rule LA3.2.
struct Cost: Sendable {
  /// Sorted by priority, highest first; zeros are left out.
  private(set) var levels: [Level] = []

  struct Level: Sendable {
    let priority: Priority
    var value: Double
  }

  init() {}

  init(_ value: Double, at priority: Priority) {
    levels = [Level(priority: priority, value: value)]
  }

  var isZero: Bool { levels.isEmpty }

  /// −1, 0 or 1, told by the highest level that is not zero.
  var sign: Int { levels.first.map { $0.value < 0 ? -1 : 1 } ?? 0 }

  /// Adds `factor · other`.
  mutating func add(_ other: Cost, times factor: Double) {
    for level in other.levels { add(level.value * factor, at: level.priority) }
  }

  mutating func add(_ value: Double, at priority: Priority) {
    let position = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if position < levels.count, levels[position].priority == priority {
      levels[position].value += value
      if Tolerance.isZero(levels[position].value) { levels.remove(at: position) }
    } else if !Tolerance.isZero(value) {
      levels.insert(Level(priority: priority, value: value), at: position)
    }
  }

  /// The receiver with every level divided by `divisor`.
  func divided(by divisor: Double) -> Cost {
    var result = Cost()
    result.levels = levels.map { Level(priority: $0.priority, value: $0.value / divisor) }
    return result
  }

  /// Whether the receiver is less than `other` at the highest level where they differ.
  func isLess(than other: Cost) -> Bool {
    var difference = self
    difference.add(other, times: -1)
    return difference.sign < 0
  }
}
