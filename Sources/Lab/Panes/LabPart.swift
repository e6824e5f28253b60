import Cells

/// A part of the lab's own interface, which draws itself with cells.
@MainActor class LabPart {
  /// The cells of the terminal that it has.
  var frame = CellRect(column: 0, row: 0, columns: 0, rows: 0)
  var isHidden = false
  var theme = Theme()

  /// Draws the part.
  ///
  /// - Parameters:
  ///   - buffer: The picture so far, which contains what is behind the part.
  ///   - rect: The cells of the part.
  func draw(in buffer: inout CellBuffer, rect: CellRect) {}
}
