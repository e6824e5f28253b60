import AdaptiveUI
import Cells

extension BoxPainter {
  /// Extends texts that fit in points over blank cells beside them.
  ///
  /// On a scaled device a cell is as wide as several letters: a label as wide as its text has fewer
  /// cells than letters, and an ellipsis would suggest that the text does not fit.
  mutating func paintOverruns() {
    for (index, box) in tree.boxes.enumerated()
    where box.textHasRoom && box.kind == .bare && !box.isCovered && !box.isDimmed {
      runOver(index)
    }
  }

  private mutating func runOver(_ index: Int) {
    let box = tree.boxes[index]
    guard let content = box.content, let parent = box.parent else { return }
    let style = palette.text(box)
    var room = roomForText(box)
    // The marker of the focus is kept.
    if box.isFocused { room = room.inset(left: 1) }
    room.origin.row += max(room.size.rows - 1, 0) / 2
    room.size.rows = 1
    let needed = TextWidth.columns(of: content.text) + 2
    let whole = content.lines(columns: needed, rows: 1, style: style)
    let missing = (whole.first?.columns ?? 0) - room.size.columns
    guard missing > 0, sheet.bounds.intersection(room) == room else { return }
    let limit = roomForTexts(in: tree.boxes[parent])
      .intersection(box.clip).intersection(sheet.bounds)
    let right = freeColumns(from: room.maxColumn, step: 1, row: room.minRow, in: limit, of: parent)
    let left = freeColumns(
      from: room.minColumn - 1, step: -1, row: room.minRow, in: limit, of: parent)
    let (before, after) = content.alignment.shares(of: missing, left: left, right: right)
    guard before + after > 0 else { return }
    room.origin.column -= before
    room.size.columns += before + after
    for column in room.minColumn - 1..<room.maxColumn + 1 {
      let point = CellPoint(column: column, row: room.minRow)
      let isBeside = !room.contains(point)
      if isBeside, !limit.contains(point) || !isFree(point, of: parent) { continue }
      sheet.put(Cell(), at: point)
    }
    write(content, in: room, style, clippedTo: limit)
  }

  /// The inside of a box, or the line with the content of a box of two rows.
  func roomForTexts(in box: Box) -> CellRect {
    guard box.kind == .bordered else { return box.rect }
    guard box.drawn.size.rows < 3 else { return box.inside }
    return box.drawn.inset(columns: 1, rows: 0).intersection(box.clip)
  }

  /// The number of cells from a column on that show only the box around; one such cell is kept
  /// before the next content.
  private mutating func freeColumns(
    from column: Int, step: Int, row: Int, in limit: CellRect, of parent: Int
  ) -> Int {
    var count = 0
    while true {
      let point = CellPoint(column: column + count * step, row: row)
      guard limit.contains(point) else { return count }
      guard isFree(point, of: parent) else { return max(count - 1, 0) }
      count += 1
    }
  }

  private mutating func isFree(_ point: CellPoint, of parent: Int) -> Bool {
    guard let front = sheet.front(at: point), tree.boxes[front].leader == parent else {
      return false
    }
    guard sheet.lineOwner(at: point) == nil else { return isOwnLine(parent, point) }
    // The name and blocks of a box without lines may be overwritten.
    let outer = tree.boxes[parent]
    return outer.kind == .bare && outer.content == nil || sheet.buffer.isBlank(at: point)
  }
}

extension ShownContent {
  /// Whether the receiver is one line of text, possibly with signs at both ends.
  var isText: Bool {
    guard !text.contains(where: \.isNewline) else { return false }
    switch role {
    case .label, .button, .sectionTitle: return true
    default: return false
    }
  }
}

extension ShownContent.Alignment {
  /// The numbers of the missing columns that are taken on the left and on the right; the aligned
  /// side is extended last.
  func shares(of missing: Int, left: Int, right: Int) -> (left: Int, right: Int) {
    switch self {
    case .left:
      let after = min(missing, right)
      return (min(missing - after, left), after)
    case .right:
      let before = min(missing, left)
      return (before, min(missing - before, right))
    case .center:
      let before = min(missing / 2, left)
      let after = min(missing - before, right)
      return (min(missing - after, left), after)
    }
  }
}

extension CellRect {
  fileprivate func inset(left: Int) -> CellRect {
    CellRect(
      column: minColumn + left, row: minRow, columns: max(size.columns - left, 0), rows: size.rows)
  }
}
