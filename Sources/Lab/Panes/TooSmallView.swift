import Cells

/// The view in a terminal that is too small: the least size, the terminal's size, and the key to
/// quit.
final class TooSmallView: LabPart {
  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    buffer.fill(rect, with: theme.text)
    let needs = "needs \(SmallestTerminal.columns)×\(SmallestTerminal.rows)"
    let wordings = [
      "\(needs), has \(rect.size.columns)×\(rect.size.rows)", needs,
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
