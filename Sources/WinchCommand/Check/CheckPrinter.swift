import AdaptiveUI
import Documents
import Foundation
import Sweep

/// Prints the results of a check.
@MainActor enum CheckPrinter {
  static func text(_ files: [CheckedFile], _ command: Check) throws -> String {
    switch command.format {
    case .text: CheckText(hasColor: command.hasColor, isVerbose: command.verbose).text(files)
    case .json: try JSONText.of(JSONReport(files))
    case .junit: junit(files)
    case .sarif: try JSONText.of(SARIFReport(files))
    case .github: GitHubReport.text(files)
    }
  }

  // MARK: For programs

  private struct JSONReport: Encodable {
    let schema = "winch.check/1"
    let files: [File]

    struct File: Encodable {
      let file: String
      let sizes: Int
      /// Whether not every size was checked, because there are too many views.
      let isCoarse: Bool
      /// The parts of the document that are not supported.
      let notes: [String]
      let findings: [Entry]
    }

    struct Entry: Encodable {
      let severity: FindingRule.Severity
      let message: String
      let command: String
      let line: Int
      let column: Int
      let finding: Finding
    }

    @MainActor init(_ checked: [CheckedFile]) {
      files = checked.map { file in
        File(
          file: file.report.file, sizes: file.report.sizes, isCoarse: file.report.isCoarse,
          notes: file.report.notes,
          findings: file.report.findings.map { finding in
            let mark = file.mark(of: finding)
            return Entry(
              severity: finding.severity, message: file.message(of: finding),
              command: finding.command(for: file.report.file), line: mark.line,
              column: mark.column, finding: finding)
          })
      }
    }
  }

  private static func junit(_ files: [CheckedFile]) -> String {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>"]
    for file in files {
      let findings = file.report.findings
      let name = escaped(VisibleText.of(file.report.file))
      let rules = FindingRule.allCases
      let failed = Set(findings.map(\.rule)).count
      lines.append(
        #"  <testsuite name="\#(name)" tests="\#(rules.count)" failures="\#(failed)">"#)
      for rule in rules {
        let own = findings.filter { $0.rule == rule }
        let start = #"    <testcase classname="\#(name)" name="\#(rule.rawValue)""#
        guard let first = own.first else {
          lines.append(start + "/>")
          continue
        }
        let details = own.map { ([file.message(of: $0)] + $0.extents).joined(separator: "\n  ") }
        lines += [
          start + ">",
          #"      <failure type="\#(first.severity)" message="\#(escaped(file.message(of: first)))">"#
            + escaped(details.joined(separator: "\n")) + "</failure>",
          "    </testcase>",
        ]
      }
      if !file.report.notes.isEmpty {
        let notes = escaped(file.report.notes.joined(separator: "\n"))
        lines.append("    <system-out>\(notes)</system-out>")
      }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    VisibleText.lines(of: text).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
