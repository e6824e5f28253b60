/// What the last step did, in a few rows: the window, each trait with its reason, who was told and who
/// was not, presentations, refusals, contradictions, and what changed on the canvas.
struct StepCard {
  /// A row: what it is about, and what happened.
  struct Row {
    let label: String
    /// What happened, the longest wording first; where there is less room names become counts.
    var forms: [StyledText]
    var labelTone = PaneLine.Tone.faint
    /// The lines that it has at most.
    var mostLines = 4
    /// Whether it gets the room that it needs before those further up.
    var goesFirst = false
  }

  var title = StyledText()
  /// How many callbacks there were; left out where there is no room.
  var count = StyledText()
  var rows: [Row] = []
  /// Whether the scene was opened and nothing happened since.
  var isOpening = false

  /// The card as lines of a pane.
  ///
  /// - Parameters:
  ///   - columns: The columns of the pane.
  ///   - room: The lines that there are for it: rows are cut until all have room, but not left out.
  /// - Returns: The title, then each row with its label in front.
  func lines(_ columns: Int, room: Int) -> [PaneLine] {
    let title = shortestTitle(columns)
    let short = rows.map { lines(of: $0, columns, limit: $0.mostLines, isShort: true) }
    // Where all rows have room in their shortest wording, some get longer ones; where they have not, each
    // has a line, and some get what they need more.
    let isRoomy = room - title.count >= short.reduce(0) { $0 + $1.count }
    let least = isRoomy ? short.map(\.count) : rows.map { _ in 1 }
    var spare = room - title.count - least.reduce(0, +)
    var shown = short
    let (first, others) = (rows.indices.filter { rows[$0].goesFirst }, rows.indices)
    for index in first + others.filter({ !rows[$0].goesFirst }) {
      let most = isRoomy ? rows[index].mostLines : short[index].count
      let limit = min(least[index] + max(spare, 0), most)
      shown[index] = lines(of: rows[index], columns, limit: limit)
      spare -= shown[index].count - least[index]
    }
    return title + shown.flatMap { $0 }
  }

  /// A row in its longest wording that fits, or in its shortest one, cut where it has to be.
  private func lines(
    of row: Row, _ columns: Int, limit: Int, isShort: Bool = false
  ) -> [PaneLine] {
    var lines: [PaneLine] = []
    for form in isShort ? row.forms.suffix(1) : row.forms[...] {
      var text = StyledText(row.label.padded(to: Self.labelColumns), row.labelTone)
      text.add(form)
      lines = text.lines(columns, indent: Self.labelColumns)
      if lines.count <= limit { return lines }
      lines = text.lines(columns, indent: Self.labelColumns, limit: limit)
    }
    return lines
  }

  /// The columns of the labels, with the space behind them.
  private static let labelColumns = 12

  /// The title on one line, with the count of callbacks where there is room for it.
  private func shortestTitle(_ columns: Int) -> [PaneLine] {
    var whole = title
    whole.add(count)
    let lines = whole.lines(columns)
    return lines.count == 1 ? lines : title.lines(columns, limit: 1)
  }
}
