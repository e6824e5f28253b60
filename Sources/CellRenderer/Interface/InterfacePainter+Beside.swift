import AdaptiveUI
import Cells
import Foundation
import Pictures

// Texts of one baseline, side by side in points, stay in one row.

extension InterfacePainter {
  /// The most columns by which a text moves over, so that a blank is beside it.
  private static let mostColumns = 2

  /// Places a text between its neighbours on the same baseline where rounding to columns left no
  /// blank between them: it moves over, and so does the text after it.
  ///
  /// - Returns: Whether there is room for that.
  mutating func placeBeside(_ index: Int, _ start: Int, _ line: ContentLine) -> Bool {
    let row = requests[index].row
    let before = texts.piece(column: start, row: row) ?? texts.piece(column: start - 1, row: row)
    let first = before.map { texts.pieces[$0].columns.upperBound + 1 } ?? start
    let columns = first..<first + line.columns
    let after = texts.piece(in: columns.lowerBound..<columns.upperBound + 1, row: row)
    let neighbours = [before, after].compactMap(\.self)
    guard first - start <= Self.mostColumns,
      neighbours.allSatisfy({ isBeside(texts.pieces[$0].request, index) })
    else { return false }
    guard let after else { return addBeside(index, columns, row, line) }
    let missing = columns.upperBound + 1 - texts.pieces[after].start
    guard missing <= Self.mostColumns, moveOver(after, by: missing) else { return false }
    if addBeside(index, columns, row, line) { return true }
    shift(after, by: -missing)
    return false
  }

  private mutating func addBeside(
    _ index: Int, _ columns: Range<Int>, _ row: Int, _ line: ContentLine
  ) -> Bool {
    guard isOpen(columns, row, requests[index]), !isOnOther(columns, row, requests[index]) else {
      return false
    }
    add(index, row, columns.lowerBound, line)
    return true
  }

  /// Moves the text after some columns to the right, with those that follow it, so that a text that is cut
  /// has more of them.
  ///
  /// - Returns: Whether there is room for that.
  mutating func makeRoom(_ missing: Int, after end: Int, _ row: Int, for index: Int) -> Bool {
    guard missing > 0, let next = texts.piece(in: end..<end + 2, row: row),
      isBeside(index, texts.pieces[next].request)
    else { return false }
    return moveOver(next, by: missing)
  }

  /// Moves a text to the right, with those beside it that are in its way, if the cells there are free.
  private mutating func moveOver(_ piece: Int, by columns: Int) -> Bool {
    let (text, request) = (texts.pieces[piece], requests[texts.pieces[piece].request])
    let end = text.columns.upperBound
    let taken = end..<end + columns + 1
    if let next = texts.piece(in: taken, row: text.row) {
      let missing = taken.upperBound - texts.pieces[next].start
      guard isBeside(text.request, texts.pieces[next].request), moveOver(next, by: missing) else {
        return false
      }
    }
    guard texts.isFree(taken, row: text.row),
      (end..<end + columns).allSatisfy({ column in
        lines.sheet.buffer.isBlank(at: CellPoint(column: column, row: text.row))
          && isSameGround(column, text.row, request)
      })
    else { return false }
    shift(piece, by: columns)
    return true
  }

  /// Moves a text with the cells that it may use.
  private mutating func shift(_ piece: Int, by columns: Int) {
    texts.move(piece, by: columns)
    let request = texts.pieces[piece].request
    let room = requests[request].room
    requests[request].room = CellRect(
      column: room.minColumn + columns, row: room.minRow, columns: room.size.columns,
      rows: room.size.rows)
  }

  /// Whether two texts are side by side in points, their middles within half a row of each other.
  private func isBeside(_ first: Int, _ second: Int) -> Bool {
    let shapes = plan.picture.shapes
    let (one, other) = (requests[first].order, requests[second].order)
    guard shapes.indices.contains(one), shapes.indices.contains(other) else { return false }
    let (left, right) = (shapes[one].frame, shapes[other].frame)
    return abs(left.midY - right.midY) <= plan.scale.cell.height / 2
      && (left.maxX <= right.minX + 0.5 || right.maxX <= left.minX + 0.5)
  }
}
