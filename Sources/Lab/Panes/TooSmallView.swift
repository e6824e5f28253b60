import AdaptiveUI
import CellRenderer
import Cells

/// What a terminal below the useful size shows: what it needs, what it has, and the way out.
final class TooSmallView: UIView, CellDrawable {
  var theme = Theme()
  /// The terminal, in cells.
  var size: (columns: Int, rows: Int) = (0, 0)

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    buffer.fill(rect, with: theme.text)
    let needs = "needs \(SmallestTerminal.columns)×\(SmallestTerminal.rows)"
    let wordings = [
      "\(needs), has \(size.columns)×\(size.rows)", needs,
      "\(SmallestTerminal.columns)×\(SmallestTerminal.rows)",
    ]
    let fitting = wordings.first { TextWidth.columns(of: $0) <= rect.size.columns }
    let lines = [fitting ?? "", "q quits"]
    for (row, line) in lines.prefix(rect.size.rows).enumerated() {
      buffer.write(
        line, at: CellPoint(column: rect.origin.column, row: rect.origin.row + row),
        style: theme.text, clippedTo: rect)
    }
  }
}
