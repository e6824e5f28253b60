/// What the last step did, in a few rows: the window, each trait with its reason, who was told and who
/// was not, presentations, refusals, contradictions, and what changed on the canvas.
struct StepCard {
  /// A row: what it is about, and what happened.
  struct Row {
    let label: String
    /// What happened, the longest wording first; where there is less room names become counts.
    var forms: [StyledText]
    var labelTone = PaneLine.Tone.faint
  }

  var title = StyledText()
  /// How many callbacks there were; left out where there is no room.
  var count = StyledText()
  var rows: [Row] = []

  /// The card as lines of a pane.
  ///
  /// - Parameters:
  ///   - columns: The columns of the pane.
  ///   - room: The lines that there are for it: rows are cut until all have room, but not left out.
  /// - Returns: The title, then each row with its label in front.
  func lines(_ columns: Int, room: Int) -> [PaneLine] {
    let title = shortestTitle(columns)
    let whole = rows.map { lines(of: $0, columns, limit: Self.mostLines) }
    // Each row has a line; those further up get what they need more first.
    var spare = room - title.count - rows.count
    var shown: [PaneLine] = title
    for (row, lines) in zip(rows, whole) {
      let more = min(lines.count - 1, max(spare, 0))
      spare -= more
      shown += more == lines.count - 1 ? lines : self.lines(of: row, columns, limit: more + 1)
    }
    return shown
  }

  private func lines(of row: Row, _ columns: Int, limit: Int) -> [PaneLine] {
    var lines: [PaneLine] = []
    for form in row.forms {
      var text = StyledText(row.label.padded(to: Self.labelColumns), row.labelTone)
      text.add(form)
      lines = text.lines(columns, indent: Self.labelColumns)
      if lines.count <= limit { return lines }
      lines = text.lines(columns, indent: Self.labelColumns, limit: limit)
    }
    return lines
  }

  /// The lines that a row has at most.
  private static let mostLines = 4
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
