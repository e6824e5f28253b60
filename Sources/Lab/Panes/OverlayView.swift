import Cells

/// A box above everything: a list to choose from, or a text to read; a list may have a preview of
/// its selected line.
final class OverlayView: LabPart {
  /// A row of the screen with the item that it shows.
  struct Hit: Equatable {
    var rect: CellRect
    var item: Int
  }

  /// The free rows of the screen above and below.
  var margin = 0
  /// The preview of the selected line; it is drawn if there is room.
  var preview: CellBuffer?
  /// The clickable cells, from the last drawing.
  private(set) var hits: [Hit] = []
  private var list: LabList?
  /// The first row shown.
  private var top = 0
  /// The first row when the list is scrolled to its end, from the last drawing.
  private var lastTop = Int.max

  /// Shows a list; a new or newly filtered one starts at its top.
  func show(_ list: LabList?) {
    isHidden = list == nil
    guard let list else { return }
    let isSame = list.title == self.list?.title && list.text == self.list?.text
    if !isSame, list.kind != .palette { (top, lastTop) = (0, .max) }
    self.list = list
  }

  /// Scrolls a text by `step` lines, within the range of the last drawing.
  func scroll(by step: Int) { top = min(max(top + step, 0), lastTop) }

  /// The cells of this list's preview on a screen of this size, if there is one.
  func previewSize(of list: LabList, in size: CellSize) -> CellSize? {
    let screen = CellRect(origin: CellPoint(column: 0, row: 0), size: size)
    guard let rect = OverlayFrame(list, in: screen, margin: margin).preview,
      rect.size.columns > 12, rect.size.rows > 8
    else { return nil }
    return CellSize(
      columns: rect.size.columns - 2, rows: rect.size.rows - 2 - Self.captionRows)
  }

  /// The item at a cell of the terminal.
  func item(at point: CellPoint) -> Int? { hits.first { $0.rect.contains(point) }?.item }

  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    hits = []
    guard let list else { return }
    let frame = OverlayFrame(list, in: rect, margin: margin)
    guard frame.box.size.columns > 2, frame.box.size.rows > 2 else { return }
    drawBox(list.heading, in: &buffer, frame.box)
    let inside = inside(of: frame.box)
    let pinned = frame.preview == nil ? list.pinned(inside.size.columns) : []
    let room =
      inside.size.rows - pinned.count >= 2 ? inside.size.rows - pinned.count : inside.size.rows
    let rows = OverlayRow.rows(of: list, columns: inside.size.columns)
    scrollToSelection(of: list, rows, room)
    for (row, index) in (top..<min(top + room, rows.count)).enumerated() {
      draw(rows[index], list, at: inside.origin.row + row, in: &buffer, inside)
    }
    if room < inside.size.rows {
      for (row, line) in pinned.enumerated() {
        draw(line, list, at: inside.origin.row + room + row, in: &buffer, inside)
      }
    }
    drawRest(in: &buffer, frame.box, below: rows.count - top - room)
    drawNote(list.typingNote, in: &buffer, frame.box)
    if let rect = frame.preview { drawPreview(of: list, in: &buffer, rect) }
  }

  private func inside(of box: CellRect) -> CellRect {
    CellRect(
      column: box.origin.column + 1, row: box.origin.row + 1, columns: box.size.columns - 2,
      rows: box.size.rows - 2)
  }

  private func drawBox(_ title: String, in buffer: inout CellBuffer, _ box: CellRect) {
    buffer.fill(box, with: theme.text)
    buffer.drawBox(box, weight: .light, style: theme.text)
    buffer.write(
      " \(title.cut(to: box.size.columns - 6)) ",
      at: CellPoint(column: box.origin.column + 2, row: box.origin.row), style: theme.heading,
      clippedTo: box)
  }

  /// Keeps the selected line in sight, with the rows above the first one.
  private func scrollToSelection(of list: LabList, _ rows: [OverlayRow], _ room: Int) {
    // The lines or the room may have changed since it was scrolled.
    lastTop = max(rows.count - room, 0)
    if list.selection != nil, let row = rows.firstIndex(where: { $0.item == list.selection }) {
      let isFirst = !rows[..<row].contains { $0.kind == .choice }
      let start = isFirst ? 0 : row > 0 && rows[row - 1].kind == .heading ? row - 1 : row
      top = min(max(top, row - room + 1), max(start, row - room + 1))
    }
    top = max(min(top, lastTop), 0)
  }

  private func draw(
    _ row: OverlayRow, _ list: LabList, at line: Int, in buffer: inout CellBuffer,
    _ inside: CellRect
  ) {
    let rect = CellRect(
      column: inside.origin.column, row: line, columns: inside.size.columns, rows: 1)
    let isChosen = row.kind == .choice && row.item == list.selection
    let style = isChosen ? theme.selected : theme.style(row.kind)
    buffer.fill(rect, with: style)
    if row.kind == .choice, let item = row.item { hits.append(Hit(rect: rect, item: item)) }
    // The arrow marks the selected line if neither colour nor reverse video is visible.
    if isChosen { buffer.write("▸", at: rect.origin, style: style, clippedTo: rect) }
    var column = rect.origin.column + row.indent
    let marks = list.filter.marks(in: row.kind == .intro ? "" : row.text)
    for (index, character) in row.text.enumerated() {
      let isMarked = marks.indices.contains(index) && marks[index]
      column += buffer.write(
        String(character), at: CellPoint(column: column, row: line),
        style: isMarked ? theme.found(on: style) : style, clippedTo: rect)
    }
    let tag = CellPoint(column: rect.maxColumn - TextWidth.columns(of: row.tag), row: line)
    buffer.write(row.tag, at: tag, style: isChosen ? style : theme.faint, clippedTo: rect)
  }

  /// Shows on the edges how many lines are out of sight.
  private func drawRest(in buffer: inout CellBuffer, _ box: CellRect, below: Int) {
    func tell(_ sign: String, _ count: Int, _ row: Int) {
      let text = " \(sign) \(count) line\(count == 1 ? "" : "s") "
      let column = box.maxColumn - TextWidth.columns(of: text) - 2
      guard column > box.origin.column + 1 else { return }
      buffer.write(
        text, at: CellPoint(column: column, row: row), style: theme.faint, clippedTo: box)
    }
    if top > 0 { tell("↑", top, box.minRow) }
    if below > 0 { tell("↓", below, box.maxRow - 1) }
  }

  /// Shows the hint about typing on the lower edge, if the count of lines leaves room.
  private func drawNote(_ text: String, in buffer: inout CellBuffer, _ box: CellRect) {
    let most = box.size.columns - Self.countColumns - 2
    guard !text.isEmpty, TextWidth.columns(of: text) + 2 <= most else { return }
    buffer.write(
      " \(text) ", at: CellPoint(column: box.origin.column + 2, row: box.maxRow - 1),
      style: theme.faint, clippedTo: box)
  }

  /// Columns for the count of lines out of sight.
  private static let countColumns = 16

  /// The rows of hints under a preview.
  private static let captionRows = 3

  private func drawPreview(of list: LabList, in buffer: inout CellBuffer, _ rect: CellRect) {
    guard let selection = list.selection, list.choices.contains(selection) else {
      return drawBox("", in: &buffer, rect)
    }
    let item = list.items[selection]
    drawBox(item.title, in: &buffer, rect)
    let inside = inside(of: rect)
    hits.append(Hit(rect: rect, item: selection))
    let caption = OverlayRow.wrapped(item.summary, .intro, inside.size.columns - 2)
    for (row, line) in caption.prefix(Self.captionRows).enumerated() {
      buffer.write(
        line.text,
        at: CellPoint(
          column: inside.origin.column + 1, row: inside.maxRow - Self.captionRows + row),
        style: theme.text, clippedTo: inside)
    }
    guard let preview else { return }
    let free = CellSize(
      columns: inside.size.columns - preview.size.columns,
      rows: inside.size.rows - Self.captionRows - preview.size.rows)
    guard free.columns >= 0, free.rows >= 0 else { return }
    buffer.draw(
      preview,
      at: CellPoint(
        column: inside.origin.column + free.columns / 2, row: inside.origin.row + free.rows / 2))
  }
}

extension Theme {
  fileprivate func style(_ kind: OverlayRow.Kind) -> Style {
    switch kind {
    case .choice, .text, .intro: text
    case .heading: heading
    case .note: faint
    case .problem: alert
    }
  }

  /// The style of text that matches the filter, from the line's style.
  fileprivate func found(on style: Style) -> Style {
    var style = style
    style.attributes.formUnion([.bold, .underline])
    if style.attributes.contains(.reverse) == false, match.foreground != .standard {
      style.foreground = match.foreground
    }
    return style
  }
}
