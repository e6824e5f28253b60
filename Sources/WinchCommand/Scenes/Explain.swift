import AdaptiveUI
import ArgumentParser
import Foundation
import Lab
import RuleTexts
import SceneFiles

/// Tells why a view is as it is.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tell why a view or controller has its traits and its frame.",
    discussion: """
      EXAMPLES
        winch explain split detail
        winch explain listing-13-1 left --device 'iPhone 6' --orientation landscape
        winch explain reference log-text --size 60x20 --format json
      """)

  @OptionGroup var headless: HeadlessOptions

  @Argument(help: "The identifier of a view or controller.")
  var view: String

  @Option(help: "text for people, json for programs.")
  var format = OutputFormat.text

  func run() throws {
    try reportingFailures {
      try MainActor.assumeIsolated {
        let session = try headless.open()
        defer { session.close() }
        let explanation: Explanation
        do throws(CommandProblem) {
          explanation = try session.explanation(of: view)
        } catch {
          throw ValidationError(error.text)
        }
        switch format {
        case .text:
          print(
            ExplanationText.lines(explanation).map { VisibleText.of($0) }.joined(separator: "\n"))
        case .json: print(try ExplanationText.json(explanation))
        }
      }
    }
  }
}

/// Writes explanations.
enum ExplanationText {
  static func lines(_ explanation: Explanation) -> [String] {
    let owner = explanation.controller.map { ", view of \($0)" } ?? ""
    var lines = ["\(explanation.subject): \(explanation.className)\(owner)", "", "Traits"]
    let width = explanation.traits.map(\.name.count).max() ?? 0
    let values = explanation.traits.map(\.value.count).max() ?? 0
    lines += explanation.traits.map {
      "  " + $0.name.padding(to: width + 2) + $0.value.padding(to: values + 2) + $0.origin
    }
    lines += ["", "Frame  \(explanation.frame)", "  decided by \(explanation.placement)"]
    lines += list("across", explanation.horizontal) + list("down", explanation.vertical)
    if explanation.isAmbiguous {
      lines.append("  ambiguous: the constraints leave more than one frame")
    }
    for conflict in explanation.conflicts {
      lines +=
        [""]
        + conflict.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) }
    }
    guard !explanation.lastStep.isEmpty else { return lines }
    lines += ["", "In the last step"] + explanation.lastStep.map { "  " + $0 }
    let ids = explanation.lastStep.compactMap(ruleID)
    var seen: Set<String> = []
    lines += [""]
    lines += ids.filter { seen.insert($0).inserted }.compactMap { id in
      RuleTexts.text(of: id).map { "  " + id.padding(to: 7) + $0 }
    }
    return lines
  }

  static func json(_ explanation: Explanation) throws -> String {
    try JSONText.of(explanation)
  }

  private static func list(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["  \(title)"] + lines.map { "    " + $0 }
  }

  /// The id that a line of a trace ends with.
  private static func ruleID(_ line: String) -> String? {
    guard line.hasSuffix("]"), let start = line.lastIndex(of: "[") else { return nil }
    return String(line[line.index(after: start)...].dropLast())
  }
}
