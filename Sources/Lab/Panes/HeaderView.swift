import AdaptiveUI
import CellRenderer
import Cells

/// The top row: scene, window, traits, era, step.
final class HeaderView: UIView, CellDrawable {
  /// What stands on the left, most important first.
  var left = ""
  /// What stands on the right; left out when there is no room.
  var right = ""

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: Theme.bar)
    let used = buffer.write(left, at: rect.origin, style: Theme.bar, clippedTo: rect)
    let width = TextWidth.columns(of: right)
    guard used + width + 1 <= rect.size.columns else { return }
    buffer.write(
      right, at: CellPoint(column: rect.maxColumn - width, row: rect.origin.row), style: Theme.bar,
      clippedTo: rect)
  }
}
