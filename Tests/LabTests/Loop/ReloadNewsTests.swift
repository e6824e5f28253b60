import Cells
import Documents
import Foundation
import InterfaceBuilder
import Synchronization
import TestSupport
import Testing

@testable import Lab

/// What a new version of a file changed, in words.
@MainActor struct ReloadNewsTests {
  private static let file = TestFolder.package.appending(
    path: "Tests/InterfaceBuilderTests/Documents/kharrison-CodeExamples/Stacks-Main.storyboard")

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
        == "line 42 is gone, centerX of the stackView = centerX of the view, "
        + "in another scene, HiddenViewController")
    #expect(news.isInOtherScene)
  }

  @Test func `a constraint that goes, comes or changes is named with its line`() throws {
    let leading = "leading == superview.leading"
    let top = "{id: gap, equation: top == superview.top + 32}"
    let higher = "{id: gap, equation: top == superview.top + 8}"

    func pane(_ before: String, _ after: String) throws -> String {
      let screens = try ReloadStage.screens(
        opening: ReloadStage.label(before), saving: [ReloadStage.label(after)])
      return ScreenParts(try #require(screens.last)).pane
    }

    try expectPicture(
      [
        "gone": pane("\(leading), \(top)", leading),
        "changed": pane("\(leading), \(top)", "\(leading), \(higher)"),
        "back again": pane(leading, "\(leading), \(top)"),
      ], "saves after which a constraint is gone, another one and there again")
  }

  @Test func `a change of what is not shown says where it is`() throws {
    let screens = try ReloadStage.screens(saving: [
      ReloadStage.scene("First").replacing("formSheet", with: "popover")
    ])
    let page = SourcePage(
      """
      <document>
        <scenes>
          <scene sceneID="a">
            <viewController id="one-id" customClass="FirstController" sceneMemberID="viewController"/>
          </scene>
          <scene sceneID="b">
            <viewController id="two-id" customClass="SecondController" sceneMemberID="viewController">
              <view id="v"/>
            </viewController>
          </scene>
        </scenes>
      </document>
      """)

    try expectPicture(
      ScreenParts(try #require(screens.last)).pane, "a save that changed what is not shown")
    #expect(page.screen(around: 4)?.name == "FirstController")
    #expect(page.screen(around: 8)?.name == "SecondController")
    #expect(page.screen(around: 8)?.id == "two-id")
    #expect(page.screen(around: 12) == nil)
  }

  /// A file with one of two texts.
  private final class File: Sendable {
    private let state = Mutex(0)
    let texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    func save() { state.withLock { $0 = 1 } }

    func watch() -> LabWatch {
      let read = { @Sendable (_: String?) throws(LabReadFailure) -> any OpenableDocument in
        let text = self.state.withLock { self.texts[$0] }
        guard let document = try? InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard")
        else { throw LabReadFailure(text: "unreadable") }
        return document
      }
      return LabWatch(stamp: { self.state.withLock { "\($0)" } }, read: read)
    }
  }

  @Test func `what a scene loses that does not show is told with its name`() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.remove(at: 41)
    let file = File([text, lines.joined(separator: "\n")])
    let backend = MemoryBackend(size: CellSize(columns: 110, rows: 30))
    var configuration = LabConfiguration(
      document: try InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard"),
      isBare: false)
    configuration.watch = file.watch()
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var isSaved = false
    backend.whenIdle = {
      guard lab.idleWork == .nothing else { return [] }
      if isSaved { return [.terminate] }
      isSaved = true
      file.save()
      return []
    }
    try lab.run()

    try expectPicture(
      ScreenParts(backend.screen.text).report, "a save that another scene loses something by")
  }
}
