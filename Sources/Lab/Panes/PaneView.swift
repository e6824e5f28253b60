import AdaptiveUI
import CellRenderer
import Cells

/// The side pane: one of several, named on its last row.
///
/// The log has the focused controller's traits above it.
final class PaneView: UIView, CellDrawable {
  /// Where the pane stands; decides which of its sides is drawn.
  var place = PanePlace.beside
  var kind = PaneKind.log
  var theme = Theme()
  /// Whether the pane has the keys.
  var hasKeys = false
  /// Whom the traits are of.
  var traitsTitle = ""
  /// One row a trait: name, value, where the value comes from.
  var traits: [TraitRow] = []
  /// What the pane says, from the top.
  var lines: [PaneLine] = []
  var position = PanePosition()
  var search = PaneSearch()
  /// The names of panes that can be clicked, as they were drawn last, in the terminal's cells.
  private(set) var tabs: [(columns: Range<Int>, row: Int, kind: PaneKind)] = []
  /// The other era's canvas, in place of lines.
  var picture: CellBuffer?
  /// The rows that the lines had when they were drawn last.
  private var shownRows = 1
  /// Where they began, and which one stood there.
  private var firstRow = 0
  private var firstLine = 0

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    tabs = []
    guard rect.size.rows > 0, rect.size.columns > 2 else { return }
    buffer.fill(rect, with: theme.text)
    var inner = drawEdge(in: &buffer, rect: rect)
    // As large as the canvas, row beside row.
    if let picture { return buffer.draw(picture, at: inner.origin) }
    if place != .below, inner.size.rows >= 10 {
      inner.size.rows -= 1
    }
    let used = kind == .log ? drawTraits(in: &buffer, rect: inner) : 0
    let rest = CellRect(
      column: inner.origin.column, row: inner.origin.row + used,
      columns: inner.size.columns, rows: inner.size.rows - used)
    shownRows = max(rest.size.rows, 1)
    firstRow = rest.origin.row - rect.origin.row
    drawLines(in: &buffer, rest)
    if place != .below, inner.size.rows >= 9 { drawTabs(in: &buffer, rect: inner) }
  }

  /// How far to scroll so that a line can be seen.
  func scroll(showing index: Int, from scroll: Int) -> Int {
    if kind == .log {
      let fromEnd = lines.count - 1 - index
      return min(max(scroll, fromEnd - shownRows + 1), fromEnd)
    }
    return min(max(scroll, index - shownRows + 1), index)
  }

  /// How far the lines can be scrolled; before they were drawn once, as far as they go.
  var mostScroll: Int { max(lines.count - shownRows, 0) }

  /// The line at a row of the pane.
  func line(atRow row: Int) -> Int? {
    let index = firstLine + row - firstRow
    return row >= firstRow && row < firstRow + shownRows && lines.indices.contains(index)
      ? index : nil
  }

  /// Draws the line towards the canvas and returns what is left.
  private func drawEdge(in buffer: inout CellBuffer, rect: CellRect) -> CellRect {
    switch place {
    case .beside:
      for row in rect.origin.row..<rect.maxRow {
        buffer.write(
          hasKeys ? "┃" : "│", at: CellPoint(column: rect.origin.column, row: row),
          style: hasKeys ? theme.heading : theme.faint, clippedTo: rect)
      }
      return CellRect(
        column: rect.origin.column + 1, row: rect.origin.row, columns: rect.size.columns - 1,
        rows: rect.size.rows)
    case .below, .behind:
      return rect
    }
  }

  /// The names of all panes with their number keys; the one that shows stands out.
  private func drawTabs(in buffer: inout CellBuffer, rect: CellRect) {
    var column = 1
    for pane in PaneKind.allCases {
      let name = "\(pane.rawValue) \(pane.title)"
      let text = pane == kind ? "[\(name)]" : name
      write(
        text, row: rect.size.rows, column: column, in: &buffer,
        rect: CellRect(
          column: rect.origin.column, row: rect.origin.row, columns: rect.size.columns,
          rows: rect.size.rows + 1),
        style: pane == kind ? theme.heading : theme.faint)
      let start = rect.origin.column + column
      tabs.append(
        (start..<start + TextWidth.columns(of: text), rect.origin.row + rect.size.rows, pane))
      column += TextWidth.columns(of: text) + 1
    }
    drawRest(from: column, in: &buffer, rect)
  }

  /// Tells how many lines are out of sight, where the names of the panes leave room for it.
  private func drawRest(from column: Int, in buffer: inout CellBuffer, _ rect: CellRect) {
    let (above, below) = (firstLine, lines.count - firstLine - shownRows)
    var text = above > 0 && kind != .log ? "↑\(above)" : ""
    if below > 0 { text += text.isEmpty ? "↓\(below)" : " ↓\(below)" }
    let start = rect.size.columns - TextWidth.columns(of: text) - 1
    guard !text.isEmpty, start > column else { return }
    write(
      text, row: rect.size.rows, column: start, in: &buffer,
      rect: CellRect(
        column: rect.origin.column, row: rect.origin.row, columns: rect.size.columns,
        rows: rect.size.rows + 1), style: theme.faint)
  }

  /// Draws the traits, at most half of the pane, and returns the rows used.
  private func drawTraits(in buffer: inout CellBuffer, rect: CellRect) -> Int {
    guard !traitsTitle.isEmpty else { return 0 }
    let room = place == .below ? 1 : min(traits.count + 2, rect.size.rows / 2)
    guard room > 0 else { return 0 }
    if place == .below {
      let summary = traits.prefix(2).map { "\($0.name) \($0.value) ← \($0.origin)" }
      let line = ([traitsTitle] + summary).joined(separator: "  ")
      write(line, row: 0, in: &buffer, rect: rect, style: theme.heading)
      return 1
    }
    write(traitsTitle, row: 0, in: &buffer, rect: rect, style: theme.heading)
    let nameWidth = (traits.map { TextWidth.columns(of: $0.name) }.max() ?? 0) + 2
    let valueWidth =
      (traits.filter { !$0.isWide }.map { TextWidth.columns(of: $0.value) }.max() ?? 0) + 2
    for (index, trait) in traits.prefix(max(room - 2, 0)).enumerated() {
      write(trait.name, row: index + 1, in: &buffer, rect: rect, style: theme.text)
      write(
        trait.value, row: index + 1, column: nameWidth, in: &buffer, rect: rect,
        style: theme.heading)
      let width = trait.isWide ? TextWidth.columns(of: trait.value) + 2 : valueWidth
      write(
        trait.origin, row: index + 1, column: nameWidth + width, in: &buffer, rect: rect,
        style: theme.faint)
    }
    write(
      String(repeating: "─", count: rect.size.columns), row: room - 1, in: &buffer, rect: rect,
      style: theme.faint)
    return room
  }

  /// Draws the end of a log, the start of anything else, or what the user scrolled to.
  private func drawLines(in buffer: inout CellBuffer, _ rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    let scroll = min(position.scroll, max(lines.count - rect.size.rows, 0))
    let first = kind == .log ? max(lines.count - scroll - rect.size.rows, 0) : scroll
    let last = min(first + rect.size.rows, lines.count)
    firstLine = first
    for (row, index) in (first..<last).enumerated() {
      let line = lines[index]
      var style = search.matches(line.text) ? theme.match : theme.style(line.tone)
      let isChosen = index == position.selection
      if isChosen { style.attributes.insert(.reverse) }
      write(line.text, row: row, in: &buffer, rect: rect, style: style)
      // The mark tells the line where reverse video cannot be seen.
      if isChosen { write("▸", row: row, column: 0, in: &buffer, rect: rect, style: style) }
    }
  }

  private func write(
    _ text: String, row: Int, column: Int = 1, in buffer: inout CellBuffer, rect: CellRect,
    style: Style
  ) {
    guard row >= 0, row < rect.size.rows else { return }
    buffer.write(
      text, at: CellPoint(column: rect.origin.column + column, row: rect.origin.row + row),
      style: style, clippedTo: rect)
  }
}
