import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Trees as JSON, and interfaces that draw themselves.
@MainActor @Suite struct ExportTests {
  @Test func `JSON lists frames in points, keys in order`() throws {
    let root = UIView(frame: CGRect(x: 3, y: 4, width: 82.666666666, height: 44))
    root.add("inner", CGRect(x: 4, y: -8, width: 8, height: 10)).isHidden = true

    #expect(
      try CanvasJSON.text(of: root) == """
        {
          "absolute" : {
            "height" : 44,
            "width" : 82.67,
            "x" : 0,
            "y" : 0
          },
          "children" : [
            {
              "absolute" : {
                "height" : 10,
                "width" : 8,
                "x" : 4,
                "y" : -8
              },
              "class" : "UIView",
              "clipped" : true,
              "frame" : {
                "height" : 10,
                "width" : 8,
                "x" : 4,
                "y" : -8
              },
              "hidden" : true,
              "id" : "inner"
            }
          ],
          "class" : "UIView",
          "frame" : {
            "height" : 44,
            "width" : 82.67,
            "x" : 3,
            "y" : 4
          }
        }
        """)
  }

  @Test func `JSON names controllers with their size classes and says the text of controls`() throws
  {
    let canvas = TestCanvas(20, 6) {
      $0.add("hello", cells(1, 1, 9, 1), Sign(CellContent(.label, text: "Hello")))
    }
    let text = try CanvasJSON.text(of: canvas.window)

    #expect(text.contains("\"class\" : \"UIViewController\",\n      \"controller\" : true"))
    #expect(text.contains("\"horizontalSizeClass\" : \"compact\",\n      \"id\" : \"root\""))
    #expect(text.contains("\"text\" : \"Hello\""))
  }

  @Test func `an interface is drawn by its own views, back to front`() {
    let size = CellSize(columns: 8, rows: 3)
    let root = UIView(frame: cells(0, 0, 8, 3))
    root.add(nil, cells(0, 0, 8, 3), Filling("."))
    let plain = root.add(nil, cells(2, 1, 4, 2))
    let part = plain.add(nil, cells(1, 0, 2, 1), Filling("#"))
    plain.add(nil, cells(0, 0, 4, 2), Filling("!")).isHidden = true

    #expect(
      ChromeRenderer.picture(of: root, size: size).text == """
        ........
        ...##...
        ........
        """)
    #expect(
      ChromeRenderer.rect(of: part, in: root, size: size)
        == CellRect(column: 3, row: 1, columns: 2, rows: 1))
  }
}

/// A view that fills its cells with one character.
private final class Filling: UIView, CellDrawable {
  private let character: Character

  init(_ character: Character) {
    self.character = character
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    buffer.fill(rect, with: Cell(.character(character)))
  }
}
