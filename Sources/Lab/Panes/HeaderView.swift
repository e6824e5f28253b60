import AdaptiveUI
import CellRenderer
import Cells

/// The top row: scene, window, traits, era, step.
final class HeaderView: UIView, CellDrawable {
  var theme = Theme()
  /// What the scene is called; shortened when there is no room for everything.
  var title = ""
  /// What stands behind the title, most important first.
  var left = ""
  /// What stands on the right, and shorter words for it; left out when there is no room for either.
  var right: [String] = []

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.bar)
    let (least, all) = (TextWidth.columns(of: left) + 6, rect.size.columns)
    let shortest = title.cut(to: Self.leastTitle)
    let right =
      right.first { least + TextWidth.columns(of: shortest + $0) <= all } ?? right.last ?? ""
    let width = TextWidth.columns(of: right)
    let text = [title.cut(to: max(all - least - width, Self.leastTitle)), left]
      .filter { !$0.isEmpty }.joined(separator: "  ")
    let used = buffer.write(" " + text, at: rect.origin, style: theme.bar, clippedTo: rect)
    guard used + width + 1 <= rect.size.columns else { return }
    buffer.write(
      right, at: CellPoint(column: rect.maxColumn - width, row: rect.origin.row), style: theme.bar,
      clippedTo: rect)
  }

  /// The columns that a title keeps at least.
  private static let leastTitle = 8
}

extension String {
  /// The text, or as much of its beginning as fits into so many columns, with “…” behind it.
  func cut(to columns: Int) -> String {
    guard TextWidth.columns(of: self) > columns else { return self }
    var text = ""
    for character in self {
      let longer = text + String(character)
      if TextWidth.columns(of: longer) >= columns { break }
      text = longer
    }
    while text.last == " " || text.last == "," { text.removeLast() }
    return text + "…"
  }
}
