import Cells

/// The row for time travel: a bar for the whole recording, and the event at its position.
final class ScrubberView: LabPart {
  var content = Scrubber()

  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.text)
    let bar = Self.barColumns(of: rect.size.columns)
    let used = buffer.write(
      content.bar(columns: bar), at: rect.origin, style: theme.heading, clippedTo: rect)
    buffer.write(
      content.text(columns: rect.size.columns - bar - 1),
      at: CellPoint(column: rect.origin.column + used + 1, row: rect.origin.row),
      style: theme.text, clippedTo: rect)
  }

  /// The columns of the bar: they do not depend on the words, so that the bar does not move during
  /// a drag.
  static func barColumns(of columns: Int) -> Int {
    let part = columns * 2 / 5
    let room = min(columns - shortTextColumns, leastColumns)
    return min(max(min(part, columns - textColumns), room, 10), 60)
  }

  /// The columns of a bar on which steps can be told apart, and those for the receiver beside it.
  private static let leastColumns = 28
  private static let shortTextColumns = 52

  /// The columns for step, line and the receiver of the callback.
  private static let textColumns = 64

  /// The position of a column along the recording, from 0 to 1, clamped outside of the bar.
  static func fraction(atColumn column: Int, of columns: Int) -> Double {
    Scrubber.fraction(at: column - 1, of: barColumns(of: columns) - 2)
  }
}

/// The contents of a scrubber.
struct Scrubber: Sendable, Equatable {
  /// The position, from 0 to 1.
  var place = 0.0
  /// The positions where steps begin.
  var marks: [Double] = []
  /// The position in words, the longest wording first.
  var texts: [String] = []

  /// The bar, `├──┼──●───┤`.
  func bar(columns: Int) -> String {
    guard columns > 2 else { return "" }
    var cells = Array(repeating: "─", count: columns - 2)
    func index(_ place: Double) -> Int {
      min(max(Int((place * Double(cells.count - 1)).rounded()), 0), cells.count - 1)
    }
    for mark in marks { cells[index(mark)] = "┼" }
    cells[index(place)] = "●"
    return "├" + cells.joined() + "┤"
  }

  /// The longest wording that fits; otherwise the beginning of the shortest.
  func text(columns: Int) -> String {
    let fitting = texts.first { TextWidth.columns(of: $0) <= columns }
    return fitting ?? (texts.last ?? "").cut(to: max(columns, 0))
  }

  /// The position of a cell between the bar's ends.
  static func fraction(at index: Int, of count: Int) -> Double {
    count < 2 ? 0 : min(max(Double(index) / Double(count - 1), 0), 1)
  }
}
