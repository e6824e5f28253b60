import Cells

/// A row over the ruler for the notice, so that the footer keeps its keys.
final class NoticeView: LabPart {
  /// The notice; the row is hidden without one.
  var notice: Notice?

  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard let notice, rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.text)
    let line = notice.line(in: max(rect.size.columns - 2, 1))
    buffer.write(
      line, at: CellPoint(column: rect.origin.column + 1, row: rect.origin.row),
      style: notice.style(theme),
      clippedTo: rect)
  }
}
