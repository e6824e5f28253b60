import AdaptiveUI
import CellRenderer
import Cells

/// The most important rows of the last step where there is no room for the pane: a few rows under
/// the canvas.
final class EssenceView: UIView, CellDrawable {
  var theme = Theme()
  var lines: [PaneLine] = []

  /// The most rows, in a terminal of that many rows: the picture needs the others.
  static func mostRows(of rows: Int) -> Int { min(max((rows - 4) / 4, 0), 3) }

  /// The columns of a line, in a terminal of that many columns.
  static func lineColumns(of columns: Int) -> Int { columns - 2 }

  func draw(in buffer: inout CellBuffer, rect: CellRect) {
    buffer.fill(rect, with: theme.text)
    for (row, line) in lines.prefix(rect.size.rows).enumerated() {
      var column = rect.origin.column + 1
      for (text, tone) in line.pieces {
        column += buffer.write(
          String(text), at: CellPoint(column: column, row: rect.origin.row + row),
          style: theme.style(tone), clippedTo: rect)
      }
    }
  }
}

extension StepCard {
  /// The most important rows: first problems and refusals, then changes; after the launch only
  /// problems.
  ///
  /// - Parameters:
  ///   - columns: The columns of a line.
  ///   - room: The most lines.
  /// - Returns: Each row in its shortest wording, wrapped; none if no row is important enough.
  func essence(_ columns: Int, room: Int) -> [PaneLine] {
    var lines: [PaneLine] = []
    let ranked = rows.enumerated().compactMap { index, row in
      row.labelTone.rank.map { (place: ($0, index), row: row) }
    }.filter { !isOpening || $0.place.0 == 0 }
    for (_, row) in ranked.sorted(by: { $0.place < $1.place }) where lines.count < room {
      var text = StyledText("\(row.label)  ", row.labelTone)
      text.add(row.forms.last ?? StyledText())
      lines += text.lines(columns, indent: 2, limit: room - lines.count)
    }
    return lines
  }
}

extension PaneLine.Tone {
  /// The priority of a row by the tone of its label; `nil` for rows that can be left out.
  fileprivate var rank: Int? {
    switch self {
    case .conflict, .alert, .changed: 0
    case .presentation: 1
    case .traits: 2
    case .passedOver: 3
    default: nil
    }
  }
}
