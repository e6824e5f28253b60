import AdaptiveUI
package import Cells
import Foundation

/// Draws an overlay over a finished picture: blue dashes for safe areas, green dots for margins,
/// lines with numbers for constraints and distances.
///
/// It uses blank cells only, and for numbers also lines of boxes: content of the interface is never
/// overwritten.
package struct OverlayPainter {
  private var buffer: CellBuffer
  private let scale: CanvasScale
  private let usesColor: Bool

  /// The picture with the overlay.
  package static func picture(
    _ buffer: CellBuffer, with overlay: FocusOverlay, scale: CanvasScale, usesColor: Bool
  ) -> CellBuffer {
    var painter = OverlayPainter(buffer: buffer, scale: scale, usesColor: usesColor)
    for guide in overlay.guides { painter.paint(guide) }
    for segment in overlay.segments { painter.paint(segment) }
    return painter.buffer
  }

  // MARK: Guides

  private mutating func paint(_ guide: FocusOverlay.Guide) {
    let area = scale.cells(guide.rect)
    guard area.size.columns > 1, area.size.rows > 1 else { return }
    let isSafe = guide.kind == .safeArea
    let style = style(isSafe ? 4 : 2)
    for column in area.minColumn..<area.maxColumn {
      for row in [area.minRow, area.maxRow - 1] {
        put(isSafe ? "╌" : "·", style, CellPoint(column: column, row: row))
      }
    }
    for row in area.minRow..<area.maxRow {
      for column in [area.minColumn, area.maxColumn - 1] {
        put(isSafe ? "╎" : "·", style, CellPoint(column: column, row: row))
      }
    }
    let (middle, centre) = (
      (area.minColumn + area.maxColumn) / 2, (area.minRow + area.maxRow) / 2
    )
    // Two guides with numbers at the same edge are side by side.
    let shift = isSafe ? -4 : 4
    number(guide.top, style, CellPoint(column: middle + shift, row: area.minRow))
    number(guide.bottom, style, CellPoint(column: middle + shift, row: area.maxRow - 1))
    let row = centre + (isSafe ? -1 : 1)
    number(guide.left, style, CellPoint(column: area.minColumn, row: row))
    number(guide.right, style, CellPoint(column: area.maxColumn - 1, row: row))
  }

  private mutating func number(_ value: CGFloat?, _ style: Style, _ point: CellPoint) {
    if let value { label(value.traceText, style, around: point) }
  }

  // MARK: Lines

  private mutating func paint(_ segment: FocusOverlay.Segment) {
    let style = style(segment.kind == .constraint ? 3 : 6)
    let (start, end) = (scale.cell(at: segment.start), scale.cell(at: segment.end))
    let isConstraint = segment.kind == .constraint
    if segment.isLevel {
      let columns = min(start.column, end.column)..<max(start.column, end.column)
      label(
        segment.label, style,
        around: CellPoint(column: (columns.lowerBound + columns.upperBound) / 2, row: start.row))
      for column in columns {
        put(isConstraint ? "─" : "┄", style, CellPoint(column: column, row: start.row))
      }
      ends(columns.lowerBound, columns.upperBound - 1, ("├", "┤"), style) {
        CellPoint(column: $0, row: start.row)
      }
    } else {
      let rows = min(start.row, end.row)..<max(start.row, end.row)
      label(
        segment.label, style,
        around: CellPoint(column: start.column, row: (rows.lowerBound + rows.upperBound) / 2))
      for row in rows {
        put(isConstraint ? "│" : "┆", style, CellPoint(column: start.column, row: row))
      }
      ends(rows.lowerBound, rows.upperBound - 1, ("┬", "┴"), style) {
        CellPoint(column: start.column, row: $0)
      }
    }
  }

  private mutating func ends(
    _ first: Int, _ last: Int, _ glyphs: (Character, Character), _ style: Style,
    _ point: (Int) -> CellPoint
  ) {
    guard last > first else { return }
    put(glyphs.0, style, point(first), besidesLines: true)
    put(glyphs.1, style, point(last), besidesLines: true)
  }

  // MARK: Cells

  private func style(_ hue: UInt8) -> Style {
    Style(foreground: usesColor ? .palette(hue) : .standard)
  }

  /// Whether a cell is blank or contains only lines and this overlay.
  private func isFree(_ point: CellPoint, besidesLines: Bool) -> Bool {
    guard buffer.bounds.contains(point), scale.window.contains(point) else { return false }
    if buffer.join(at: point) != nil { return besidesLines }
    return buffer.isBlank(at: point) || buffer[point].glyph.map(Self.own.contains) == true
  }

  /// Whether letters are directly before or after some cells of a row.
  private func touchesText(_ start: CellPoint, columns: Int) -> Bool {
    [start.column - 1, start.column + columns].contains { column in
      let point = CellPoint(column: column, row: start.row)
      return buffer.bounds.contains(point) && !isFree(point, besidesLines: true)
    }
  }

  private static let own: Set<Character> = ["╌", "╎", "·", "┄", "┆", "─", "│"]

  private mutating func put(
    _ glyph: Character, _ style: Style, _ point: CellPoint, besidesLines: Bool = false
  ) {
    guard isFree(point, besidesLines: besidesLines) else { return }
    if let join = buffer.join(at: point) {
      // The focused box keeps its heavy lines.
      guard ![join.up, join.down, join.left, join.right].contains(.heavy) else { return }
    }
    let cell = Cell(
      .character(glyph),
      style: Style(
        foreground: style.foreground, background: buffer.style(at: point).background))
    buffer[point] = cell
  }

  /// Writes a number around a cell, or beside it if that is the first place with room.
  private mutating func label(_ text: String, _ style: Style, around point: CellPoint) {
    let half = text.count / 2
    let shifts = [(0, 0), (half + 1, 0), (-half - 1, 0), (0, -1), (0, 1)]
    for (columns, rows) in shifts {
      let start = CellPoint(column: point.column - half + columns, row: point.row + rows)
      let cells = text.indices.enumerated().map { index, _ in
        CellPoint(column: start.column + index, row: start.row)
      }
      guard cells.allSatisfy({ isFree($0, besidesLines: true) }),
        !touchesText(start, columns: text.count)
      else { continue }
      var style = style
      style.attributes.insert(.bold)
      style.background = buffer.style(at: start).background
      buffer.write(text, at: start, style: style, clippedTo: buffer.bounds)
      return
    }
  }
}
