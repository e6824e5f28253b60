import AdaptiveUI
import Cells
import Foundation
import Lab
import SceneFiles
import TestSupport
import Testing

/// What the README shows has to work.
@MainActor struct ReadmeTests {
  private static let text: String = {
    let file = TestFolder.package.appending(path: "README.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The text between a fence of a language and the end of its block.
  private func blocks(_ language: String) -> [String] {
    Self.text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  @Test func `the scene in the README opens and shows its label`() throws {
    let scene = try #require(blocks("yaml").first)

    let session = SceneSession(
      try SceneDocument(text: scene),
      options: SessionOptions(canvas: CellSize(columns: 40, rows: 10)))

    try expectPicture(session.canvasText, "the scene in the README")
    #expect(
      session.environment.recorder.steps.allSatisfy { step in
        !step.events.contains { $0.kind == .breach }
      })
  }

  @Test func `every script in the README is understood`() throws {
    let scripts = blocks("sh").joined(separator: "\n").components(separatedBy: "--do \"")
      .dropFirst()
    #expect(scripts.count >= 2)
    for rest in scripts {
      let script = try #require(rest.components(separatedBy: "\"").first)
      #expect(!(try LabScript(script).commands.isEmpty))
    }
  }
}
