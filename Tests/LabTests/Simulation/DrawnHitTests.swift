import AdaptiveUI
import BundledScenes
import CellRenderer
import Cells
import Examples
import Foundation
import InterfaceBuilder
import Pictures
import SceneFiles
import Testing

@testable import Lab

/// A click reaches the control that is drawn in its cell, also where a folded or lower picture draws it in other
/// rows than those of its points.
@MainActor struct DrawnHitTests {
  /// The cells of a terminal's window, and of the room that header, ruler, footer and pane leave.
  private static let rooms = [
    (window: CellSize(columns: 120, rows: 34), room: CellSize(columns: 120, rows: 26)),
    (window: CellSize(columns: 80, rows: 22), room: CellSize(columns: 80, rows: 15)),
  ]

  @Test(arguments: BundledScenes.all.map(\.name))
  func `a click on what a scene's control shows reaches the control`(name: String) throws {
    let scene = try #require(BundledScenes.scene(named: name))
    let document = try SceneDocument(text: scene.text, classes: ExampleClasses.all)
    try expectHits { canvas in
      SceneSession(document, options: SessionOptions(canvas: canvas))
    }
  }

  @Test(arguments: DocumentNameTests.files)
  func `a click on what a document's control shows reaches the control`(file: String) throws {
    let document = try DocumentNameTests.document(file)
    for device in [nil, Device.named("iPhone 15")] {
      try expectHits { canvas in
        SceneSession(document, options: SessionOptions(canvas: canvas, device: device))
      }
    }
  }

  private func expectHits(in open: (CellSize) -> SceneSession) throws {
    for (size, room) in Self.rooms {
      let session = open(size)
      defer { session.close() }
      var options = ShownOptions(room: room, terminal: size)
      options.look = .interface
      let shown = session.presentPicture(options)
      let picture = WindowPicture(of: session.window)
      for (text, view) in Self.titles(in: picture) {
        guard let cell = Self.place(of: text, in: shown.buffer) else { continue }
        let hit = try session.view(hitAt: cell, in: shown)
        #expect(
          hit?.isDescendant(of: view) == true,
          "\(text) at \(cell) hits \(hit?.spokenName ?? "nothing")")
      }
      for (cell, glyph) in Self.signs(in: shown.buffer) {
        let hit = try session.view(hitAt: cell, in: shown)
        let isControl = sequence(first: hit, next: { $0?.superview })
          .contains { $0 is UIControl || $0 is UIPageControl || $0 is UIProgressView }
        #expect(isControl, "\(glyph) at \(cell) hits \(hit?.spokenName ?? "nothing")")
      }
    }
  }

  /// The titles and placeholders of controls that nothing else in the window shows.
  private static func titles(in picture: WindowPicture) -> [(text: String, view: UIView)] {
    let texts = picture.nodes.compactMap { $0.content?.text }
    return picture.nodes.indices.compactMap { index in
      let view = picture.view(of: index)
      guard view is UIButton || view is UITextField, let text = picture.nodes[index].content?.text,
        text.count > 2, texts.count(where: { $0.contains(text) }) == 1
      else { return nil }
      return (text, view)
    }
  }

  /// The cell in the middle of a text that is in one place of a picture.
  private static func place(of text: String, in buffer: CellBuffer) -> CellPoint? {
    let places = buffer.lines.enumerated().flatMap { row, line in
      line.ranges(of: text).map {
        CellPoint(
          column: TextWidth.columns(of: line[..<$0.lowerBound]) + TextWidth.columns(of: text) / 2,
          row: row)
      }
    }
    return places.count == 1 ? places[0] : nil
  }

  /// The ends of fields in a picture.
  private static func signs(in buffer: CellBuffer) -> [(cell: CellPoint, glyph: Character)] {
    buffer.lines.enumerated().flatMap { row, line in
      line.enumerated().compactMap { column, glyph in
        "▏▕".contains(glyph) ? (CellPoint(column: column, row: row), glyph) : nil
      }
    }
  }
}

extension SceneSession {
  /// The view that a click reaches on a cell of a picture as it is shown.
  fileprivate func view(hitAt cell: CellPoint, in shown: ShownPicture) throws -> UIView? {
    switch clickCommand(at: cell, in: shown) {
    case .click(let point): return picture().view(at: point)
    case .activate(let name?):
      try moveFocus(to: name)
      return focusedView
    default: return nil
    }
  }
}
