import AdaptiveUI
import BundledScenes
import Cells
import Documents
import Examples
import Foundation
import InterfaceBuilder
import Lab
import SceneFiles
import TestSupport
import Testing

/// Whole screens of the lab at three sizes, as text files that read as pictures.
///
/// `WINCH_RECORD=1` records them.
@MainActor struct ScreenTests {
  /// A screen: what is opened, and what is typed then.
  struct Screen: Sendable, CustomTestStringConvertible {
    let name: String
    /// A bundled scene, or a document below `Tests/InterfaceBuilderTests/Documents`.
    let source: String
    var keys = ""
    var beginning: String?
    var device: String?

    var testDescription: String { name }
  }

  private nonisolated static let screens = [
    Screen(name: "first-steps", source: "first-steps"),
    Screen(name: "split", source: "split"),
    Screen(name: "figure-12-2 turned", source: "figure-12-2", keys: "r"),
    Screen(name: "figure-13-3 presented", source: "figure-13-3", keys: "p"),
    Screen(name: "popover-today presented", source: "popover-today", keys: "p"),
    Screen(name: "presentations refused", source: "presentations", keys: "pp⎋"),
    Screen(name: "login", source: "RocketChat-Rocket.Chat.iOS/Auth.storyboard"),
    Screen(
      name: "settings", source: "duckduckgo-iOS/Settings.storyboard",
      beginning: "AutoClearSettingsViewController", device: "iPhone 8"),
    Screen(name: "stacks", source: "kharrison-CodeExamples/Stacks-Main.storyboard"),
    Screen(
      name: "dynamic type", source: "kodecocodes-alt-materials/DynamicType-Main.storyboard",
      device: "iPhone 15"),
    Screen(name: "feed", source: "IBM-BluePic/Feed.storyboard", device: "iPhone 6"),
    Screen(name: "split lying", source: "split", keys: "r", device: "iPhone 15"),
    Screen(
      name: "terms", source: "kharrison-CodeExamples/Validate-Main.storyboard",
      device: "iPhone 15"),
    Screen(
      name: "form", source: "hackiftekhar-IQKeyboardManager/Settings.storyboard",
      device: "iPhone 15"),
    Screen(
      name: "form in windows", source: "hackiftekhar-IQKeyboardManager/Settings.storyboard",
      keys: "W⏎"),
    Screen(name: "empty buttons", source: "twostraws-HackingWithSwift/Main.storyboard"),
    Screen(name: "card", source: "SwiftKickMobile-SwiftMessages/CardView.xib"),
  ]

  private nonisolated static let sizes = [(120, 36), (80, 24), (40, 12)].map {
    CellSize(columns: $0.0, rows: $0.1)
  }

  private static let documents = TestFolder.package
    .appending(path: "Tests/InterfaceBuilderTests/Documents")

  @Test(arguments: screens, sizes) func `a screen looks as it was recorded`(
    screen: Screen, size: CellSize
  ) throws {
    let shown =
      try Pilot(
        document: try Self.document(of: screen), size: size, keys: screen.keys,
        device: screen.device.flatMap { Device.named($0) }
      ).screen + "\n"
    let recorded = RecordedFile("Screens/\(screen.name) \(size.columns)x\(size.rows).txt")
    #expect(try shown == recorded.text(against: shown))
  }

  private static func document(of screen: Screen) throws -> any OpenableDocument {
    if let scene = BundledScenes.scene(named: screen.source) {
      return try SceneDocument(text: scene.text, classes: ExampleClasses.all)
    }
    let file = documents.appending(path: screen.source)
    let document = try InterfaceBuilderDocument(
      Data(contentsOf: file), file: file.lastPathComponent)
    guard let beginning = screen.beginning else { return document }
    return try #require(document.choices.first { $0.name == beginning }?.document)
  }
}
