import AdaptiveUI
import CellRenderer
import Cells

/// The bottom row: the keys that mean something now, beside what was just done.
final class FooterView: UIView, CellDrawable {
  var theme = Theme()
  /// Keys with what they do, most important first; what does not fit is left out.
  var keys: [(key: String, meaning: String)] = []
  /// What is said before the keys.
  var notice: Notice?
  /// What can be clicked, as it was drawn last: columns of the terminal, and the key there.
  private(set) var hits: [(columns: Range<Int>, key: String)] = []

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.bar)
    hits = []
    let gap = gap(in: rect.size.columns)
    var column = rect.origin.column + 1
    if let notice { column += write(notice, at: column, in: &buffer, rect) + gap }
    for (index, (key, meaning)) in orderedKeys(in: rect, from: column, gap).enumerated() {
      // What is said alone is shortened; of several keys some are left out.
      let most = rect.maxColumn - column - TextWidth.columns(of: key) - 1
      let meaning = index == 0 && notice == nil ? meaning.cut(to: max(most, 1)) : meaning
      let width = TextWidth.columns(of: key) + 1 + TextWidth.columns(of: meaning)
      guard column + width <= rect.maxColumn else { continue }
      hits.append((column..<column + width, key))
      let point = CellPoint(column: column, row: rect.origin.row)
      let used = buffer.write(key, at: point, style: theme.key, clippedTo: rect)
      buffer.write(
        meaning, at: CellPoint(column: column + used + 1, row: rect.origin.row), style: theme.bar,
        clippedTo: rect)
      column += width + gap
    }
  }

  /// In a row that is not long the way to all keys comes first where a notice and other keys would
  /// leave it no room.
  private func orderedKeys(
    in rect: CellRect, from column: Int, _ gap: Int
  ) -> [(key: String, meaning: String)] {
    guard notice != nil, rect.size.columns < Self.longRow,
      let help = keys.firstIndex(where: { $0.key == Self.helpKey })
    else { return keys }
    let widths = keys[...help].map {
      TextWidth.columns(of: $0.key) + 1 + TextWidth.columns(of: $0.meaning)
    }
    guard widths.reduce(0, +) + help * gap > rect.maxColumn - column else { return keys }
    return [keys[help]] + keys[..<help] + keys[(help + 1)...]
  }

  /// From so many columns on there is room for a notice and what it asks for.
  private static let longRow = 100
  private static let helpKey = "?"

  /// What a notice leaves free for the way to all keys: nothing in a row that is too short for both.
  private func reserved(in columns: Int) -> Int {
    guard (40..<Self.longRow).contains(columns),
      let help = keys.first(where: { $0.key == Self.helpKey })
    else { return 0 }
    return help.key.count + 1 + TextWidth.columns(of: help.meaning) + Self.wideGap
  }

  /// Writes a notice, shortened to what the row has for it, and returns its columns.
  private func write(
    _ notice: Notice, at column: Int, in buffer: inout CellBuffer, _ rect: CellRect
  ) -> Int {
    let text = notice.text.cut(
      to: max(rect.maxColumn - column - 2 - reserved(in: rect.size.columns), 1))
    let place = CellPoint(column: column, row: rect.origin.row)
    let used = buffer.write(notice.sign, at: place, style: theme.key, clippedTo: rect)
    buffer.write(
      text, at: CellPoint(column: column + used + 1, row: rect.origin.row),
      style: notice.kind == .problem ? theme.barAlert : theme.bar, clippedTo: rect)
    return used + 1 + TextWidth.columns(of: text)
  }

  /// The columns between two keys: fewer where not all keys fit.
  private func gap(in columns: Int) -> Int {
    guard notice == nil else { return Self.wideGap }
    let widths = keys.map { TextWidth.columns(of: $0.key) + 1 + TextWidth.columns(of: $0.meaning) }
    return widths.reduce(0) { $0 + $1 + Self.wideGap } - Self.wideGap < columns ? Self.wideGap : 2
  }

  private static let wideGap = 3
}
