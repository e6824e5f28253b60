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

  /// The columns of `12 rows folded`, or of the scale, and of a title.
  private static let columnsOfOthers = 40

  /// Darkens the cutout that a phone's camera takes from the screen.
  mutating func paintCutout() {
    guard usesColor, plan.scale.isOutlined, let frame = plan.picture.cutout else { return }
    let isDark = plan.picture.background.brightness < 40
    let color =
      isDark
      ? PictureColor(red: 0x3A, green: 0x3A, blue: 0x3C)
      : PictureColor(red: 0x8E, green: 0x8E, blue: 0x93)
    let isUpright = frame.height > frame.width
    var rect = plan.scale.halves(frame).intersection(HalfRect(plan.scale.window))
    if !isUpright {
      // A low pill; what is around it in a status bar is left free.
      let row = min(max((rect.minY + rect.maxY) / 4, plan.scale.window.minRow), rect.maxY / 2)
      (rect.minY, rect.maxY) = (2 * row, 2 * row + 2)
    }
    let cells = rect.touchedCells.intersection(lines.sheet.bounds)
    for row in cells.rowRange {
      // A name, a text or a box's line keeps its ground; a line between rows ends at the cutout.
      let free = cells.columnRange.filter { column in
        let cell = lines.sheet.buffer.stored(at: CellPoint(column: column, row: row))
        return (cell.isBlank || cell.isCharacter(CellBuffer.thinLine))
          && texts.isFree(column..<column + 1, row: row)
      }
      // What reaches into an upright cutout does not divide it in two.
      guard isUpright || free.count == cells.size.columns else { continue }
      for column in free {
        let half = HalfRect(CellRect(column: column, row: row, columns: 1, rows: 1))
        lines.sheet.put(Cell(), at: CellPoint(column: column, row: row))
        raster.fill(half.intersection(rect), with: color, order: -1)
      }
    }
  }
}
