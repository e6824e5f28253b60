import Documents
import Foundation
import Sweep

/// Findings as SARIF 2.1.0, a format that code hosts read.
struct SARIFReport: Encodable {
  let version = "2.1.0"
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version
    case schema = "$schema"
    case runs
  }

  struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
  }

  /// The run itself, with the unsupported parts of the documents.
  struct Invocation: Encodable {
    let executionSuccessful = true
    let toolExecutionNotifications: [Notification]
  }

  struct Notification: Encodable {
    let level = "note"
    let message: Text
  }

  struct Tool: Encodable { let driver: Driver }

  struct Driver: Encodable {
    let name = "winch"
    let rules: [Rule]
  }

  struct Rule: Encodable {
    let id: String
    let shortDescription: Text
  }

  struct Text: Encodable { let text: String }

  struct Result: Encodable {
    let ruleId: String
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
  }

  struct Location: Encodable { let physicalLocation: PhysicalLocation }

  struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  struct Artifact: Encodable { let uri: String }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
  }

  @MainActor init(_ files: [CheckedFile]) {
    let rules = FindingRule.allCases.map {
      Rule(id: $0.rawValue, shortDescription: Text(text: $0.summary))
    }
    let results = files.flatMap { file in file.report.findings.map { Self.result($0, file) } }
    let notes = files.flatMap(\.report.notes).map { Notification(message: Text(text: $0)) }
    runs = [
      Run(
        tool: Tool(driver: Driver(rules: rules)),
        invocations: [Invocation(toolExecutionNotifications: notes)], results: results)
    ]
  }

  @MainActor private static func result(_ finding: Finding, _ file: CheckedFile) -> Result {
    let lines =
      [file.message(of: finding)] + finding.extents + [finding.command(for: file.report.file)]
    let identity =
      [finding.rule.rawValue, finding.presentation ?? "", finding.side ?? ""]
      + finding.subjects
    let path = GitHubReport.path(file.report.file)
    let uri = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    let mark = file.mark(of: finding)
    return Result(
      ruleId: finding.rule.rawValue, level: finding.severity.rawValue,
      message: Text(text: lines.joined(separator: "\n")),
      locations: [
        Location(
          physicalLocation: PhysicalLocation(
            artifactLocation: Artifact(uri: uri),
            region: Region(startLine: mark.line, startColumn: mark.column)))
      ],
      partialFingerprints: ["winch/1": identity.joined(separator: "|")])
  }
}
