import AdaptiveUI
import Cells
import Pictures

// The content of boxes: text, and the signs of controls.

extension BoxPainter {
  /// Writes the content of a bordered box: inside, or on its last line if there is no inside.
  mutating func paintContent(of box: Box, in area: CellRect) {
    guard let content = box.content, !content.role.isPicture else { return }
    let style = palette.text(box)
    let inside = box.drawn.inset(columns: 1, rows: 1)
    guard inside.isEmpty else {
      let room = room(for: content, in: inside, of: box, style)
      let clip = area.intersection(box.innerClip)
      return write(content, in: room, style, clippedTo: clip)
    }
    paintOnLowerLine(content, of: box, in: area)
  }

  private mutating func paintOnLowerLine(
    _ content: ShownContent, of box: Box, in area: CellRect
  ) {
    let style = palette.text(box)
    let inside = box.drawn.inset(columns: 1, rows: 1)
    let last = CellRect(
      column: inside.minColumn, row: box.drawn.maxRow - 1, columns: inside.size.columns, rows: 1)
    paintOnLine(content, in: room(for: content, in: last, of: box, style), style, clippedTo: area)
  }

  /// The room of a box's text: centred in its inside if the content at the edges allows, otherwise
  /// what that content leaves.
  private func room(
    for content: ShownContent, in inside: CellRect, of box: Box, _ style: Style
  ) -> CellRect {
    guard var left = box.contentRoom else { return inside }
    if left.rowRange.clamped(to: inside.rowRange).isEmpty {
      // On the lower line only the columns matter.
      (left.origin.row, left.size.rows) = (inside.minRow, inside.size.rows)
    }
    left = left.intersection(inside)
    guard !left.isEmpty else { return inside }
    let whole = CellRect(
      column: inside.minColumn, row: left.minRow, columns: inside.size.columns,
      rows: left.size.rows)
    let lines = content.lines(
      columns: whole.size.columns, rows: whole.size.rows, style: style, palette: palette)
    let stays = lines.allSatisfy { line in
      let free = max(whole.size.columns - line.columns, 0)
      let shift = line.alignment == .left ? 0 : line.alignment == .center ? free / 2 : free
      let start = whole.minColumn + shift
      return start > left.minColumn && start + line.columns <= left.maxColumn
    }
    return stays ? whole : left
  }

  /// Writes the content's first line onto the lower line of a box; the line is kept where neither
  /// the text nor the spaces beside it are.
  mutating func paintOnLine(
    _ content: ShownContent, in line: CellRect, _ style: Style, clippedTo area: CellRect
  ) {
    let seen = line.intersection(area)
    guard !seen.isEmpty else { return }
    let columns = seen.minColumn..<seen.maxColumn
    let old = columns.map { column in
      let point = CellPoint(column: column, row: line.minRow)
      return (sheet.buffer[point], sheet.lineOwner(at: point))
    }
    let isOnLine = columns.contains {
      sheet.lineOwner(at: CellPoint(column: $0, row: line.minRow)) != nil
    }
    let room = isOnLine && line.size.columns > 4 ? line.inset(columns: 1, rows: 0) : line
    write(content, in: room, style, clippedTo: area)
    func isBlank(_ column: Int) -> Bool {
      guard columns.contains(column) else { return true }
      let content = sheet.buffer[column, line.minRow].content
      if case .line = content { return true }
      return content == .blank
    }
    let blanks = columns.filter { isBlank($0) && isBlank($0 - 1) && isBlank($0 + 1) }
    for column in columns where isBlank(column) {
      let (cell, owner) = blanks.contains(column) ? old[column - seen.minColumn] : (Cell(), nil)
      sheet.put(cell, at: CellPoint(column: column, row: line.minRow), owner: owner)
    }
  }

  /// Paints a box that is too small for lines: its text, or blocks.
  mutating func paintBare(_ index: Int) {
    let box = tree.boxes[index]
    let area = box.rect.intersection(box.clip).intersection(sheet.bounds)
    guard !area.isEmpty else { return }
    // An image takes no text away.
    if box.content?.role.isPicture != true { clearBetweenLines(area, for: index) }
    sheet.claim(area, for: index)
    var room = roomForText(box)
    var style = palette.text(box)
    if box.isFocused {
      style.attributes.insert(.reverse)
      let mark = CellPoint(column: room.minColumn, row: room.minRow)
      sheet.write(String(Palette.marker), at: mark, style: style, clippedTo: area)
      guard room.size.columns > 1 else { return }
      room.origin.column += 1
      room.size.columns -= 1
    }
    guard let content = box.content else { return fillBare(index, room, area) }
    guard !content.role.isPicture else { return }
    room = self.room(for: content, in: room, of: box, style)
    write(content, in: room, style, clippedTo: area)
  }

  /// Paints a box without content: its name in the first row unless a text in the box is there, and
  /// blocks wherever the name and the lines of the boxes around leave room.
  private mutating func fillBare(_ index: Int, _ room: CellRect, _ area: CellRect) {
    let box = tree.boxes[index]
    let style = palette.line(box)
    let blocks = room.intersection(area)
    guard !blocks.isEmpty else { return }
    for row in blocks.minRow..<blocks.maxRow {
      for column in blocks.minColumn..<blocks.maxColumn {
        let point = CellPoint(column: column, row: row)
        guard sheet.lineOwner(at: point) == nil else { continue }
        sheet.put(Cell(.character(Palette.block), style: style), at: point)
      }
    }
    guard room.size.columns > 2 else { return }
    let isOnLine = sheet.bounds.contains(room.origin) && sheet.lineOwner(at: room.origin) != nil
    let padded = (isOnLine ? " " : "") + box.title.name + " "
    let text =
      TextWidth.columns(of: padded) <= room.size.columns
      ? padded
      : TextLayout.truncated(box.title.name, columns: room.size.columns, .truncatingTail)
    let name = CellRect(
      column: room.minColumn, row: room.minRow, columns: TextWidth.columns(of: text), rows: 1)
    let texts = tree.boxes[index..<max(box.end, index + 1)].lazy.filter { $0.content != nil }
    guard texts.allSatisfy({ $0.rect.intersection(name).isEmpty }) else { return }
    sheet.write(text, at: room.origin, style: style, clippedTo: area)
  }

  /// Clears the cells that the box covers, except the lines of the boxes around it.
  private mutating func clearBetweenLines(_ area: CellRect, for index: Int) {
    let cell = palette.inside(tree.boxes[index])
    let clear = clearPart(of: area, for: index)
    for row in area.minRow..<area.maxRow {
      var next = area.minColumn
      while next < area.maxColumn {
        let point = CellPoint(column: next, row: row)
        let isClear = clear.contains(point)
        next = isClear ? clear.maxColumn : next + 1
        if isClear { continue }
        if let owner = sheet.lineOwner(at: point), tree.contains(tree.boxes[owner].leader, index) {
          continue
        }
        sheet.put(cell, at: point)
      }
    }
  }

  /// The box without the columns in which the box around it has its lines, unless none would
  /// remain.
  func roomForText(_ box: Box) -> CellRect {
    guard let parent = box.parent, tree.boxes[parent].kind == .bordered else { return box.rect }
    let outer = tree.boxes[parent].drawn
    let left = box.rect.minColumn == outer.minColumn ? 1 : 0
    let right = box.rect.maxColumn == outer.maxColumn ? 1 : 0
    guard box.rect.size.columns > left + right else { return box.rect }
    return CellRect(
      column: box.rect.minColumn + left, row: box.rect.minRow,
      columns: box.rect.size.columns - left - right, rows: box.rect.size.rows)
  }

  /// Writes as much of the content as fits in the room.
  mutating func write(
    _ content: ShownContent, in room: CellRect, _ style: Style, clippedTo clip: CellRect
  ) {
    for (line, point) in lines(of: content, in: room, style) {
      write(line, at: point, clippedTo: room.intersection(clip))
    }
  }

  private mutating func write(
    _ line: ContentLine, at start: CellPoint, clippedTo area: CellRect
  ) {
    var point = start
    for span in line.spans {
      point.column += sheet.write(span.text, at: point, style: span.style, clippedTo: area)
    }
  }

  /// The lines of a content, as far as a room has some for them, with their places.
  private func lines(
    of content: ShownContent, in room: CellRect, _ style: Style
  ) -> [(ContentLine, CellPoint)] {
    let lines = content.lines(
      columns: room.size.columns, rows: room.size.rows, style: style, palette: palette)
    let above = content.role.startsAtTop ? 0 : max(room.size.rows - lines.count, 0) / 2
    return lines.enumerated().map { offset, line in
      let free = max(room.size.columns - line.columns, 0)
      let shift = line.alignment == .left ? 0 : line.alignment == .center ? free / 2 : free
      let row = room.minRow + above + offset
      return (line, CellPoint(column: room.minColumn + shift, row: row))
    }
  }

  // MARK: Images

  /// Writes the art and the names of images where nothing else is: these yield to every text.
  mutating func paintPictures() {
    for (index, box) in tree.boxes.enumerated() where !box.isCovered {
      guard let content = box.content, content.role.isPicture else { continue }
      if let band = sheet.band, !box.isSeen(in: band) { continue }
      let inside = box.drawn.inset(columns: 1, rows: 1)
      let isFramed = box.kind == .bordered
      guard !isFramed || !inside.isEmpty else {
        paintOnLowerLine(content, of: box, in: box.drawn.intersection(box.clip))
        continue
      }
      var (room, style) = (isFramed ? inside : roomForText(box), palette.text(box))
      if box.isFocused, !isFramed {
        // The first column has the marker.
        (room.origin.column, room.size.columns) = (room.minColumn + 1, room.size.columns - 1)
        style.attributes.insert(.reverse)
      }
      let area = room.intersection(box.clip).intersection(sheet.bounds)
      for (line, point) in lines(of: content, in: room, style) {
        let cells = CellRect(
          origin: point, size: CellSize(columns: line.columns, rows: 1)
        ).intersection(area)
        guard isFree(cells, for: index) else { continue }
        write(line, at: point, clippedTo: area)
      }
    }
  }

  /// Whether a box is in front in some cells of a row, and these show at most lines.
  private mutating func isFree(_ cells: CellRect, for box: Int) -> Bool {
    !cells.isEmpty
      && cells.columnRange.allSatisfy { column in
        let point = CellPoint(column: column, row: cells.minRow)
        let isEmpty = sheet.buffer.isBlank(at: point) || sheet.lineOwner(at: point) != nil
        return isEmpty && sheet.front(at: point) == box
      }
  }
}
