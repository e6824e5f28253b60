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
  /// Whether the first nine lines have number keys.
  private var isNumbered = false
  /// Rows of the screen above and below that stay free.
  var margin = 0
  /// The first line shown.
  private var top = 0
  /// The first line that was shown with the last one at the bottom, when the list was last drawn.
  private var lastTop = Int.max

  /// Shows a list; another one starts at its top.
  func show(_ list: LabList?) {
    isHidden = list == nil
    guard let list else { return }
    if list.title != title, list.kind != .palette { (top, lastTop) = (0, .max) }
    title = list.title
    selection = list.selection
    lines = list.items.map(\.title)
    isNumbered = list.hasNumbers
    if lines.isEmpty, list.kind == .palette {
      // What is typed stands on the box's edge: without a line there would be no box.
      selection = nil
      lines = ["no action or command begins like this"]
    }
  }

  /// Scrolls a text by `step` lines, as far as it was drawn to go.
  func scroll(by step: Int) { top = min(max(top + step, 0), lastTop) }

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    let rowTexts = rowTexts(in: rect)
    let box = box(in: rect, rows: rowTexts.count)
    guard box.size.columns > 2, box.size.rows > 2 else { return }
    buffer.fill(box, with: theme.text)
    buffer.drawBox(box, weight: .light, style: theme.text)
    buffer.write(
      " \(title) ", at: CellPoint(column: box.origin.column + 2, row: box.origin.row),
      style: theme.heading, clippedTo: box)
    let rows = box.size.rows - 2
    if let selection { top = min(max(top, selection - rows + 1), selection) }
    // Other lines, or more room, than when it was scrolled.
    lastTop = max(rowTexts.count - rows, 0)
    top = max(min(top, lastTop), 0)
    let inside = CellRect(
      column: box.origin.column + 1, row: box.origin.row + 1, columns: box.size.columns - 2,
      rows: rows)
    for (row, index) in (top..<min(top + rows, rowTexts.count)).enumerated() {
      let style = index == selection ? theme.selected : theme.text
      let line = CellRect(
        column: inside.origin.column, row: inside.origin.row + row, columns: inside.size.columns,
        rows: 1)
      buffer.fill(line, with: style)
      // The arrow tells the chosen line where neither colour nor reverse video can be seen.
      buffer.write(
        (index == selection ? "▸ " : "  ") + rowTexts[index], at: line.origin, style: style,
        clippedTo: line)
    }
    drawRest(in: &buffer, box, below: rowTexts.count - top - rows)
  }

  /// What stands in the rows: texts go on in the next row, items that are too long end with “…”.
  private func rowTexts(in rect: CellRect) -> [String] {
    let columns = max(columns(in: rect) - 4, 1)
    guard selection != nil else {
      return lines.flatMap { PaneLine(text: $0).wrapped(columns).map(\.text) }
    }
    return lines.indices.map { (number($0) + lines[$0]).cut(to: columns) }
  }

  /// The key of a line.
  private func number(_ index: Int) -> String {
    guard isNumbered else { return "" }
    return index < 9 ? "\(index + 1)  " : "   "
  }

  /// Tells on the edges how many lines are out of sight.
  private func drawRest(in buffer: inout CellBuffer, _ box: CellRect, below: Int) {
    func tell(_ text: String, _ row: Int) {
      let column = box.maxColumn - TextWidth.columns(of: text) - 2
      guard column > box.origin.column + 1 else { return }
      buffer.write(
        text, at: CellPoint(column: column, row: row), style: theme.faint, clippedTo: box)
    }
    if top > 0 { tell(" ↑ \(top) more ", box.minRow) }
    if below > 0 { tell(" ↓ \(below) more ", box.maxRow - 1) }
  }

  /// The item at a cell of the terminal.
  func line(at point: CellPoint, in size: CellSize) -> Int? {
    let box = box(
      in: CellRect(origin: CellPoint(column: 0, row: 0), size: size), rows: lines.count)
    let index = top + point.row - box.minRow - 1
    guard selection != nil, box.contains(point), point.row > box.minRow, point.row < box.maxRow - 1,
      lines.indices.contains(index)
    else { return nil }
    return index
  }

  /// How wide the box is: as its longest line, where there is room.
  private func columns(in rect: CellRect) -> Int {
    let wanted =
      (lines.map { TextWidth.columns(of: $0) }.max() ?? 0) + (isNumbered ? 3 : 0) + 6
    return min(max(wanted, TextWidth.columns(of: title) + 6), rect.size.columns)
  }

  private func box(in rect: CellRect, rows count: Int) -> CellRect {
    let columns = columns(in: rect)
    let margin = rect.size.rows > 2 * margin + 4 ? margin : 0
    let rows = min(count + 2, rect.size.rows - 2 * margin)
    return CellRect(
      column: rect.origin.column + (rect.size.columns - columns) / 2,
      row: rect.origin.row + (rect.size.rows - rows) / 2, columns: columns, rows: rows)
  }
}
