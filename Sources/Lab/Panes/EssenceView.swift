import Cells

/// The most important rows of the last step where there is no room for the pane: a few rows under
/// the canvas.
final class EssenceView: LabPart {
  var lines: [PaneLine] = []

  /// The most rows, in a terminal of that many rows: the picture needs the others.
  static func mostRows(of rows: Int) -> Int { min(max((rows - 4) / 4, 1), 3) }

  /// The columns of a line, in a terminal of that many columns.
  static func lineColumns(of columns: Int) -> Int { columns - 2 }

  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    buffer.fill(rect, with: theme.text)
    for (row, line) in lines.prefix(rect.size.rows).enumerated() {
      var column = rect.origin.column + 1
      line.forEachPiece { text, tone in
        column += buffer.write(
          text, at: CellPoint(column: column, row: rect.origin.row + row),
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
  /// - Returns: Each row in its shortest wording; none if no row is important enough.
  func essence(_ columns: Int, room: Int) -> [PaneLine] {
    let hasWords = columns >= Self.columnsForWords
    let found = rows.filter { row in
      isOpening || !hasWords && row.brief == nil ? row.kind >= .problem : row.kind > .detail
    }
    let ranked = found.indices.sorted { (found[$1].kind, $0) < (found[$0].kind, $1) }
      .map { found[$0] }
    // Each change has a line before one has two: a long reason must not hide another change.
    // Doubts have what the changes and their reasons leave.
    let changes = ranked.filter { $0.kind > .doubt }.prefix(room)
    var spare = room - changes.count
    func lines(_ row: Row, limit: Int) -> [PaneLine] {
      row.essence(hasWords: hasWords)
        .shorteningNames { $0.lines(columns, indent: 2).count <= limit }
        .lines(columns, indent: 2, limit: limit)
    }
    let shown = changes.flatMap { row in
      let lines = lines(row, limit: 1 + spare)
      spare -= lines.count - 1
      return lines
    }
    return shown + ranked.filter { $0.kind <= .doubt }.prefix(spare).flatMap { lines($0, limit: 1) }
  }

  /// The columns from which a row has room for a label, two values and an arrow.
  private static let columnsForWords = 32
}

extension StepCard.Row {
  fileprivate func essence(hasWords: Bool) -> StyledText {
    if !hasWords, let brief { return brief }
    var text = StyledText("\(label)  ", labelTone)
    text.add(forms.last ?? StyledText())
    return text
  }
}
