import AdaptiveUI
import Cells

/// A text without a row of its own: its view is lower than half a cell, or is between two rows.
struct LostText: Sendable {
  let content: ShownContent
  let isDimmed: Bool
  /// The cells that the view would occupy, one row high.
  let cells: CellRect
  /// The box around it.
  let around: Int
}

extension BoxPainter {
  /// Writes such texts into rows that are otherwise empty, and appends to each row the number of
  /// texts that are not shown, as `+2 more`.
  ///
  /// On a scaled device several rows of a table may share one row of cells; leaving them out
  /// silently would suggest that they do not exist.
  mutating func paintLost(_ lost: [LostText]) {
    var counts: [(lost: LostText, number: Int)] = []
    for text in lost where isInFront(text) {
      if let index = counts.firstIndex(where: { text.isBeside($0.lost) }) {
        counts[index].number += 1
      } else {
        counts.append((text, 1))
      }
    }
    for (text, number) in counts { tell(number, at: text) }
  }

  /// Whether nothing else covers the end of the text.
  private mutating func isInFront(_ text: LostText) -> Bool {
    let end = CellPoint(column: text.cells.maxColumn - 1, row: text.cells.minRow)
    guard sheet.bounds.contains(end), let front = sheet.front(at: end) else { return false }
    return tree.contains(tree.boxes[text.around].leader, front)
      || tree.contains(front, text.around)
  }

  /// Writes the number into the last free columns, or over the last ones if none are free.
  private mutating func tell(_ number: Int, at text: LostText) {
    let box = tree.boxes[text.around]
    let area = text.cells.intersection(roomForTexts(in: box)).intersection(box.clip)
      .intersection(sheet.bounds)
    let long = "+\(number) more"
    let mark = area.size.columns >= 3 * TextWidth.columns(of: long) ? long : "+\(number)"
    let width = TextWidth.columns(of: mark)
    guard area.size.columns >= width + 2 else { return }
    let row = area.minRow
    var style = palette.text(text.content, isDimmed: text.isDimmed)
    let isFreeRow = (area.minColumn..<area.maxColumn).allSatisfy {
      let point = CellPoint(column: $0, row: row)
      return sheet.buffer.isBlank(at: point) || isOwnLine(box.leader, point)
    }
    if isFreeRow {
      var room = area
      if number > 1 { room.size.columns -= width + 1 }
      paintOnLine(text.content, in: room, style, clippedTo: area)
      guard number > 1 else { return }
      return tell(number - 1, at: text)
    }
    func isFree(_ column: Int) -> Bool {
      (column - 1..<column + width + 1).allSatisfy {
        !(area.minColumn..<area.maxColumn).contains($0) || sheet.buffer[$0, row].content == .blank
      }
    }
    let last = area.maxColumn - width
    let half = area.minColumn + area.size.columns / 2
    let column = stride(from: last, through: half, by: -1).first(where: isFree) ?? last
    style.attributes.insert(.dim)
    sheet.write(mark, at: CellPoint(column: column, row: row), style: style, clippedTo: area)
  }
}

extension LostText {
  /// Whether both are counted in the same number.
  fileprivate func isBeside(_ other: LostText) -> Bool {
    cells.minRow == other.cells.minRow && cells.minColumn < other.cells.maxColumn
      && other.cells.minColumn < cells.maxColumn
  }
}
