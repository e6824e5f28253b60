import ArgumentParser
import Documents
import RuleTexts

/// Prints the texts of rules.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "Print what the rules say that traces name.",
    discussion: """
      EXAMPLES
        winch rules C10      one rule
        winch rules PO SH    families of rules
        winch rules          all of them
      """)

  @Argument(help: "Ids such as C10, or the letters of a family.")
  var ids: [String] = []

  func run() throws {
    for rule in try ids.isEmpty ? RuleTexts.all : ids.flatMap(Self.rules) {
      print(rule.id.padding(to: 7) + rule.text)
    }
  }

  private static func rules(_ name: String) throws -> [RuleTexts.Rule] {
    let wanted = name.uppercased()
    let exact = RuleTexts.all.filter { $0.id == wanted }
    let found =
      exact.isEmpty
      ? RuleTexts.all.filter { $0.id.prefix { $0.isLetter } == wanted } : exact
    guard found.isEmpty else { return found }
    let near = nearestName(to: wanted, in: RuleTexts.all.map(\.id))
    throw ValidationError(
      "there is no rule '\(name)'" + (near.map { ", did you mean '\($0)'?" } ?? ""))
  }
}

extension String {
  /// The text padded with spaces to a width, with at least one space.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
