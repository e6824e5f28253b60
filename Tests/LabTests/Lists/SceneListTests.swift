import AdaptiveUI
import Cells
import Documents
import Foundation
import InterfaceBuilder
import Lab
import SceneFiles
import Synchronization
import Testing

/// The list of scenes: those of the file that is open, then the bundled ones.
@MainActor struct SceneListTests {
  nonisolated private static func storyboard(
    initial: String = "", text: String = "First", more: String = ""
  ) throws(DocumentErrors) -> InterfaceBuilderDocument {
    let view = """
      <view key='view' id='v'><rect key='frame' x='0' y='0' width='320' height='480'/><subviews>
      <label text='\(text)' id='l'><rect key='frame' x='0' y='0' width='200' height='21'/></label>
      </subviews></view>
      """
    let document = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='22505' targetRuntime='iOS.CocoaTouch' \(initial)><scenes>
      \(scene("one", "viewController", "customClass='MenuController'", view))
      \(scene("two", "tableViewController", "title='Settings'"))
      \(more)
      </scenes></document>
      """
    return try InterfaceBuilderDocument(Data(document.utf8), file: "Main.storyboard")
  }

  nonisolated private static func scene(
    _ id: String, _ kind: String, _ attributes: String, _ content: String = ""
  ) -> String {
    "<scene sceneID='\(id)-scene'><objects><\(kind) id='\(id)' \(attributes)>\(content)</\(kind)>"
      + "</objects></scene>"
  }

  private static let sources = [
    LabSource(name: "plain", summary: "One box.") { () throws(DocumentErrors) in
      try SceneDocument(text: TestScenes.plain)
    }
  ]

  /// The screen after each of the keys, from before the first.
  private func screens(
    _ document: any OpenableDocument, keys: [Key?], watch: LabWatch? = nil,
    whenDone: (@Sendable (any OpenableDocument, LabRecording) -> Void)? = nil
  ) throws -> [String] {
    let backend = MemoryBackend(size: CellSize(columns: 100, rows: 12))
    var configuration = LabConfiguration(document: document, sources: Self.sources)
    configuration.watch = watch
    configuration.whenDone = whenDone
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var (keys, screens) = (keys[...], [String]())
    backend.whenIdle = {
      screens.append(backend.screen.text)
      guard let key = keys.popFirst() else { return [.terminate] }
      return key.map { [.key($0, [])] } ?? []
    }
    try lab.run()
    return screens
  }

  @Test func `a storyboard without an initial scene opens at the first with content, and says so`()
    throws
  {
    let screens = try screens(
      try Self.storyboard(), keys: [.character("o"), .character("2")])

    #expect(screens[0].hasPrefix(" Main.storyboard: MenuController  "))
    #expect(
      ScreenParts(screens[0]).notice
        == "› MenuController: no scene is marked as initial (o: the other)")
    try expectPicture(screens[1], "list of a storyboard's scenes")
    #expect(screens[2].hasPrefix(" Main.storyboard: Settings  "))
  }

  @Test func `an initial scene without content gives way to the first that has some`() throws {
    let empty = try Self.storyboard(initial: "initialViewController='two'")
    let screens = try screens(empty, keys: [.character("o"), .enter])

    #expect(
      ScreenParts(screens[0]).notice
        == "› MenuController: the initial Settings is empty without code (o: the other)")
    try expectPicture(screens[1].lines(with: "▸ "), "chosen line of a storyboard's list")
    // Whoever names the scene gets it, and so does whoever names commands.
    let chosen = try #require(empty.beginning(with: "Settings"))
    #expect(try self.screens(chosen, keys: [])[0].hasPrefix(" Main.storyboard: Settings  "))
  }

  @Test func `a stack has the content of what it begins with`() throws {
    let stack = try Self.storyboard(
      initial: "initialViewController='three'",
      more: Self.scene(
        "three", "navigationController", "",
        "<connections><segue kind='relationship' relationship='rootViewController' "
          + "destination='two' id='s'/></connections>"))

    #expect(stack.choices.map(\.hasContent) == [true, false, false])
  }

  @Test func `a storyboard with one shows it, and the list on request`() throws {
    let document = try Self.storyboard(initial: "initialViewController='one'")
    let screens = try screens(document, keys: [.character("o")])

    #expect(screens[0].hasPrefix(" Main.storyboard: MenuController  "))
    #expect(ScreenParts(screens[0]).notice == "")
    try expectPicture(screens[1].lines(with: "▸ "), "chosen line with the initial scene")
  }

  @Test func `the account in lines tells them on request`() throws {
    var lines = ["scenes"]
    var printed: [String] = []
    _ = LinearAccount.run(
      try Self.storyboard(), LabConfiguration(), readLine: { lines.popLast() },
      print: { printed.append($0) })
    #expect(
      printed.suffix(3) == [
        "Scenes, to begin with by --scene NAME:", "  MenuController  view controller",
        "  Settings  table view controller",
      ])
  }

  @Test func `from a bundled scene the list leads back to the file`() throws {
    let file = try SceneDocument(text: TestScenes.popover)
    let screens = try screens(
      file, keys: [.character("o"), .character("2"), .character("o"), .enter])

    #expect(screens[2].hasPrefix(" Plain  "))
    try expectPicture(screens[3].lines(with: "▸ "), "chosen line of the file")
    #expect(screens[4].hasPrefix(" Test  "))
  }

  /// A file that was saved anew whenever somebody looks.
  private final class RestlessFile: Sendable {
    private let version = Mutex(0)

    var watch: LabWatch {
      LabWatch(
        stamp: {
          self.version.withLock {
            $0 += 1
            return "\($0)"
          }
        },
        read: { name throws(LabReadFailure) in
          let text = self.version.withLock { "Saved \($0)" }
          do throws(DocumentErrors) {
            let document = try SceneListTests.storyboard(text: text)
            return name.flatMap(document.beginning) ?? document
          } catch {
            throw LabReadFailure(text: error.text())
          }
        })
    }
  }

  @Test func `a saved file is shown at the scene that was chosen, and over no bundled one`() throws
  {
    let watch = RestlessFile().watch
    let initial = try Self.storyboard(initial: "initialViewController='one'")
    let chosen = try screens(initial, keys: [.character("o"), .enter, nil, nil], watch: watch)
    try expectPicture(try #require(chosen.last), "a saved file at the scene that was chosen")

    let bundled = try screens(
      initial, keys: [.character("o"), .character("3"), nil, .character("o"), .character("1")],
      watch: watch)
    #expect(bundled[3].hasPrefix(" Plain  "))
    try expectPicture(bundled[5], "a saved file after a bundled scene")
  }

  @Test func `what is recorded begins with the scene that was chosen`() throws {
    let beginning = Mutex<String?>(nil)
    let list: Key = .character("o")
    _ = try screens(try Self.storyboard(), keys: [list, .down, .enter]) { document, _ in
      beginning.withLock { $0 = document.beginning }
    }
    #expect(beginning.withLock { $0 } == "two-scene")

    _ = try screens(try Self.storyboard(), keys: [list, .down, .down, .enter]) { document, _ in
      beginning.withLock { $0 = document.beginning }
    }
    #expect(beginning.withLock { $0 } == nil)
  }
}
