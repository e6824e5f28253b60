import AdaptiveUI
import Foundation
import RuleTexts

/// Writes explanations.
package enum ExplanationText {
  /// The explanation as lines of text: the sums, frame, constraints, traits, the last step and its rules.
  package static func lines(_ explanation: Explanation) -> [String] {
    let owner = explanation.controller.map { ", view of \($0)" } ?? ""
    // A name that begins with the class needs no class.
    let isSaid = explanation.subject.hasPrefix(explanation.className)
    let type = isSaid ? owner : ": \(explanation.className)\(owner)"
    let id = explanation.id.flatMap { $0 == explanation.subject ? nil : ["id \($0)"] } ?? []
    var lines = ["\(explanation.subject)\(type)"] + explanation.sentences + id
    lines += ["", "Frame  \(explanation.frame)", "  decided by \(explanation.placement)"]
    lines += list("across", explanation.horizontal) + list("down", explanation.vertical)
    if explanation.isAmbiguous {
      lines.append("  ambiguous: the constraints leave more than one frame")
    }
    if let letters = explanation.letters { lines.append("  letters \(letters)") }
    if let image = explanation.image { lines += ["", "Image"] + image.map { "  " + $0 } }
    if let accessibility = explanation.accessibility {
      lines += ["", "Accessibility"] + accessibility.map { "  " + $0 }
    }
    if let connections = explanation.connections {
      lines += ["", "Connections"] + connections.map { "  " + $0 }
    }
    for conflict in explanation.conflicts {
      lines +=
        [""]
        + conflict.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) }
    }
    lines += traits(explanation.traits)
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

  /// The explanation as JSON.
  ///
  /// - Throws: The encoder's error; strings cannot cause one.
  package static func json(_ explanation: Explanation) throws -> String {
    try JSONText.of(explanation)
  }

  /// The traits, which most views have from the window: after what is the view's own.
  private static func traits(_ traits: [Explanation.Trait]) -> [String] {
    let width = traits.map(\.name.count).max() ?? 0
    let values = traits.map(\.value.count).max() ?? 0
    return ["", "Traits"]
      + traits.map {
        "  " + $0.name.padding(to: width + 2) + $0.value.padding(to: values + 2) + $0.origin
      }
  }

  private static func list(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["  \(title)"] + lines.map { "    " + $0 }
  }

  /// The id at the end of a line of a trace.
  private static func ruleID(_ line: String) -> String? {
    guard line.hasSuffix("]"), let start = line.lastIndex(of: "[") else { return nil }
    return String(line[line.index(after: start)...].dropLast())
  }
}

extension String {
  /// The text padded with spaces to a width, with at least one.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}
