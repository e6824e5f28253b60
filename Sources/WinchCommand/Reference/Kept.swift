import AdaptiveUI
import ArgumentParser

/// Prints the members without effect.
struct Kept: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kept",
    abstract: "Print the members that are kept and have no effect.",
    discussion: """
      EXAMPLES
        winch kept             all of them
        winch kept UITabBar    those whose names contain a word
      """)

  @Argument(help: "A part of the name of a class or a member.")
  var word: String?

  func run() throws {
    let members = KeptMember.allCases.filter {
      guard let word else { return true }
      return $0.name.lowercased().contains(word.lowercased())
    }
    let width = members.map(\.name.count).max() ?? 0
    for member in members {
      print(String(member.name).padding(to: width + 2) + member.reason)
    }
  }
}
