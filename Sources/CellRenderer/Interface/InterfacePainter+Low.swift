import AdaptiveUI
import Cells
import Foundation
import Pictures

// Boxes that are too low for lines are one row: their names in brackets.

extension InterfacePainter {
  /// Writes the boxes that are too low for lines, each whole in the nearest row that is free.
  mutating func writeLowBoxes() {
    for index in plan.lowBoxes { writeLowBox(index) }
  }

  private mutating func writeLowBox(_ index: Int) {
    let node = plan.picture.nodes[index]
    let clip = plan.scale.cells(node.clip).intersection(plan.scale.window)
      .intersection(lines.sheet.bounds)
    let rect = plan.scale.cells(node.frame)
    let name = node.controller?.identifier ?? node.view.identifier ?? node.view.className
    let wanted = max(rect.size.columns, TextWidth.columns(of: name) + 2)
    let width = min(wanted, clip.size.columns)
    guard width >= 3 else { return }
    let inner = TextLayout.truncated(name, columns: width - 2, .truncatingTail)
    let rest = max(width - 2 - TextWidth.columns(of: inner), 0)
    let text =
      "[" + String(repeating: " ", count: rest / 2) + inner
      + String(repeating: " ", count: rest - rest / 2) + "]"
    let start = min(max(rect.minColumn, clip.minColumn), clip.maxColumn - width)
    let own = plan.scale.row(at: node.frame.midY)
    for row in [own, own + 1, own - 1] where clip.rowRange.contains(row) {
      guard isFree(start..<start + width, row, behind: index) else { continue }
      lines.sheet.write(
        text, at: CellPoint(column: start, row: row), style: Style(), clippedTo: clip)
      return
    }
  }

  /// Whether nothing stands in some cells of a row, and nothing later covers a view there.
  private func isFree(_ columns: Range<Int>, _ row: Int, behind index: Int) -> Bool {
    let order = plan.picture.shapes.lastIndex { $0.owner <= index } ?? Int.max
    return texts.isFree(columns, row: row)
      && columns.allSatisfy { column in
        lines.sheet.buffer.isBlank(at: CellPoint(column: column, row: row))
          && !raster.isCovered(x: column, y: 2 * row + 1, after: order)
      }
  }
}
