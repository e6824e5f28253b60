import AdaptiveUI
import Documents
import Foundation
import Sweep

/// Findings that are known and accepted, at any size.
struct Baseline: Codable {
  private var schema = Self.name
  /// Sorted.
  private var findings: [Entry] = []

  private static let name = "winch.baseline/1"

  private struct Entry: Codable, Hashable {
    let file: String
    let rule: FindingRule
    let subjects: [String]
    let side: String?
    let presentation: String?

    init(_ finding: Finding, in file: String) {
      self.file = file
      rule = finding.rule
      subjects = finding.subjects
      side = finding.side
      presentation = finding.presentation
    }
  }

  init() {}

  /// Accepts all findings of a check.
  init(_ files: [CheckedFile]) {
    var seen: Set<Entry> = []
    findings = files.flatMap { file in
      file.report.findings.map { Entry($0, in: file.report.file) }
    }.filter { seen.insert($0).inserted }
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``Failure`` if there is no such file, or if it is not a baseline.
  init(file: String) throws {
    let data = try InputFile.data(file)
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw Failure.badScene(VisibleText.of("winch: '\(file)' is no baseline"))
    }
    guard schema == Self.name else {
      throw Failure.badScene(
        VisibleText.of("winch: '\(file)' is a baseline of another version"))
    }
  }

  func contains(_ finding: Finding, in file: String) -> Bool {
    findings.contains(Entry(finding, in: file))
  }

  /// - Throws: ``Failure`` if the file cannot be written.
  func write(to file: String) throws {
    try OutputFile.write(Data((JSONText.of(self) + "\n").utf8), to: file)
  }
}

/// Comments of a file that silence findings: `winch:ignore RULE [ID ...]`.
struct InlineIgnores {
  private var entries: [(rule: String, subjects: [String])] = []

  init(in text: String) {
    for line in text.split(separator: "\n") {
      guard let mark = line.range(of: "winch:ignore ") else { continue }
      let words = line[mark.upperBound...].split { " ,\t".contains($0) }
        .prefix { $0 != "-->" }.map(String.init)
      if let rule = words.first { entries.append((rule, Array(words.dropFirst()))) }
    }
  }

  func silence(_ finding: Finding) -> Bool {
    entries.contains { entry in
      (entry.rule == finding.rule.rawValue || entry.rule == "all")
        && (entry.subjects.isEmpty || entry.subjects.contains(where: finding.subjects.contains))
    }
  }
}
