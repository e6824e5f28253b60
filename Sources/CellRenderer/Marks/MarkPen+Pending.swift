import AdaptiveUI
import Cells

// Changes that the step will make later.

extension MarkPen {
  /// Draws dashes around a view that the step will change later, with its name, in the hue of its
  /// depth and in front of all lines.
  ///
  /// What is too low for lines is a name between dashes in the nearest row.
  mutating func drawPending(_ rect: CellRect, within window: CellRect, depth: Int, name: String) {
    let area = rect.intersection(window).intersection(buffer.bounds)
    guard area.size.rows >= 2, area.size.columns >= 3, rect.size.rows >= 2 else {
      return drawPendingName(rect, within: window.intersection(buffer.bounds), depth, name)
    }
    drawPendingEdge(rect, within: area, depth: depth)
    let row = max(rect.minRow, area.minRow)
    let corner = max(rect.minColumn, area.minColumn) + 1
    // Of boxes that begin in one row the names follow each other.
    let taken = pendingNames.filter { $0.minRow == row && corner < $0.maxColumn }.map(\.maxColumn)
    let first = taken.max() ?? corner
    let room = area.maxColumn - 1 - first
    guard room >= 3 else { return }
    let width = TextWidth.columns(of: name)
    let text =
      width + 2 <= room
      ? " \(name) " : TextLayout.truncated(name, columns: room, .truncatingTail)
    writePending(text, at: CellPoint(column: first, row: row), depth, within: area)
  }

  /// Draws dashes where the edge of such a view is, without its name.
  private mutating func drawPendingEdge(_ rect: CellRect, within window: CellRect, depth: Int) {
    for point in rect.edge(within: rect.intersection(window).intersection(buffer.bounds))
    where !buffer.showsText(at: point) && !pendingNames.contains(where: { $0.contains(point) }) {
      putPending(Dash(rect.lines(at: point, weight: .light)).rawValue, at: point, depth)
    }
  }

  /// Draws dashes around the strip of such a view that is inside of the window, unless the line of what is
  /// around is there in place of its own.
  mutating func drawPendingStrip(_ rect: CellRect, within window: CellRect, depth: Int) {
    let points = rect.edge(within: rect.intersection(window).intersection(buffer.bounds))
    let isItsOwn = points.allSatisfy { point in
      let own = Dash(rect.lines(at: point, weight: .light))
      guard own != .level, own != .upright else { return true }
      let cell = buffer.stored(at: point)
      return cell.isLine && Dash(cell.join) == own
    }
    if isItsOwn { drawPendingEdge(rect, within: window, depth: depth) }
  }

  private mutating func drawPendingName(
    _ rect: CellRect, within window: CellRect, _ depth: Int, _ name: String
  ) {
    guard !window.isEmpty else { return }
    let dash = String(UnicodeScalar(Dash.upright.rawValue).map(Character.init) ?? "|")
    let room = max(window.size.columns - 2, 0)
    let text = dash + TextLayout.truncated(name, columns: room, .truncatingTail) + dash
    let width = TextWidth.columns(of: text)
    let middle = (rect.minColumn + rect.maxColumn - width) / 2
    let column = max(min(middle, window.maxColumn - width), window.minColumn)
    let own = max(min(rect.minRow, window.maxRow - 1), window.minRow)
    let row =
      [own, own - 1, own + 1, own - 2].first { row in
        window.rowRange.contains(row)
          && (column..<column + width).allSatisfy {
            !buffer.showsText(at: CellPoint(column: $0, row: row))
          }
      } ?? own
    writePending(text, at: CellPoint(column: column, row: row), depth, within: window)
  }

  /// Says at a side of the window what lies beyond it and has not changed yet, as far as there is room.
  mutating func drawBeyond(_ names: [String], _ side: WindowSide, of window: CellRect) {
    let area = window.intersection(buffer.bounds)
    guard area.size.columns > 4, area.size.rows > 0 else { return }
    let row =
      switch side {
      case .above: area.minRow
      case .below: area.maxRow - 1
      case .left, .right: (area.minRow + area.maxRow) / 2
      }
    let text = TextLayout.truncated(
      " \(side.rawValue) \(names.joined(separator: ", ")) ", columns: area.size.columns - 2,
      .truncatingTail)
    let start =
      side == .left ? area.minColumn + 1 : area.maxColumn - 1 - TextWidth.columns(of: text)
    writePending(text, at: CellPoint(column: start, row: row), 0, within: area)
  }

  private mutating func writePending(
    _ text: String, at point: CellPoint, _ depth: Int, within area: CellRect
  ) {
    var style = pendingStyle(at: point, depth)
    style.attributes.insert(.bold)
    buffer.write(text, at: point, style: style, clippedTo: area)
    let size = CellSize(columns: TextWidth.columns(of: text), rows: 1)
    pendingNames.append(CellRect(origin: point, size: size))
  }

  private mutating func putPending(_ glyph: UInt32, at point: CellPoint, _ depth: Int) {
    buffer.put(StoredCell(plain: glyph, style: pendingStyle(at: point, depth)), at: point)
  }

  private func pendingStyle(at point: CellPoint, _ depth: Int) -> Style {
    var style = buffer.style(at: point)
    style.attributes.subtract([.dim, .bold])
    if usesColor {
      style.foreground = BoxHue.color(
        depth: depth, isOnLight: style.background.isLight ?? isOnLight)
    }
    return style
  }
}
