extension CellBuffer {
  /// Draws a frame on the outermost cells of `rect`, joined with the lines that are there.
  ///
  /// A rectangle of one row or one column becomes a straight line.
  public mutating func drawBox(
    _ rect: CellRect, weight: LineWeight, style: Style, clippedTo clip: CellRect? = nil
  ) {
    guard !rect.isEmpty, weight != .none else { return }
    let (left, right) = (rect.minColumn, rect.maxColumn - 1)
    let (top, bottom) = (rect.minRow, rect.maxRow - 1)
    for row in top == bottom ? [top] : [top, bottom] {
      drawHorizontal(
        row: row, from: left, through: right, weight: weight, style: style, clippedTo: clip)
    }
    for column in left == right ? [left] : [left, right] {
      drawVertical(
        column: column, from: top, through: bottom, weight: weight, style: style, clippedTo: clip)
    }
  }

  /// Draws a line along a row, from the middle of its first cell to the middle of its last one.
  public mutating func drawHorizontal(
    row: Int, from first: Int, through last: Int, weight: LineWeight, style: Style,
    clippedTo clip: CellRect? = nil
  ) {
    let area = clip?.intersection(bounds) ?? bounds
    guard first < last, row >= area.minRow, row < area.maxRow else { return }
    let (start, end) = (max(first, area.minColumn), min(last, area.maxColumn - 1))
    for column in stride(from: start, through: end, by: 1) {
      join(
        LineJoin(
          right: column < last ? weight : .none, left: column > first ? weight : .none),
        at: CellPoint(column: column, row: row), style: style, clippedTo: clip)
    }
  }

  /// Draws a line along a column, from the middle of its first cell to the middle of its last one.
  public mutating func drawVertical(
    column: Int, from first: Int, through last: Int, weight: LineWeight, style: Style,
    clippedTo clip: CellRect? = nil
  ) {
    let area = clip?.intersection(bounds) ?? bounds
    guard first < last, column >= area.minColumn, column < area.maxColumn else { return }
    let (start, end) = (max(first, area.minRow), min(last, area.maxRow - 1))
    for row in stride(from: start, through: end, by: 1) {
      join(
        LineJoin(up: row > first ? weight : .none, down: row < last ? weight : .none),
        at: CellPoint(column: column, row: row), style: style, clippedTo: clip)
    }
  }

  /// Adds lines to a cell; other content is replaced.
  public mutating func join(
    _ lines: LineJoin, at point: CellPoint, style: Style, clippedTo clip: CellRect? = nil
  ) {
    guard clip?.contains(point) ?? true, bounds.contains(point) else { return }
    var joined = lines
    if case .line(let old) = self[point].content { joined = old.joined(with: lines) }
    self[point] = Cell(.line(joined), style: style)
  }
}
