import AdaptiveUI
import Documents
import Foundation
import Sweep

/// The text output of a check.
@MainActor struct CheckText {
  /// Whether the text has colours.
  let hasColor: Bool
  /// Whether UIKit's logs and everything that is not shown are included.
  let isVerbose: Bool

  func text(_ files: [CheckedFile]) -> String {
    (files.flatMap(lines) + [total(files)]).joined(separator: "\n")
  }

  private func lines(_ file: CheckedFile) -> [String] {
    let report = file.report
    var lines: [String] = []
    if report.isCoarse {
      lines.append(
        VisibleText.of(report.file)
          + ": many views: only the smallest and the largest window of each pair "
          + "of size classes was looked at; --thorough looks at all [not-searched]")
    }
    lines += notShown(report)
    for (details, findings) in sharingDetails(file) {
      for finding in findings { lines += heading(finding, file) }
      lines += details.map { "  " + VisibleText.of($0) } + [""]
    }
    return lines
  }

  private func notShown(_ report: SweepReport) -> [String] {
    if isVerbose { return report.notes.map { VisibleText.of("\($0) [not-shown]") } }
    guard let line = NotShownText(report.notes).line else { return [] }
    let isPlaced = report.notes.count == 1
    return [VisibleText.of((isPlaced ? "" : "\(report.file): ") + "\(line) [not-shown]")]
  }

  /// The finding, and the line of the file that it refers to.
  private func heading(_ finding: Finding, _ file: CheckedFile) -> [String] {
    let mark = file.mark(of: finding)
    let place = "\(VisibleText.of(file.report.file)):\(mark.line):\(mark.column)"
    let message = finding.message(file.summaries) { painted($0, .name) }
    let severity = painted("\(finding.severity)", Paint(finding.severity))
    let rule = painted("[\(finding.rule.rawValue)]", .dim)
    let excerpt = SourceExcerpt(
      of: file.lines.line(mark.line), around: mark.column - 1, trimsIndent: true)
    let number = "\(mark.line)"
    let margin = String(repeating: " ", count: number.count)
    let caret = String(repeating: " ", count: excerpt.indent) + painted("^", .caret)
    return ["\(place): \(severity): \(message) \(rule)"]
      + (excerpt.text.isEmpty ? [] : ["  \(number) | \(excerpt.text)", "  \(margin) | \(caret)"])
  }

  /// Groups findings of one rule at the same sizes, which share their details: a single mistake
  /// often affects every view of a stack.
  private func sharingDetails(_ file: CheckedFile) -> [([String], [Finding])] {
    struct Key: Hashable {
      let rule: FindingRule
      let extents: [String]
      let example: Finding.Example
      let log: String?
      let presentation: String?
    }
    var positions: [Key: Int] = [:]
    var groups: [([String], [Finding])] = []
    for finding in file.report.findings {
      let log = isVerbose ? finding.log : nil
      let key = Key(
        rule: finding.rule, extents: finding.extents, example: finding.example, log: log,
        presentation: finding.presentation)
      if let position = positions[key] {
        groups[position].1.append(finding)
      } else {
        positions[key] = groups.count
        let lines = (log ?? "").split(separator: "\n").map { "| \($0)" }
        groups.append(
          (key.extents + ["see it: " + finding.command(for: file.report.file)] + lines, [finding]))
      }
    }
    return groups
  }

  private func total(_ files: [CheckedFile]) -> String {
    let findings = files.flatMap(\.report.findings)
    let sizes = files.reduce(0) { $0 + $1.report.sizes }
    let notShown = files.reduce(0) { $0 + $1.report.notes.count }
    let kinds = FindingRule.Severity.allCases.compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count > 0 ? count.counted(severity.rawValue) : nil
    }
    return findings.count.counted("finding")
      + (kinds.isEmpty ? "" : " (\(kinds.joined(separator: ", ")))")
      + " in \(files.count.counted("file")), \(sizes.counted("size")) laid out"
      + (notShown > 0 ? ", \(notShown.counted("thing")) not shown" : "")
  }

  // MARK: Colours

  /// Emphasis by codes of ECMA-48.
  private enum Paint: String {
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case name = "1"
    case caret = "1;32"
    case dim = "2"

    init(_ severity: FindingRule.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }

  private func painted(_ text: String, _ paint: Paint) -> String {
    hasColor ? "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m" : text
  }
}
