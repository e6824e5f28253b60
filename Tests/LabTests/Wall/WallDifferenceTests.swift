import AdaptiveUI
import Cells
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Lab

/// What windows of a wall have in common is said: they look alike, and one asks whether they are.
@MainActor struct WallDifferenceTests {
  private static func scene(_ attribute: String) -> String {
    """
    title: Test
    device: iPhone 6
    root:
      id: home
      view:
        subviews:
          - class: UILabel
            id: words
            text: Hello
            \(attribute)
            constraints: [leading == superview.leading, top == superview.top + 80]
    """
  }

  /// The captions of the windows, and the pane.
  private func words(of attribute: String) throws -> [String] {
    let pilot = try Pilot(Self.scene(attribute), columns: 120, rows: 36, keys: "W↓↓↓↓⏎")
    return [pilot.canvas.split(separator: "\n").first.map(String.init) ?? "", pilot.pane]
  }

  @Test func `windows of text sizes that change nothing are told to have the same boxes`() throws {
    try expectPicture(words(of: "numberOfLines: 1"), "wall of text sizes that change nothing")
  }

  @Test func `windows whose boxes differ are told with their number and names`() throws {
    try expectPicture(words(of: "textStyle: body"), "wall of text sizes that change a box")
  }

  @Test func `windows of other text sizes load their fonts of text styles in these sizes`() throws {
    let file = TestFolder.package.appending(
      path:
        "Tests/InterfaceBuilderTests/Documents/kodecocodes-alt-materials/DynamicType-Main.storyboard"
    )
    let document = try InterfaceBuilderDocument(Data(contentsOf: file), file: "Main.storyboard")
    let open = SceneSession(
      document,
      options: SessionOptions(
        canvas: CellSize(columns: 80, rows: 40), device: Device.named("iPhone 15")))
    defer { open.close() }
    let tiles = try #require(WallSet.all.first { $0.title.hasPrefix("text sizes") }).tiles

    let sizes = tiles.map { tile -> CGFloat? in
      let session = SceneSession(document, living: open.recording, as: tile)
      defer { session.close() }
      return Self.labels(in: session.window).first { $0.text == "Header Title" }?.font.pointSize
    }
    // Title 1, which does not follow later changes of the text size.
    #expect(sizes == [25, 34, 48, 58])
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  @Test func `windows of other readers follow all changes but those of what they differ in`() {
    let dark = WallTile(label: "dark", reader: ReaderSettings(style: .dark))

    #expect(!dark.follows(.change(.setting("style", "light"))))
    #expect(dark.follows(.change(.setting("text-size", "ax3"))))
    #expect(dark.follows(.rotate(quarters: 1)))
  }
}
