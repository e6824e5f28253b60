import AdaptiveUI
import CellRenderer
import Cells

/// A part of the header, and what a click on it does.
struct HeaderField: Equatable {
  var text: String
  var action: LabAction.ID
}

/// The top row: scene, window, traits, era, step.
final class HeaderView: UIView, CellDrawable {
  var theme = Theme()
  /// What the scene is called; shortened when there is no room for everything.
  var title = ""
  /// What is said behind the title, most important first.
  var fields: [HeaderField] = []
  /// What can be clicked, as it was drawn last: columns of the terminal, and what a click there does.
  private(set) var hits: [(columns: Range<Int>, action: LabAction.ID)] = []
  /// What stands on the right, and shorter words for it; left out when there is no room for either.
  var right: [String] = []

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.bar)
    let left = fields.map(\.text).joined(separator: Self.gap)
    let (least, all) = (TextWidth.columns(of: left) + 6, rect.size.columns)
    let shortest = title.cut(to: Self.leastTitle)
    let right =
      right.first { least + TextWidth.columns(of: shortest + $0) <= all } ?? right.last ?? ""
    let width = TextWidth.columns(of: right)
    let title = title.cut(to: max(all - least - width, Self.leastTitle))
    let text = [title, left].filter { !$0.isEmpty }.joined(separator: Self.gap)
    recordHits(from: rect.origin.column + 1, title)
    let used = buffer.write(" " + text, at: rect.origin, style: theme.bar, clippedTo: rect)
    guard used + width + 1 <= rect.size.columns else { return }
    buffer.write(
      right, at: CellPoint(column: rect.maxColumn - width, row: rect.origin.row), style: theme.bar,
      clippedTo: rect)
  }

  /// What is between title and fields.
  private static let gap = "  "

  private func recordHits(from start: Int, _ title: String) {
    hits = []
    var column = start
    for field in [HeaderField(text: title, action: .scenes)] + fields {
      let end = column + TextWidth.columns(of: field.text)
      hits.append((column..<end, field.action))
      column = end + TextWidth.columns(of: Self.gap)
    }
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
