import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Interfaces that draw themselves.
@MainActor struct ExportTests {
  @Test func `an interface is drawn by its own views, back to front`() {
    let size = CellSize(columns: 8, rows: 3)
    let root = UIView(frame: cells(0, 0, 8, 3))
    let (ground, part, hidden) = (Filling("."), Filling("#"), Filling("!"))
    root.add(nil, cells(0, 0, 8, 3), ground)
    let plain = root.add(nil, cells(2, 1, 4, 2))
    plain.add(nil, cells(1, 0, 2, 1), part)
    plain.add(nil, cells(0, 0, 4, 2), hidden).isHidden = true

    #expect(
      ChromeRenderer.picture(of: [ground, part, hidden], in: root, size: size).text == """
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
