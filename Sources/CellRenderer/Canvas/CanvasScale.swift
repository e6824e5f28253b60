import AdaptiveUI
package import Cells
package import Foundation

/// Converts points of a window to cells of a canvas.
///
/// A window exactly as large as the canvas is drawn at 8 × 16 points per cell. Any other window is
/// scaled to fit, centred, inside an outline; a cell stays twice as high as wide, is a whole number
/// of points wide, and is never smaller than 8 × 16 points. A widened window also uses columns that
/// would stay free, until a column is as narrow as a letter: text runs across, so a picture that is
/// squeezed in height only is easier to read than one squeezed in both dimensions; and some of the
/// rows that would. A stretched
/// window fills the whole canvas: the width and height of a cell follow from that, whole numbers or
/// not, but are never less than 8 × 16 points either.
package struct CanvasScale: Sendable, Hashable {
  /// The size of a cell, in points.
  package let cell: CGSize
  /// The cells of the window on the canvas.
  package let window: CellRect
  /// Whether an outline is drawn around the window, one cell outside of it.
  package let isOutlined: Bool
  /// Whether a cell may be wider in points than a letter.
  package let isScaled: Bool
  /// The rows for heights that are not in proportion; `nil` where all are.
  var rowMap: RowMap?
  /// Whether rows may have different heights in points.
  package var hasPlannedRows: Bool { rowMap != nil }

  /// Half a cell less this tolerance still rounds up, so that floating-point noise in sums has no
  /// effect.
  private static let tolerance: CGFloat = 1e-6

  /// Creates the scale of a window on a canvas.
  ///
  /// - Parameters:
  ///   - size: The window's final size in points.
  ///   - shown: Its current size in points, which differs while the window turns.
  ///   - canvas: The size of the canvas in cells.
  ///   - stretches: Whether a window of another size fills the canvas.
  ///   - widening: The smallest width in points that must fit when an outlined window takes the
  ///     columns that its proportions leave free; `nil` for windows that keep their proportions.
  package init(
    size: CGSize, shown: CGSize, canvas: CellSize, stretches: Bool = false,
    widening: CGFloat? = nil
  ) {
    let base = TerminalHost.cell
    let fills =
      size.width == CGFloat(canvas.columns) * base.width
      && size.height == CGFloat(canvas.rows) * base.height
    isOutlined = !fills && !stretches && canvas.columns > 2 && canvas.rows > 2
    isScaled = isOutlined || !fills && stretches
    let largest = CGSize(
      width: max(size.width, shown.width), height: max(size.height, shown.height))
    if fills {
      cell = base
    } else if stretches {
      cell = CGSize(
        width: max(base.width, largest.width / CGFloat(max(canvas.columns, 1))),
        height: max(base.height, largest.height / CGFloat(max(canvas.rows, 1))))
    } else {
      cell = Self.cell(of: largest, canvas, border: isOutlined ? 2 : 0, widening)
    }
    let columns = Self.snap(shown.width, cell.width)
    let rows = Self.snap(shown.height, cell.height)
    window = CellRect(
      column: (canvas.columns - columns) / 2, row: (canvas.rows - rows) / 2, columns: columns,
      rows: rows)
  }

  /// The smallest cell with which a window fits, a whole number of points wide and twice as high.
  ///
  /// With widening it is narrower where only the height makes it large, and lower by a quarter where
  /// only the width does: boxes within one another need rows.
  private static func cell(
    of size: CGSize, _ canvas: CellSize, border: Int, _ widening: CGFloat?
  ) -> CGSize {
    let base = TerminalHost.cell
    func across(_ width: CGFloat) -> CGFloat {
      max(base.width, (width / CGFloat(max(canvas.columns - border, 1))).rounded(.up))
    }
    let down = max(base.height, size.height / CGFloat(max(canvas.rows - border, 1)))
    let even = max(across(size.width), (down / 2).rounded(.up))
    let narrow = widening.map { across(max(size.width, $0)) } ?? even
    guard narrow < even else {
      let low = widening == nil ? 2 * even : max(down, base.height, 1.5 * even)
      return CGSize(width: even, height: min(low.rounded(.up), 2 * even))
    }
    return CGSize(width: narrow, height: down.rounded(.up))
  }

  /// The cells of a rectangle of the window; its edges are snapped, so that edges that coincide in
  /// points also do in cells.
  ///
  /// Rule LF8.
  package func cells(_ rect: CGRect) -> CellRect {
    let (left, right) = (Self.snap(rect.minX, cell.width), Self.snap(rect.maxX, cell.width))
    let (top, bottom) = (Self.snap(rows(at: rect.minY), 1), Self.snap(rows(at: rect.maxY), 1))
    return CellRect(
      column: window.minColumn + left, row: window.minRow + top, columns: right - left,
      rows: bottom - top)
  }

  /// Cells whose sides on the window's edges are moved onto the outline, if one is drawn: a box there
  /// needs no lines beside it.
  func onOutline(_ cells: CellRect) -> CellRect {
    guard isOutlined else { return cells }
    let left = cells.minColumn - (cells.minColumn == window.minColumn ? 1 : 0)
    let top = cells.minRow - (cells.minRow == window.minRow ? 1 : 0)
    let right = cells.maxColumn + (cells.maxColumn == window.maxColumn ? 1 : 0)
    let bottom = cells.maxRow + (cells.maxRow == window.maxRow ? 1 : 0)
    return CellRect(column: left, row: top, columns: right - left, rows: bottom - top)
  }

  /// The point of the window, in points, at the centre of a cell of the canvas.
  package func point(at cell: CellPoint) -> CGPoint {
    CGPoint(
      x: (CGFloat(cell.column - window.minColumn) + 0.5) * self.cell.width,
      y: height(atRows: CGFloat(cell.row - window.minRow) + 0.5))
  }

  /// The rows from the window's upper edge to a height in it, in points.
  func rows(at height: CGFloat) -> CGFloat { rowMap?.rows(at: height) ?? height / cell.height }

  /// The height in points at some rows from the window's upper edge.
  private func height(atRows rows: CGFloat) -> CGFloat {
    rowMap?.height(atRows: rows) ?? rows * cell.height
  }

  /// The cell that contains a point of the window.
  package func cell(at point: CGPoint) -> CellPoint {
    CellPoint(
      column: window.minColumn + Self.floor(point.x / cell.width + Self.tolerance),
      row: window.minRow + Self.floor(rows(at: point.y) + Self.tolerance))
  }

  /// Rounds half up; lengths beyond those of any terminal are cut off.
  ///
  /// Rules LF3, LF5, LF8.
  private static func snap(_ length: CGFloat, _ unit: CGFloat) -> Int {
    floor(length / unit + 0.5 + tolerance)
  }

  private static func floor(_ cells: CGFloat) -> Int {
    guard cells.isFinite else { return 0 }
    return Int(min(max(cells.rounded(.down), -100_000), 100_000))
  }
}
