import Cells

/// The bottom row: the keys that are valid now, each a button of its own; and the notice, if no
/// other row has room for it.
final class FooterView: LabPart {
  /// A key with its action in a word.
  typealias Entry = (key: String, meaning: String)

  /// The keys with their actions, most important first; keys without room are left out.
  var keys: [Entry] = []
  /// The notice before the keys.
  var notice: Notice?
  /// The clickable columns of the terminal with their keys, from the last drawing.
  private(set) var hits: [(columns: Range<Int>, key: String)] = []

  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.text)
    hits = []
    let widths = keys.map(Self.width)
    let gap = gap(of: widths, in: rect.size.columns)
    let row = rect.origin.row
    var end = rect.maxColumn
    // The key of the help is always at the same place, unless the row is too short.
    let help = rect.size.columns >= Self.leastColumns ? keys.first { $0.key == Self.helpKey } : nil
    if let help {
      end -= Self.width(help) + (gap == Self.wideGap ? 1 : 0)
      draw(help, at: CellPoint(column: end, row: row), gap, in: &buffer, rect)
      end -= gap
    }
    var column = rect.origin.column + 1
    if let notice { column += write(notice, from: column, to: end, in: &buffer, rect) + gap }
    for (index, entry) in keys.enumerated() where help == nil || entry.key != Self.helpKey {
      var entry = entry
      // A single hint is shortened; of several keys some are left out.
      if index == 0, notice == nil {
        entry.meaning = entry.meaning.cut(
          to: max(end - column - TextWidth.columns(of: entry.key) - 1, 1))
      }
      let width = index == 0 ? Self.width(entry) : widths[index]
      guard column + width <= end else { continue }
      draw(entry, at: CellPoint(column: column, row: row), gap, in: &buffer, rect)
      column += width + gap
    }
  }

  /// Draws a button, with a column of its background on both sides if there is room.
  private func draw(
    _ entry: Entry, at point: CellPoint, _ gap: Int, in buffer: inout CellBuffer, _ rect: CellRect
  ) {
    let margin = gap == Self.wideGap ? 1 : 0
    let button = CellRect(
      column: point.column - margin, row: point.row, columns: Self.width(entry) + 2 * margin,
      rows: 1)
    buffer.fill(button.intersection(rect), with: theme.bar)
    let used = buffer.write(entry.key, at: point, style: theme.key, clippedTo: rect)
    buffer.write(
      entry.meaning, at: CellPoint(column: point.column + used + 1, row: point.row),
      style: theme.bar, clippedTo: rect)
    hits.append((button.minColumn..<button.maxColumn, entry.key))
  }

  /// Writes a notice, truncated to its room, and returns its columns.
  private func write(
    _ notice: Notice, from column: Int, to end: Int, in buffer: inout CellBuffer, _ rect: CellRect
  ) -> Int {
    let line = notice.line(in: max(end - column, 1))
    return buffer.write(
      line, at: CellPoint(column: column, row: rect.origin.row),
      style: notice.style(theme), clippedTo: rect)
  }

  /// The columns between two keys: fewer where not all keys fit, so that more of them do.
  private func gap(of widths: [Int], in columns: Int) -> Int {
    guard notice == nil else { return Self.wideGap }
    let width = widths.reduce(0, +)
    return [Self.wideGap, 2].first { width + (keys.count - 1) * $0 < columns } ?? 1
  }

  private static func width(_ entry: Entry) -> Int {
    TextWidth.columns(of: entry.key) + 1 + TextWidth.columns(of: entry.meaning)
  }

  private static let helpKey = "?"
  /// Rows with fewer columns have no room for the key of the help beside others.
  private static let leastColumns = 40
  private static let wideGap = 3
}
