import AdaptiveUI
import Foundation
import SceneFiles
import Sweep

/// Prints what a check found.
@MainActor enum CheckPrinter {
  static func text(_ files: [CheckedFile], _ format: CheckFormat) throws -> String {
    switch format {
    case .text: plain(files)
    case .json: try JSONText.of(JSONReport(files))
    case .junit: junit(files)
    case .sarif: try JSONText.of(SARIFReport(files))
    case .github: github(files)
    }
  }

  // MARK: For people

  private static func plain(_ files: [CheckedFile]) -> String {
    var lines: [String] = []
    for file in files {
      if file.report.isCoarse {
        lines.append(
          "\(file.report.file): many views: only the smallest and the largest window of each pair "
            + "of size classes was looked at; --thorough looks at all [not-searched]")
      }
      lines += file.report.notes.map { "\($0) [not-shown]" }
      for (details, findings) in sharingDetails(file) {
        lines += findings.map { finding in
          "\(file.report.file):\(file.line(of: finding)): \(finding.rule.severity): "
            + "\(file.message(of: finding)) [\(finding.rule.rawValue)]"
        }
        lines += details.map { "    " + $0 }
      }
    }
    let count = files.reduce(0) { $0 + $1.report.findings.count }
    let sizes = files.reduce(0) { $0 + $1.report.sizes }
    let notShown = files.reduce(0) { $0 + $1.report.notes.count }
    lines.append(
      "\(counted(count, "finding")) in \(counted(files.count, "file")), "
        + "\(counted(sizes, "size")) laid out"
        + (notShown > 0 ? ", \(counted(notShown, "thing")) not shown" : ""))
    return lines.map { VisibleText.of($0) }.joined(separator: "\n")
  }

  /// Findings of one rule at the same sizes stand together above what they have in common: where one
  /// thing is wrong, often every view of a stack is told of.
  private static func sharingDetails(_ file: CheckedFile) -> [([String], [Finding])] {
    struct Key: Hashable {
      let rule: FindingRule
      let details: [String]
    }
    var positions: [Key: Int] = [:]
    var groups: [([String], [Finding])] = []
    for finding in file.report.findings {
      let log = (finding.log ?? "").split(separator: "\n").map { "| \($0)" }
      let details = finding.extents + [finding.command(for: file.report.file)] + log
      let key = Key(rule: finding.rule, details: details)
      if let position = positions[key] {
        groups[position].1.append(finding)
      } else {
        positions[key] = groups.count
        groups.append((details, [finding]))
      }
    }
    return groups
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: For programs

  private struct JSONReport: Encodable {
    let schema = "winch.check/1"
    let files: [File]

    struct File: Encodable {
      let file: String
      let sizes: Int
      /// Whether there were too many views to look at every size.
      let isCoarse: Bool
      /// What the document asks for and did not get.
      let notes: [String]
      let findings: [Entry]
    }

    struct Entry: Encodable {
      let severity: FindingRule.Severity
      let message: String
      let command: String
      let line: Int
      let finding: Finding
    }

    @MainActor init(_ checked: [CheckedFile]) {
      files = checked.map { file in
        File(
          file: file.report.file, sizes: file.report.sizes, isCoarse: file.report.isCoarse,
          notes: file.report.notes,
          findings: file.report.findings.map { finding in
            Entry(
              severity: finding.rule.severity, message: file.message(of: finding),
              command: finding.command(for: file.report.file), line: file.line(of: finding),
              finding: finding)
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
          #"      <failure type="\#(rule.severity)" message="\#(escaped(file.message(of: first)))">"#
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

  /// Workflow commands that become annotations.
  private static func github(_ files: [CheckedFile]) -> String {
    func property(_ text: String) -> String {
      data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
    func data(_ text: String) -> String {
      VisibleText.lines(of: text).replacing("%", with: "%25").replacing("\n", with: "%0A")
    }
    return files.flatMap { file in
      file.report.notes.map { "::notice title=winch not-shown::\(data($0))" }
        + file.report.findings.map { finding in
          let level = finding.rule.severity == .note ? "notice" : finding.rule.severity.rawValue
          let details = ([file.message(of: finding)] + finding.extents).joined(separator: "\n")
          return "::\(level) file=\(property(file.report.file)),line=\(file.line(of: finding)),"
            + "title=\(property("winch " + finding.rule.rawValue))::\(data(details))"
        }
    }.joined(separator: "\n")
  }
}
