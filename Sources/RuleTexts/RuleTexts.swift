/// One sentence for each rule that the model follows.
public enum RuleTexts {
  /// A rule's id, such as `C10`, and what it says.
  public struct Rule: Sendable, Hashable {
    /// The id.
    public let id: String
    /// What the rule says, in one sentence.
    public let text: String
  }

  /// Every rule, families together and numbers in order.
  public static let all: [Rule] = String(decoding: PackageResources.rules_txt, as: UTF8.self)
    .split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return parts.count == 2 ? Rule(id: String(parts[0]), text: String(parts[1])) : nil
    }

  /// By id; only looked up.
  private static let texts = Dictionary(
    all.map { ($0.id, $0.text) }, uniquingKeysWith: { first, _ in first })

  /// What the rule with this id says.
  public static func text(of id: String) -> String? { texts[id] }
}
