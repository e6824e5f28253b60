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
  /// What commands find the constraint by that the line is about.
  var constraint: String?
  /// The id of the rule behind it.
  var rule: String?
  /// The step of the trace and the number of the line in it, from 1; 0 is its heading.
  var place: TimeTravel.Moment?
  /// Whether it goes on with the line above, which was too long.
  var isContinuation = false

  /// Lines that go on in the next row, indented, when they are longer than `columns`.
  ///
  /// - Parameters:
  ///   - columns: The columns of a row.
  ///   - margin: So many characters before the text stand in the first row only, such as a number.
  /// - Returns: The rows, the first of them not a continuation.
  func wrapped(_ columns: Int, margin: Int = 0) -> [PaneLine] {
    if text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) {
      return unfolded.flatMap { $0.wrapped(columns) }
    }
    guard columns > 16, TextWidth.columns(of: text) > columns else { return [self] }
    let margin = text.prefix(margin)
    let spaces = text[margin.endIndex...].utf8.prefix { $0 == 0x20 }.prefix(columns / 2)
    let lead = margin.count + spaces.count
    let indent = String(repeating: " ", count: lead + 4)
    var rows: [Range<String.Index>] = []
    var row = spaces.endIndex..<spaces.endIndex
    var used = lead
    // Words are found among bytes, so that rows are parts of the text.
    let words = text[spaces.endIndex...].utf8
      .split(separator: 0x20, omittingEmptySubsequences: false)
    for word in words {
      let width = TextWidth.columns(of: Substring(word))
      if !row.isEmpty, used + 1 + width > columns {
        rows.append(row)
        (row, used) = (word.startIndex..<word.endIndex, lead + 4 + width)
      } else if row.isEmpty {
        (row, used) = (word.startIndex..<word.endIndex, used + width)
      } else {
        (row, used) = (row.lowerBound..<word.endIndex, used + 1 + width)
      }
    }
    let texts = (rows + [row]).enumerated().flatMap { index, row in
      Self.cut((index == 0 ? text[..<spaces.endIndex] : indent[...]) + text[row], columns, indent)
    }
    return texts.enumerated().map { index, text in
      var line = self
      line.text = text
      line.isContinuation = isContinuation || index > 0
      return line
    }
  }

  /// A line for each of a text that has several, as logs do, with spaces in place of tabs.
  private var unfolded: [PaneLine] {
    let plain = text.replacing("\t", with: "    ")
    let indent = String(repeating: " ", count: plain.utf8.prefix { $0 == 0x20 }.count + 4)
    return plain.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        var line = self
        line.text = index == 0 ? String(part) : indent + part
        line.isContinuation = isContinuation || index > 0
        return line
      }
  }

  /// A row in pieces when a single word is too long for it.
  private static func cut(_ row: Substring, _ columns: Int, _ indent: String) -> [String] {
    guard TextWidth.columns(of: row) > columns, indent.count < columns else { return [String(row)] }
    var pieces: [String] = []
    var (piece, used) = ("", 0)
    for character in row {
      let width = TextWidth.columns(of: character)
      if used + width > columns {
        pieces.append(piece)
        (piece, used) = (indent, indent.count)
      }
      piece.append(character)
      used += width
    }
    return pieces + [piece]
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
