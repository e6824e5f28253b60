package import Cells
package import Foundation

/// A short text at one of the edges of a picture.
package struct CanvasSign: Sendable, Equatable {
  /// The edge of the place, and the row of the text.
  package enum Edge: Sendable {
    /// On the uppermost line of the picture, or on the lower one of an outline.
    case top
    /// In the first rows of its place.
    case above
    /// In the last rows of its place.
    case bottom
    /// At half height, at the left end of its place.
    case left
    /// At half height, at the right end of its place.
    case right
  }

  package var edge: Edge
  /// The rectangle that the text is about, in points of the window.
  package var place: CGRect
  /// The text in several lengths, from long to short.
  package var texts: [String]
  /// Whether it does not describe visible content, and is drawn faintly.
  package var isQuiet: Bool

  /// Whether it is about content beyond the line at its edge, and is written on that line.
  package var isOnLine = false

  package init(_ edge: Edge, of place: CGRect, texts: [String], isQuiet: Bool = false) {
    (self.edge, self.place, self.texts, self.isQuiet) = (edge, place, texts, isQuiet)
  }
}

/// Writes signs over a finished picture, in cells without other readable content.
package struct SignPainter {
  private var buffer: CellBuffer
  private let scale: CanvasScale
  private let usesColor: Bool

  /// The picture with signs.
  package static func picture(
    _ buffer: CellBuffer, with signs: [CanvasSign], scale: CanvasScale, usesColor: Bool
  ) -> CellBuffer {
    var painter = SignPainter(buffer: buffer, scale: scale, usesColor: usesColor)
    for sign in signs { painter.paint(sign) }
    return painter.buffer
  }

  private mutating func paint(_ sign: CanvasSign) {
    let place = scale.cells(sign.place).intersection(scale.window).intersection(buffer.bounds)
    if sign.isOnLine, sign.edge == .above { return paintAbove(sign, place) }
    let lowerLine = scale.onOutline(place).maxRow - 1
    if sign.isOnLine, paintOnLine(sign.texts, place, row: lowerLine, sign) { return }
    switch sign.edge {
    case .top:
      if !paintOnLine(sign, row: topRow), scale.isOutlined { _ = paintOnLine(sign, row: bottomRow) }
    case .above:
      let rows = (0..<3).map { place.minRow + $0 }.filter { $0 < place.maxRow }
      _ = paint(sign.texts, sign, place, rows)
    case .bottom:
      let rows = (0..<3).map { place.maxRow - 1 - $0 }.filter { $0 >= place.minRow }
      _ = paint(sign.texts, sign, place, rows)
    case .left, .right:
      let middle = (place.minRow + place.maxRow) / 2
      let rows = place.rowRange.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
      _ = paint(sign.texts, sign, place, rows)
    }
  }

  /// Writes the longest text that the upper line of a sign's place has room for, or the row below it.
  ///
  /// Further down there is content, of which only the shortest texts take little.
  private mutating func paintAbove(_ sign: CanvasSign, _ place: CellRect) {
    let row = scale.onOutline(place).minRow
    for text in sign.texts {
      if paintOnLine([text], place, row: row, sign) { return }
      if row + 1 < place.maxRow, paint([text], sign, place, [row + 1]) { return }
    }
    if row + 2 < place.maxRow { _ = paint(Array(sign.texts.suffix(2)), sign, place, [row + 2]) }
  }

  /// Writes the longest text that fits, in the first row with enough room: on a line only if the
  /// row beside the line has none.
  ///
  /// - Returns: Whether one fits.
  private mutating func paint(
    _ texts: [String], _ sign: CanvasSign, _ place: CellRect, _ rows: [Int]
  ) -> Bool {
    for text in texts {
      let width = TextWidth.columns(of: text) + 2
      let end = place.maxColumn - 1 - width
      let start = sign.edge == .left ? min(place.minColumn + 1, end) : end
      guard start >= place.minColumn else { continue }
      func isFree(_ row: Int, onLines: Bool) -> Bool {
        (start..<start + width).allSatisfy {
          self.isFree(CellPoint(column: $0, row: row), onLines: onLines)
        }
      }
      for (index, row) in rows.enumerated() where isFree(row, onLines: true) {
        let inner = rows.indices.contains(index + 1) ? rows[index + 1] : row
        let isInside =
          !sign.isOnLine && !isFree(row, onLines: false) && isFree(inner, onLines: false)
        write(text, CellPoint(column: start, row: isInside ? inner : row))
        return true
      }
    }
    return false
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
    guard buffer.bounds.contains(point), let join = buffer.join(at: point) else { return false }
    return join.up == .none && join.down == .none
  }

  private func isFree(_ point: CellPoint, onLines: Bool) -> Bool {
    buffer.bounds.contains(point)
      && (buffer.stored(at: point).isGround || onLines && isLevel(point))
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
    buffer.write(" \(text) ", at: point, style: style, clippedTo: buffer.bounds)
  }
}
