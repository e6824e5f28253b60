import AdaptiveUI
import CellRenderer
import Cells

/// A box above everything: a list to choose from, or a text to read.
final class OverlayView: UIView, CellDrawable {
  var theme = Theme()
  /// The line on the box's upper edge.
  var title = ""
  /// The lines, one an item.
  var lines: [String] = []
  /// The chosen item; `nil` for a text.
  var selection: Int?
  /// The first line shown.
  private var top = 0

  /// Shows a list; another one starts at its top.
  func show(_ list: LabList?) {
    isHidden = list == nil
    guard let list else { return }
    if list.title != title, list.kind != .palette { top = 0 }
    title = list.title
    selection = list.selection
    lines = list.items.map(\.title)
  }

  /// Scrolls a text by `step` lines.
  func scroll(by step: Int, lines count: Int) { top = min(max(top + step, 0), max(count - 1, 0)) }

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    let box = box(in: rect)
    guard box.size.columns > 2, box.size.rows > 2 else { return }
    buffer.fill(box, with: theme.text)
    buffer.drawBox(box, weight: .light, style: theme.text)
    buffer.write(
      " \(title) ", at: CellPoint(column: box.origin.column + 2, row: box.origin.row),
      style: theme.heading, clippedTo: box)
    let rows = box.size.rows - 2
    if let selection { top = min(max(top, selection - rows + 1), selection) }
    // Other lines, or more room, than when it was scrolled.
    top = max(min(top, lines.count - rows), 0)
    let inside = CellRect(
      column: box.origin.column + 1, row: box.origin.row + 1, columns: box.size.columns - 2,
      rows: rows)
    top = min(top, max(lines.count - 1, 0))
    for (row, index) in (top..<min(top + rows, lines.count)).enumerated() {
      let style = index == selection ? theme.selected : theme.text
      let line = CellRect(
        column: inside.origin.column, row: inside.origin.row + row, columns: inside.size.columns,
        rows: 1)
      buffer.fill(line, with: style)
      // The arrow tells the chosen line where neither colour nor reverse video can be seen.
      buffer.write(
        (index == selection ? "▸ " : "  ") + lines[index], at: line.origin, style: style,
        clippedTo: line)
    }
  }

  /// The item at a cell of the terminal.
  func line(at point: CellPoint, in size: CellSize) -> Int? {
    let box = box(in: CellRect(origin: CellPoint(column: 0, row: 0), size: size))
    let index = top + point.row - box.minRow - 1
    guard selection != nil, box.contains(point), point.row > box.minRow, point.row < box.maxRow - 1,
      lines.indices.contains(index)
    else { return nil }
    return index
  }

  private func box(in rect: CellRect) -> CellRect {
    let wanted = (lines.map { TextWidth.columns(of: $0) }.max() ?? 0) + 6
    let columns = min(max(wanted, TextWidth.columns(of: title) + 6), rect.size.columns)
    let rows = min(lines.count + 2, rect.size.rows)
    return CellRect(
      column: rect.origin.column + (rect.size.columns - columns) / 2,
      row: rect.origin.row + (rect.size.rows - rows) / 2, columns: columns, rows: rows)
  }
}
