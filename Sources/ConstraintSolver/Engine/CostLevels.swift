/// The priorities in use, each with a cost level of its own.
///
/// Levels are never added up, so no amount of a lower one outweighs a higher one. Rule LA3.2.
struct CostLevels: Sendable {
  /// The level of required constraints.
  static let required = 0
  /// The level of inequalities that hold exactly where nothing more important keeps them from it.
  static let early = 1
  /// The level of inequalities that do so after those.
  static let late = 2
  /// The level of the preference of every input for zero, below all others.
  static let rest = 3

  /// What constraints do not know: levels below all priorities, the most important first.
  private static let below = [early, late, rest]

  private var priorities: [Priority?] = [.required, nil, nil, nil]
  /// All levels, the most important first.
  private(set) var ranked = [required] + below

  /// Whether a level is below all priorities.
  static func isBelowPriorities(_ level: Int) -> Bool { level >= early && level <= rest }

  /// The levels of priorities, of `ranked`.
  static func ofPriorities(_ ranked: [Int]) -> ArraySlice<Int> { ranked.dropLast(below.count) }

  /// The place of a level in the order of importance.
  func rank(of level: Int) -> Int { ranked.firstIndex(of: level) ?? ranked.count }

  /// The priority of a level that is not below all priorities.
  func priority(of level: Int) -> Priority { priorities[level] ?? .required }

  /// The level of a priority.
  mutating func level(of priority: Priority) -> Int {
    guard priority < .required else { return Self.required }
    var low = 1
    var high = ranked.count - Self.below.count
    while low < high {
      let middle = (low + high) / 2
      guard let other = priorities[ranked[middle]] else { break }
      if other == priority { return ranked[middle] }
      if other > priority { low = middle + 1 } else { high = middle }
    }
    priorities.append(priority)
    ranked.insert(priorities.count - 1, at: low)
    return priorities.count - 1
  }
}
