package import Cells
package import Foundation

/// A short text at one of the edges of a picture.
package struct CanvasSign: Sendable, Equatable {
  /// The edge of the place, and the row of the text.
  package enum Edge: Sendable {
    /// On the uppermost line of the picture, or on the lower one of an outline.
    case top
    /// On the lower line of its place, or in the last rows of it.
    case bottom
    /// On the lower line of its place, or at half height at its right end.
    case right
    /// On the upper line of its place, or else on the lower one; never over content.
    case upperLine
    /// On the lower line of its place, or else on the upper one; never over content.
    case lowerLine
  }

  package var edge: Edge
  /// The rectangle that the text is about, in points of the window.
  package var place: CGRect
  /// The text in several lengths, from long to short.
  package var texts: [String]
  /// Whether it does not describe visible content, and is drawn faintly.
  package var isQuiet: Bool

  package init(_ edge: Edge, of place: CGRect, texts: [String], isQuiet: Bool = false) {
    (self.edge, self.place, self.texts, self.isQuiet) = (edge, place, texts, isQuiet)
  }
}

/// Writes signs over a finished picture, in cells without other readable content.
package struct SignPainter {
  private var buffer: CellBuffer
  private let scale: CanvasScale
  private let usesColor: Bool
  private var places: [CellRect] = []

  /// The picture with signs.
  package static func picture(
    _ buffer: consuming CellBuffer, with signs: [CanvasSign], scale: CanvasScale, usesColor: Bool
  ) -> CellBuffer {
    signed(buffer, with: signs, scale: scale, usesColor: usesColor).buffer
  }

  /// The picture with signs, and the cells of those that have room, in order.
  package static func signed(
    _ buffer: consuming CellBuffer, with signs: [CanvasSign], scale: CanvasScale, usesColor: Bool
  ) -> (buffer: CellBuffer, places: [CellRect]) {
    var painter = SignPainter(buffer: buffer, scale: scale, usesColor: usesColor)
    for sign in signs { painter.paint(sign) }
    return (painter.buffer, painter.places)
  }

  private mutating func paint(_ sign: CanvasSign) {
    let place = scale.cells(sign.place).intersection(scale.window).intersection(buffer.bounds)
    let (upper, lower) = (scale.onOutline(place).minRow, scale.onOutline(place).maxRow - 1)
    switch sign.edge {
    case .top:
      if !paintOnLine(sign, row: topRow), scale.isOutlined { _ = paintOnLine(sign, row: bottomRow) }
    case .upperLine: paint(sign, place, onLines: [upper, lower])
    case .lowerLine: paint(sign, place, onLines: [lower, upper])
    case .bottom:
      if paintOnLine(sign.texts, place, row: lower, sign) { return }
      paint(sign, place, (0..<3).map { place.maxRow - 1 - $0 }.filter { $0 >= place.minRow })
    case .right:
      if paintOnLine(sign.texts, place, row: lower, sign) { return }
      let middle = (place.minRow + place.maxRow) / 2
      paint(sign, place, place.rowRange.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) })
    }
  }

  /// Writes the longest text for which the first of some lines has room, or else another of them; the
  /// shortest, which says little, only if none has room for more.
  private mutating func paint(_ sign: CanvasSign, _ place: CellRect, onLines rows: [Int]) {
    for texts in [sign.texts.dropLast(), sign.texts.suffix(1)] {
      for row in rows where paintOnLine(Array(texts), place, row: row, sign) { return }
    }
  }

  /// Writes the longest text that fits, in the first row with enough room.
  private mutating func paint(_ sign: CanvasSign, _ place: CellRect, _ rows: [Int]) {
    for text in sign.texts {
      let width = TextWidth.columns(of: text) + 2
      let start = place.maxColumn - 1 - width
      guard start >= place.minColumn else { continue }
      let row = rows.first { row in
        (start..<start + width).allSatisfy { isFree(CellPoint(column: $0, row: row)) }
      }
      if let row { return write(text, CellPoint(column: start, row: row)) }
    }
  }

  /// The row of the uppermost line: the outline's, which is higher if rows above it are left out.
  private var topRow: Int {
    guard scale.isOutlined else { return max(scale.window.minRow, 0) }
    return (0..<buffer.size.rows).first(where: isOutline) ?? 0
  }

  /// The row of the outline's lower line.
  private var bottomRow: Int { (0..<buffer.size.rows).last(where: isOutline) ?? 0 }

  private func isOutline(_ row: Int) -> Bool {
    isLevel(CellPoint(column: scale.window.maxColumn - 1, row: row))
  }

  /// Writes the longest text that a part of a line of a sign's place has room for, so that it covers no
  /// content.
  ///
  /// - Returns: Whether one fits.
  private mutating func paintOnLine(
    _ texts: [String], _ place: CellRect, row: Int, _ sign: CanvasSign
  ) -> Bool {
    guard place.size.rows > 1 else { return false }
    let parts = levelParts(of: row, place.columnRange)
    for text in texts {
      for part in parts where write(text, on: part, row: row, isQuiet: sign.isQuiet) {
        return true
      }
    }
    return false
  }

  /// Writes the longest text that leaves a part of the level line at the right end of a row.
  ///
  /// - Returns: Whether one fits.
  private mutating func paintOnLine(_ sign: CanvasSign, row: Int) -> Bool {
    guard row < buffer.size.rows,
      let part = levelParts(of: row, scale.window.columnRange).first
    else { return false }
    return sign.texts.contains { write($0, on: part, row: row, isQuiet: sign.isQuiet) }
  }

  /// The parts of a row that are level lines, from the right.
  private func levelParts(of row: Int, _ columns: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    for column in columns.reversed() where isLevel(CellPoint(column: column, row: row)) {
      if let last = parts.last, last.lowerBound == column + 1 {
        parts[parts.count - 1] = column..<last.upperBound
      } else {
        parts.append(column..<column + 1)
      }
    }
    return parts
  }

  /// Writes a text at the right end of a line, of which a part remains on both sides.
  ///
  /// - Returns: Whether it fits.
  private mutating func write(
    _ text: String, on part: Range<Int>, row: Int, isQuiet: Bool
  ) -> Bool {
    let start = part.upperBound - 3 - TextWidth.columns(of: text)
    guard start > part.lowerBound else { return false }
    write(text, CellPoint(column: start, row: row), isQuiet: isQuiet)
    return true
  }

  private func isLevel(_ point: CellPoint) -> Bool {
    guard buffer.bounds.contains(point) else { return false }
    let cell = buffer.stored(at: point)
    return cell.isLine && !cell.isUpright
  }

  /// Whether a cell shows nothing but a ground, a level line or a guide.
  private func isFree(_ point: CellPoint) -> Bool {
    guard buffer.bounds.contains(point) else { return false }
    return buffer.stored(at: point).isGround || isLevel(point)
      || Palette(usesColor: usesColor).isGuide(buffer[point])
  }

  private mutating func write(_ text: String, _ point: CellPoint, isQuiet: Bool = false) {
    var style = Style(attributes: isQuiet ? .dim : .bold)
    style.background = buffer.style(at: point).background
    if usesColor, isQuiet {
      style = Style(foreground: style.background.isLight == true ? .palette(242) : .palette(246))
      style.background = buffer.style(at: point).background
    } else if usesColor {
      style.foreground = style.background.isLight == true ? .palette(25) : .palette(117)
    }
    let columns = buffer.write(" \(text) ", at: point, style: style, clippedTo: buffer.bounds)
    places.append(CellRect(origin: point, size: CellSize(columns: columns, rows: 1)))
  }
}
