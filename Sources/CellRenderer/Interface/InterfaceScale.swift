import AdaptiveUI
import Cells
import Foundation
import Pictures

extension CanvasScale {
  /// The half cells of a rectangle of the window, with snapped edges.
  ///
  /// The window ends with a whole row, and so does all that reaches its end.
  func halves(_ rect: CGRect) -> HalfRect {
    let columns = cells(rect)
    func snap(_ y: CGFloat) -> Int {
      let halves = 2 * rows(at: y)
      guard halves.isFinite else { return 0 }
      let snapped = Int(min(max((halves + 0.5 + 1e-6).rounded(.down), -200_000), 200_000))
      let end = 2 * window.size.rows
      return 2 * window.minRow + (snapped == end - 1 && halves >= CGFloat(end - 1) ? end : snapped)
    }
    return HalfRect(
      minX: columns.minColumn, minY: snap(rect.minY), maxX: columns.maxColumn,
      maxY: snap(rect.maxY))
  }

  /// The half rows of a height of something, such as a control.
  func halfRows(_ frame: CGRect) -> Int {
    guard rowMap != nil else { return Int((frame.height / cell.height * 2).rounded()) }
    return halves(frame).height
  }

  /// The row that contains a height of the window; near a boundary the upper one.
  func row(at y: CGFloat) -> Int {
    window.minRow + Self.row(rows(at: y))
  }

  /// The row that contains a height in rows; one just below a boundary still counts as above it.
  static func row(_ rows: CGFloat) -> Int {
    guard rows.isFinite else { return 0 }
    return Int(min(max((rows - 0.15).rounded(.down), -100_000), 100_000))
  }
}
