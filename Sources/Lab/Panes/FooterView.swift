import AdaptiveUI
import CellRenderer
import Cells

/// The bottom row: the keys that mean something now.
final class FooterView: UIView, CellDrawable {
  var theme = Theme()
  /// Keys with what they do, most important first; what does not fit is left out.
  var keys: [(key: String, meaning: String)] = []
  /// What can be clicked, as it was drawn last: columns of the terminal, and the key there.
  private(set) var hits: [(columns: Range<Int>, key: String)] = []

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.bar)
    hits = []
    var column = rect.origin.column + 1
    for (index, (key, meaning)) in keys.enumerated() {
      let key = index == 0 ? key.cut(to: rect.size.columns - 2) : key
      // What is said alone, such as a message, is shortened; of several keys some are left out.
      let most = rect.maxColumn - column - TextWidth.columns(of: key) - 1
      let meaning = index == 0 ? meaning.cut(to: max(most, 1)) : meaning
      let width = TextWidth.columns(of: key) + 1 + TextWidth.columns(of: meaning)
      guard column + width <= rect.maxColumn else { continue }
      hits.append((column..<column + width, key))
      let point = CellPoint(column: column, row: rect.origin.row)
      let used = buffer.write(key, at: point, style: theme.key, clippedTo: rect)
      buffer.write(
        meaning, at: CellPoint(column: column + used + 1, row: rect.origin.row), style: theme.bar,
        clippedTo: rect)
      column += width + 3
    }
  }
}
