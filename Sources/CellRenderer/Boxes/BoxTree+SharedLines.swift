import Cells

extension BoxTree {
  /// Makes adjacent boxes share one line.
  ///
  /// Where bordered siblings begin exactly where a box ends, and cover that whole side, the box's
  /// right (or bottom) line moves onto their left (or top) line. Lines of descendants that touch a
  /// moved line from inside move with it.
  /// - Complexity: O(*n* log *n*) in the number of boxes.
  mutating func shareLines() {
    let order = boxes.indices.filter { takesPart($0) }.sorted {
      (boxes[$0].parent ?? -1, $0) < (boxes[$1].parent ?? -1, $1)
    }
    var moves = Array(repeating: (right: false, bottom: false), count: boxes.count)
    var start = 0
    while start < order.count {
      let parent = boxes[order[start]].parent
      let end = order[start...].firstIndex { boxes[$0].parent != parent } ?? order.count
      if end - start > 1 { findMoves(of: order[start..<end], &moves) }
      start = end
    }
    for index in boxes.indices where boxes[index].kind == .bordered { move(index, moves[index]) }
  }

  private func takesPart(_ index: Int) -> Bool {
    boxes[index].kind == .bordered && boxes[index].leader == index && !boxes[index].isCovered
  }

  private func findMoves(of siblings: ArraySlice<Int>, _ moves: inout [(right: Bool, bottom: Bool)])
  {
    let lefts = Sides(
      siblings.map { index in
        let rect = boxes[index].rect
        return Side(line: rect.minColumn, from: rect.minRow, to: rect.maxRow)
      })
    let tops = Sides(
      siblings.map { index in
        let rect = boxes[index].rect
        return Side(line: rect.minRow, from: rect.minColumn, to: rect.maxColumn)
      })
    for index in siblings {
      let rect = boxes[index].rect
      moves[index] = (
        right: lefts.cover(Side(line: rect.maxColumn, from: rect.minRow, to: rect.maxRow)),
        bottom: tops.cover(Side(line: rect.maxRow, from: rect.minColumn, to: rect.maxColumn))
      )
    }
  }

  /// Parents come first, so their lines are already moved.
  private mutating func move(_ index: Int, _ found: (right: Bool, bottom: Bool)) {
    let rect = boxes[index].rect
    var (right, bottom) = found
    if boxes[index].leader != index {
      boxes[index].drawn = boxes[boxes[index].leader].drawn
      return
    }
    if let parent = boxes[index].parent {
      let (outer, drawn) = (boxes[parent].rect, boxes[parent].drawn)
      right = right || (rect.maxColumn == outer.maxColumn && drawn.maxColumn > outer.maxColumn)
      bottom = bottom || (rect.maxRow == outer.maxRow && drawn.maxRow > outer.maxRow)
    }
    let drawn = boxes[index].drawn
    let maxColumn = max(drawn.maxColumn, rect.maxColumn + (right ? 1 : 0))
    let maxRow = max(drawn.maxRow, rect.maxRow + (bottom ? 1 : 0))
    boxes[index].drawn = CellRect(
      column: drawn.minColumn, row: drawn.minRow, columns: maxColumn - drawn.minColumn,
      rows: maxRow - drawn.minRow)
  }
}

/// One side of a box: the column or row of its line, and the range that it extends over, in cells.
private struct Side {
  let line: Int
  let from: Int
  var to: Int

  /// Whether the receiver begins before `other`, ordered by line.
  func begins(before other: Side) -> Bool { (line, from) < (other.line, other.from) }
}

/// Sides of one direction; those that follow one another without a gap are merged.
private struct Sides {
  private var runs: [Side] = []

  init(_ sides: [Side]) {
    for side in sides.sorted(by: { $0.begins(before: $1) }) {
      if let last = runs.last, last.line == side.line, side.from <= last.to {
        runs[runs.count - 1].to = max(last.to, side.to)
      } else {
        runs.append(side)
      }
    }
  }

  /// Whether one of the merged sides covers the whole of `side`.
  func cover(_ side: Side) -> Bool {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if side.begins(before: runs[middle]) { high = middle } else { low = middle + 1 }
    }
    guard low > 0 else { return false }
    return runs[low - 1].line == side.line && runs[low - 1].to >= side.to
  }
}
