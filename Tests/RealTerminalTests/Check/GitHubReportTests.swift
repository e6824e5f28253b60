import Foundation
import Testing

@testable import WinchCommand

/// Annotations: every one names its file, and no more are written than a step shows.
@MainActor struct GitHubReportTests {
  @Test(
    arguments: [
      ("/repo/App/Main.xib", "/repo/App", nil, "Main.xib"),
      ("Main.xib", "/repo/App", "/repo", "App/Main.xib"),
      ("../Main.xib", "/repo/App", "/repo", "Main.xib"),
      ("./b/Main.xib", "/repo", nil, "b/Main.xib"),
      ("/elsewhere/Main.xib", "/repo", "/repo", "/elsewhere/Main.xib"),
    ] as [(String, String, String?, String)])
  func `paths begin at the top of the workspace`(
    file: String, folder: String, workspace: String?, path: String
  ) {
    #expect(GitHubReport.path(file, folder: folder, workspace: workspace) == path)
  }

  @Test func `ten of each level are shown, the worst first, and one notice counts the rest`() throws
  {
    let labels = (0..<13).map {
      "      - {class: UILabel, id: out\($0), text: Hi, frame: [-9, \(60 + $0 * 30), 60, 20]}\n"
    }
    let buttons = (0..<12).map {
      "      - {class: UIButton, id: b\($0), title: Go, frame: [90, \(60 + $0 * 30), 60, 24]}\n"
    }
    let text = "root:\n  view:\n    subviews:\n" + labels.joined() + buttons.joined()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "winch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(
      to: folder.appending(path: "many.yaml"), atomically: true, encoding: .utf8)

    let result = try Program.run(
      Program.path,
      [
        "check", "many.yaml", "--devices-only", "--format", "github", "--only", "outside-window",
        "--only", "small-target",
      ], variables: ["GITHUB_WORKSPACE": ""], folder: folder)

    let lines = result.output.split(separator: "\n").map(String.init)
    let levels = lines.map { String($0.prefix(8)) }
    #expect(
      levels == Array(repeating: "::error ", count: 10) + Array(repeating: "::notice", count: 10))
    #expect(lines.allSatisfy { $0.contains(" file=many.yaml,line=") && $0.contains(",col=") })
    #expect(
      lines.last?.hasPrefix("::notice file=many.yaml,line=1,col=1,title=winch::") == true,
      "\(lines.last ?? "")")
    #expect(lines.last?.hasSuffix("; winch check many.yaml lists them") == true)
  }
}
