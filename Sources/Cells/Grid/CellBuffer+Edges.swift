// Upper and lower edges of boxes are no gaps, whatever is written on them.

extension CellBuffer {
  /// Whether a row has level lines that the row above does not go on with, and neither does the row
  /// below: it is like none of them, and continues none.
  ///
  /// Texts and titles may still cover parts of the lines, but not all of them.
  func isEdge(_ row: Int, mayGetLines: Bool) -> Bool {
    func isEdge(towards other: Int) -> Bool {
      guard rowRange.contains(other) else { return cells(inRow: row).contains(where: \.isLevel) }
      return zip(cells(inRow: row), cells(inRow: other)).contains { cell, beside in
        cell.isLevel && !cell.hasSameContent(as: beside) && !(mayGetLines && beside.isBlank)
      }
    }
    return isEdge(towards: row - 1) && isEdge(towards: row + 1)
  }
}
