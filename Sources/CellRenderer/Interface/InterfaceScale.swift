import AdaptiveUI
import Cells
import Foundation
import Pictures

extension CanvasScale {
  /// The half cells of a rectangle of the window, with snapped edges.
  func halves(_ rect: CGRect) -> HalfRect {
    let columns = cells(rect)
    func snap(_ y: CGFloat) -> Int {
      let halves = y / cell.height * 2
      guard halves.isFinite else { return 0 }
      return 2 * window.minRow
        + Int(min(max((halves + 0.5 + 1e-6).rounded(.down), -200_000), 200_000))
    }
    return HalfRect(
      minX: columns.minColumn, minY: snap(rect.minY), maxX: columns.maxColumn,
      maxY: snap(rect.maxY))
  }

  /// The row that a height of the window falls into; the upper one for a boundary.
  func row(at y: CGFloat) -> Int {
    let rows = y / cell.height
    guard rows.isFinite else { return window.minRow }
    return window.minRow + Int(min(max((rows - 1e-6).rounded(.down), -100_000), 100_000))
  }
}
