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
    let rect = plan.scale.cells(node.frame)
    let middle = plan.row(of: index, at: node.frame.midY)
    let rows = rect.size.rows > 1 ? rect.rowRange : middle..<middle + 1
    for row in rows {
      let area = CellRect(
        column: rect.minColumn, row: row, columns: max(rect.size.columns, 1), rows: 1
      ).intersection(clip).intersection(lines.sheet.bounds)
      guard !area.isEmpty else { continue }
      paintBars(beside: area)
      // What stands in the middle of a scroll view is the text of another view.
      if row == middle, !node.kind.isScrollView || node.kind == .textView {
        lines.sheet.restyle(area) { $0.attributes.formUnion([.bold, .underline]) }
      }
    }
  }

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
