import AdaptiveUI
import Cells
import Foundation
import Pictures

extension InterfacePainter {
  /// Marks a focused view that has no lines, by bars at its sides and a bold text.
  ///
  /// Nothing else changes, so that the picture is stable while the focus moves.
  mutating func markFocus() {
    guard let focus = plan.options.focus,
      let index = plan.picture.nodes.firstIndex(where: { $0.isView(of: focus) }),
      plan.boxOfNode[index] < 0
    else { return }
    let node = plan.picture.nodes[index]
    let clip = plan.scale.cells(node.clip).intersection(plan.scale.window)
    let rect = drawnCells(of: index)
    let middle = plan.row(of: index, at: node.frame.midY)
    let isDrawn = rect.size.rows > 1 || controls.contains { $0.node == index }
    for row in isDrawn ? rect.rowRange : middle..<middle + 1 {
      let area = CellRect(
        column: rect.minColumn, row: row, columns: max(rect.size.columns, 1), rows: 1
      ).intersection(clip).intersection(lines.sheet.bounds)
      guard !area.isEmpty else { continue }
      paintBars(beside: area)
    }
    markText(of: index, row: middle)
  }

  /// Makes the texts of a view bold and underlined, and those of others in its middle row.
  private mutating func markText(of index: Int, row: Int) {
    let node = plan.picture.nodes[index]
    // What is in the middle of a scroll view, or of what holds several rows, is the text of another view.
    let isAlone = node.kind.isScrollView || drawnCells(of: index).size.rows > Self.rowsOfOne
    let inside = isAlone ? index..<index + 1 : index..<max(node.end, index + 1)
    for piece in texts.pieces
    where !piece.line.spans.isEmpty && inside.contains(requests[piece.request].node) {
      guard piece.row == row || requests[piece.request].node == index,
        !isPill(piece, requests[piece.request])
      else { continue }
      let area = CellRect(
        column: piece.start, row: piece.row, columns: piece.columns.count, rows: 1)
      lines.sheet.restyle(area.intersection(requests[piece.request].clip)) {
        $0.attributes.formUnion([.bold, .underline])
      }
    }
  }

  /// A control or a row of a list has at most so many rows.
  private static let rowsOfOne = 3

  private mutating func paintBars(beside area: CellRect) {
    for column in [area.minColumn - 1, area.maxColumn] {
      let point = CellPoint(column: column, row: area.minRow)
      guard lines.sheet.bounds.contains(point), lines.sheet.buffer.isBlank(at: point),
        texts.isFree(column..<column + 1, row: area.minRow)
      else { continue }
      lines.sheet.put(Cell(.character("┃"), style: Style(attributes: .bold)), at: point)
    }
  }
}
