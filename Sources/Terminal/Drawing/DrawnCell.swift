import CNcurses
import Cells

/// What a terminal draws for one cell, whoever sends it.
enum DrawnCell: Equatable {
  case blank
  /// Nothing: the wide character before it has the cell too.
  case covered
  /// A line of the terminal's own.
  case line(LineJoin)
  /// A single code point.
  case one(wchar_t)
  /// A code point and its marks, terminated by zero.
  case several([wchar_t])
  /// `?`, and a blank after it if the character is wide.
  case replacement(isWide: Bool)
}

extension CellRun {
  /// The index after the last cell that is within a terminal; `nil` if none is.
  func end(in size: CellSize) -> Int? {
    let room = size.columns - origin.column
    guard origin.row < size.rows, room > 0 else { return nil }
    return min(stored.startIndex + room, stored.endIndex)
  }
}

extension Repertoire {
  /// What the terminal draws for a cell of a run of which it has the cells before `end`.
  func drawing(at index: Int, of run: CellRun, before end: Int) -> DrawnCell {
    let cell = run.stored[index]
    switch cell.kind {
    case .blank: return .blank
    case .continuation: return .covered
    case .line: return hasHeavyLines ? .one(wchar_t(cell.lineScalar)) : .line(cell.join)
    case .character:
      let next = index + 1
      let isWide = next < run.stored.endIndex && run.stored[next].isContinuation
      // A wide character that the terminal's edge would cut is left out.
      if isWide, next == end { return .blank }
      let width = isWide ? 2 : 1
      guard let scalar = cell.singleScalar else { return drawing(cell.character, width: width) }
      return drawing(scalar: scalar, width: width)
    }
  }
}
