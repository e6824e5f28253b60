import AdaptiveUI
import CellRenderer
import Cells

/// What a terminal below the useful size shows: what it needs, what it has, and the way out.
final class TooSmallView: UIView, CellDrawable {
  /// The terminal, in cells.
  var size: (columns: Int, rows: Int) = (0, 0)

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    buffer.fill(rect, with: Theme.text)
    let lines = [
      "needs \(SmallestTerminal.columns)×\(SmallestTerminal.rows), has \(size.columns)×\(size.rows)",
      "q quits",
    ]
    for (row, line) in lines.prefix(rect.size.rows).enumerated() {
      buffer.write(
        line, at: CellPoint(column: rect.origin.column, row: rect.origin.row + row),
        style: Theme.text, clippedTo: rect)
    }
  }
}
