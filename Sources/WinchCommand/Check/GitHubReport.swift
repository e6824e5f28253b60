import Documents
import Foundation
import Sweep

/// Findings as workflow commands of GitHub, which become annotations.
///
/// GitHub shows ten annotations of each level per step: the worst findings come first, and a notice
/// counts the rest.
@MainActor enum GitHubReport {
  private static let most = 10

  static func text(_ files: [CheckedFile]) -> String {
    let all = files.flatMap { file in file.report.findings.map { (file, $0) } }
    var lines: [String] = []
    var rest: [String] = []
    let notShown = files.reduce(0) { $0 + $1.report.notes.count }
    for severity in FindingRule.Severity.allCases {
      let own = all.filter { $0.1.severity == severity }
      // The last notice is needed to count the rest.
      let hasRest = !rest.isEmpty || notShown > 0 || own.count > most
      let shown = own.prefix(severity == .note && hasRest ? most - 1 : most)
      lines += shown.map { annotation($0.1, $0.0) }
      let more = own.count - shown.count
      if more > 0 { rest.append("\(more) more \(severity)\(more == 1 ? "" : "s")") }
    }
    if notShown > 0 { rest.append("\(notShown.counted("thing")) not shown") }
    if let first = files.first, !rest.isEmpty {
      let names = files.map(\.report.file).joined(separator: " ")
      // What is not shown is only counted without it.
      let option = notShown > 0 ? "--verbose " : ""
      lines.append(
        "::notice file=\(property(path(first.report.file))),line=1,col=1,title=winch::"
          + data(rest.joined(separator: ", ") + "; winch check \(option)\(names) lists them"))
    }
    return lines.joined(separator: "\n")
  }

  private static func annotation(_ finding: Finding, _ file: CheckedFile) -> String {
    let level = finding.severity == .note ? "notice" : finding.severity.rawValue
    let details = ([file.message(of: finding)] + finding.extents).joined(separator: "\n")
    let mark = file.mark(of: finding)
    return "::\(level) file=\(property(path(file.report.file))),line=\(mark.line),"
      + "col=\(mark.column),title=\(property("winch " + finding.rule.rawValue))::\(data(details))"
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func data(_ text: String) -> String {
    VisibleText.lines(of: text).replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  /// The path from the root of the workspace, or from the working folder, as annotations require.
  static func path(
    _ file: String, folder: String = FileManager.default.currentDirectoryPath,
    workspace: String? = SettingsFiles.variable("GITHUB_WORKSPACE")
  ) -> String {
    let whole = URL(filePath: file, relativeTo: URL(filePath: folder, directoryHint: .isDirectory))
      .standardizedFileURL.path(percentEncoded: false)
    let top =
      workspace.flatMap { !$0.isEmpty && whole.hasPrefix($0 + "/") ? $0 : nil } ?? folder
    return whole.hasPrefix(top + "/") ? String(whole.dropFirst(top.count + 1)) : file
  }
}
