import AdaptiveUI
package import Cells
package import Foundation

/// How points of a window become cells of a canvas.
///
/// A window exactly as large as the canvas is drawn at 8 × 16 points a cell. Any other is scaled to
/// fit, centred, inside an outline; a cell stays twice as high as wide, a whole number of points
/// wide, and never stands for less than 8 × 16 points. Widened it takes columns that would stay free,
/// until a column is as narrow as a letter: text runs across, so that a picture squeezed in height reads
/// better than one squeezed in both. Stretched it covers the canvas instead: a cell is as many points
/// wide and high as that takes, whole or not, and never less than 8 × 16 either.
package struct CanvasScale: Sendable, Hashable {
  /// The points that a cell stands for.
  package let cell: CGSize
  /// Where the window stands on the canvas.
  package let window: CellRect
  /// Whether an outline stands around the window, one cell outside of it.
  package let isOutlined: Bool
  /// Whether a cell may stand for more points than a letter is wide.
  package let isScaled: Bool

  /// Half a cell less this much still rounds up, so that noise in sums of points does no harm.
  private static let tolerance: CGFloat = 1e-6

  /// Creates the scale of a window on a canvas.
  ///
  /// - Parameters:
  ///   - size: The window's final size in points.
  ///   - shown: Its size now, in points; it differs while the window turns.
  ///   - canvas: The size of the canvas in cells.
  ///   - stretches: Whether a window of another size covers the canvas.
  ///   - widening: The least width in points that has to fit when a window inside an outline takes
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

  /// The smallest cell with which a window fits, a whole number of points wide and twice as high; a
  /// widened one is narrower where the height alone makes it large.
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
    guard narrow < even else { return CGSize(width: even, height: 2 * even) }
    return CGSize(width: narrow, height: down.rounded(.up))
  }

  /// The cells of a rectangle of the window: its edges are snapped, so that shared edges stay shared.
  ///
  /// Rule LF8.
  package func cells(_ rect: CGRect) -> CellRect {
    let (left, right) = (Self.snap(rect.minX, cell.width), Self.snap(rect.maxX, cell.width))
    let (top, bottom) = (Self.snap(rect.minY, cell.height), Self.snap(rect.maxY, cell.height))
    return CellRect(
      column: window.minColumn + left, row: window.minRow + top, columns: right - left,
      rows: bottom - top)
  }

  /// The point of the window, in points, in the middle of a cell of the canvas.
  package func point(at cell: CellPoint) -> CGPoint {
    CGPoint(
      x: (CGFloat(cell.column - window.minColumn) + 0.5) * self.cell.width,
      y: (CGFloat(cell.row - window.minRow) + 0.5) * self.cell.height)
  }

  /// The cell that a point of the window lies in.
  package func cell(at point: CGPoint) -> CellPoint {
    CellPoint(
      column: window.minColumn + Self.floor(point.x / cell.width + Self.tolerance),
      row: window.minRow + Self.floor(point.y / cell.height + Self.tolerance))
  }

  /// Rounds half up; lengths that no terminal has are cut off.
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
