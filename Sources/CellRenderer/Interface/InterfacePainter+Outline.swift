import AdaptiveUI
import Cells
import Foundation
import Pictures

// The outline of a device's window, and the cutout of its screen.

extension InterfacePainter {
  /// Draws the outline of a device or of a turned window; boxes that reach the window's edges have
  /// their lines there.
  mutating func paintOutline() {
    lines.paintOutlineLines(plan.scale.onOutline(plan.scale.window))
  }

  /// Rounds the corners of the outline, and writes its caption and the home indicator onto it; the size
  /// only where the line has room for it beside a title and the picture's signs.
  mutating func paintCaption() {
    let scale = plan.scale
    let frame = scale.onOutline(scale.window)
    let corners: [(Int, Int, Character)] = [
      (frame.minColumn, frame.minRow, "╭"), (frame.maxColumn - 1, frame.minRow, "╮"),
      (frame.minColumn, frame.maxRow - 1, "╰"), (frame.maxColumn - 1, frame.maxRow - 1, "╯"),
    ]
    for (column, row, glyph) in corners {
      let point = CellPoint(column: column, row: row)
      guard lines.sheet.bounds.contains(point) else { continue }
      let style = lines.sheet.buffer.style(at: point)
      lines.sheet.put(Cell(.character(glyph), style: style), at: point)
    }
    if plan.picture.safeAreaInsets.bottom > 0 { lines.paintHomeIndicator(frame) }
    let points = "\(plan.picture.size.traceText) pt"
    let name = plan.options.caption
    let room = frame.size.columns - 4
    let whole = name.isEmpty ? points : "\(name)  \(points)"
    let hasRoom = TextWidth.columns(of: whole) <= room - Self.columnsOfOthers
    let text =
      hasRoom || name.isEmpty
      ? whole : TextLayout.truncated(name, columns: max(room, 0), .truncatingTail)
    guard room > 2, !text.isEmpty else { return }
    lines.sheet.write(
      " \(text) ", at: CellPoint(column: frame.minColumn + 1, row: frame.minRow),
      style: Style(attributes: .dim), clippedTo: lines.sheet.bounds)
  }

  /// The columns of `12 rows left out`, or of the scale, and of a title.
  private static let columnsOfOthers = 40

  /// The rows with the cutout that a phone's camera takes from the screen; empty for none.
  var cutoutRows: Range<Int> { cutout?.touchedCells.rowRange ?? 0..<0 }

  /// The half cells of the cutout: one row in a phone held upright.
  private var cutout: HalfRect? {
    guard plan.scale.isOutlined, let frame = plan.picture.cutout else { return nil }
    var rect = plan.scale.halves(frame).intersection(HalfRect(plan.scale.window))
    guard frame.height < frame.width else { return rect }
    let row = min(max((rect.minY + rect.maxY) / 4, plan.scale.window.minRow), rect.maxY / 2)
    (rect.minY, rect.maxY) = (2 * row, 2 * row + 2)
    return rect
  }

  /// Draws the cutout: a dark pill in the status bar, beside the time.
  mutating func paintCutout() {
    guard let rect = cutout, let frame = plan.picture.cutout else { return }
    let isDark = plan.picture.background.brightness < 40
    let color =
      isDark
      ? PictureColor(red: 0x3A, green: 0x3A, blue: 0x3C)
      : PictureColor(red: 0x1C, green: 0x1C, blue: 0x1E)
    guard frame.height < frame.width else { return paintUpright(rect, color) }
    guard isFree(rect.touchedCells) else { return }
    let row = rect.minY / 2
    raster.fill(insideEnds(of: rect), with: color, order: -1)
    for (column, glyph) in [(rect.minX, "▐"), (rect.maxX - 1, "▌")] {
      lines.sheet.write(
        glyph, at: CellPoint(column: column, row: row),
        style: usesColor ? Style(foreground: color.cellColor) : Style(),
        clippedTo: lines.sheet.bounds)
    }
    guard plan.picture.showsStatusBar else { return }
    let ends = plan.scale.window.columnRange
    writeStatus("9:41", from: (ends.lowerBound + rect.minX - 4) / 2, row)
    writeStatus("▂▄▆ ▮", from: (rect.maxX + ends.upperBound - 4) / 2, row)
  }

  private func insideEnds(of rect: HalfRect) -> HalfRect {
    HalfRect(minX: rect.minX + 1, minY: rect.minY, maxX: rect.maxX - 1, maxY: rect.maxY)
  }

  /// Writes a part of the status bar if nothing else is there.
  private mutating func writeStatus(_ text: String, from column: Int, _ row: Int) {
    let cells = CellRect(column: column, row: row, columns: TextWidth.columns(of: text), rows: 1)
    guard isFree(cells) else { return }
    lines.sheet.write(text, at: cells.origin, style: Style(), clippedTo: lines.sheet.bounds)
  }

  /// Whether cells of a row show nothing but grounds.
  private func isFree(_ cells: CellRect) -> Bool {
    guard cells.intersection(lines.sheet.bounds) == cells else { return false }
    return cells.columnRange.allSatisfy { column in
      let cell = lines.sheet.buffer.stored(at: CellPoint(column: column, row: cells.minRow))
      return (cell.isBlank || cell.isThinLine)
        && texts.isFree(column..<column + 1, row: cells.minRow)
    }
  }

  /// Draws the cutout of a phone that lies; names, texts and boxes' lines keep their grounds.
  private mutating func paintUpright(_ rect: HalfRect, _ color: PictureColor) {
    let cells = rect.touchedCells.intersection(lines.sheet.bounds)
    for row in cells.rowRange {
      for column in cells.columnRange
      where isFree(CellRect(column: column, row: row, columns: 1, rows: 1)) {
        let half = HalfRect(CellRect(column: column, row: row, columns: 1, rows: 1))
        lines.sheet.put(Cell(), at: CellPoint(column: column, row: row))
        raster.fill(half.intersection(rect), with: color, order: -1)
      }
    }
  }
}
