/// The priorities in use, each with a cost level of its own.
///
/// Levels are never added up, so no amount of a lower one outweighs a higher one. Rule LA3.2.
struct CostLevels: Sendable {
  /// The level of required constraints.
  static let required = 0
  /// The level of the wish of every input to be zero, below all priorities.
  static let rest = 1

  private var priorities: [Priority?] = [.required, nil]
  /// All levels, the most important first.
  private(set) var ranked = [required, rest]

  /// The place of a level in the order of importance.
  func rank(of level: Int) -> Int { ranked.firstIndex(of: level) ?? ranked.count }

  /// The priority of a level that is not ``rest``.
  func priority(of level: Int) -> Priority { priorities[level] ?? .required }

  /// The level of a priority.
  mutating func level(of priority: Priority) -> Int {
    guard priority < .required else { return Self.required }
    var low = 1
    var high = ranked.count - 1
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
