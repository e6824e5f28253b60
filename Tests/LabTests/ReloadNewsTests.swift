import Cells
import Documents
import Foundation
import InterfaceBuilder
import Testing

@testable import Lab

/// What a new version of a storyboard changed, in words.
@MainActor @Suite struct ReloadNewsTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(
      path: "InterfaceBuilderTests/Documents/kharrison-CodeExamples/Stacks-Main.storyboard")

  /// What is told when a line, from 1, is deleted.
  private func news(without line: Int) throws -> ReloadNews {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.remove(at: line - 1)
    let versions = try [text, lines.joined(separator: "\n")].map { text in
      let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard")
      let session = SceneSession(
        document, options: SessionOptions(canvas: CellSize(columns: 80, rows: 22)))
      return (session: session, page: SourcePage(text))
    }
    defer { versions.forEach { $0.session.close() } }
    let old = ConstraintCensus(of: versions[0].session, versions[0].page)
    return ReloadNews(of: versions[1].session, versions[1].page, since: old)
  }

  @Test func `what goes in a tab that shows is named with its line`() throws {
    #expect(try news(without: 102).cause == "removed in line 102")
  }

  @Test func `what goes in a tab that does not show is in another scene`() throws {
    let news = try news(without: 42)

    #expect(
      news.elsewhere
        == "the change (line 42) is in another scene, HiddenViewController, not looked at")
    #expect(news.isInOtherScene)
  }
}
