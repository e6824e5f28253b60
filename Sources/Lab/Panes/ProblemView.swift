import Cells

/// The error in the watched file, over the lowest rows of the last good picture; it changes no
/// view's size.
final class ProblemView: LabPart {
  /// The message, then the line with the error and a caret, then the suggestion.
  var lines: [String] = []
  /// The most rows that are covered.
  private static let limit = 6

  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard !lines.isEmpty, rect.size.rows > 2 else { return }
    let count = min(lines.count, Self.limit, rect.size.rows / 2)
    let area = CellRect(
      column: rect.origin.column, row: rect.maxRow - count - 1, columns: rect.size.columns,
      rows: count + 1)
    buffer.fill(area, with: theme.text)
    buffer.write(
      "── not shown: the saved file has errors "
        + String(repeating: "─", count: max(area.size.columns - 40, 0)),
      at: area.origin, style: theme.alert, clippedTo: area)
    let more = lines.count - count
    for (row, line) in lines.prefix(count).enumerated() {
      let isLast = row == count - 1 && more > 0
      buffer.write(
        " " + line + (isLast ? "  … \(more) more line\(more == 1 ? "" : "s")" : ""),
        at: CellPoint(column: area.origin.column, row: area.origin.row + row + 1),
        style: row == 0 ? theme.alert : theme.text, clippedTo: area)
    }
  }
}
