import Cells

/// One line of a pane.
struct PaneLine: Sendable, Equatable {
  /// How much a line says; the theme gives it a style.
  enum Tone: Sendable {
    case text, heading, faint, alert
  }

  var text: String
  var tone = Tone.text
  /// The identifier of what the line is about.
  var target: String?
  /// The id of the rule behind it.
  var rule: String?
  /// The step of the trace and the number of the line in it, from 1; 0 is its heading.
  var place: TimeTravel.Moment?
  /// Whether it goes on with the line above, which was too long.
  var isContinuation = false

  /// Lines that go on in the next row, indented, when they are longer than `columns`.
  func wrapped(_ columns: Int) -> [PaneLine] {
    guard TextWidth.columns(of: text) > columns, columns > 16 else { return [self] }
    let lead = String(text.prefix { $0 == " " })
    let indent = lead + "    "
    var rows: [String] = []
    var row = lead
    for word in text.dropFirst(lead.count).split(separator: " ", omittingEmptySubsequences: false) {
      let isFirst = row == lead || row == indent
      let longer = isFirst ? row + word : "\(row) \(word)"
      if TextWidth.columns(of: longer) > columns, !isFirst {
        rows.append(row)
        row = indent + word
      } else {
        row = longer
      }
    }
    return (rows + [row]).enumerated().map { index, text in
      var line = self
      line.text = text
      line.isContinuation = index > 0
      return line
    }
  }
}

extension Theme {
  func style(_ tone: PaneLine.Tone) -> Style {
    switch tone {
    case .text: text
    case .heading: heading
    case .faint: faint
    case .alert: alert
    }
  }
}

/// One line above the log: a trait of the focused controller.
struct TraitRow: Sendable, Equatable {
  let name: String
  let value: String
  let origin: String
  /// Whether its value needs more room than a column has.
  var isWide = false
}
