import AdaptiveUI
import CellRenderer
import Cells

/// The top row: scene, window, traits, era, step.
final class HeaderView: UIView, CellDrawable {
  var theme = Theme()
  /// What stands on the left, most important first.
  var left = ""
  /// What stands on the right; left out when there is no room.
  var right = ""

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.bar)
    let used = buffer.write(left, at: rect.origin, style: theme.bar, clippedTo: rect)
    let width = TextWidth.columns(of: right)
    guard used + width + 1 <= rect.size.columns else { return }
    buffer.write(
      right, at: CellPoint(column: rect.maxColumn - width, row: rect.origin.row), style: theme.bar,
      clippedTo: rect)
  }
}
