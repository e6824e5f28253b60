import AdaptiveUI
import CellRenderer
import Cells

/// The bottom row: the keys that mean something now.
final class FooterView: UIView, CellDrawable {
  var theme = Theme()
  /// Keys with what they do, most important first; what does not fit is left out.
  var keys: [(key: String, meaning: String)] = []

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.bar)
    var column = rect.origin.column + 1
    for (key, meaning) in keys {
      let width = TextWidth.columns(of: key) + 1 + TextWidth.columns(of: meaning)
      guard column + width <= rect.maxColumn else { continue }
      let point = CellPoint(column: column, row: rect.origin.row)
      let used = buffer.write(key, at: point, style: theme.key, clippedTo: rect)
      buffer.write(
        meaning, at: CellPoint(column: column + used + 1, row: rect.origin.row), style: theme.bar,
        clippedTo: rect)
      column += width + 3
    }
  }
}
