import CellRenderer
import Cells

/// One line of a pane.
struct PaneLine: Sendable, Equatable {
  /// The importance of a line; the theme maps it to a style.
  enum Tone: Sendable, Equatable {
    case text, heading, faint, alert, warning
    /// Kinds of lines in the log.
    case traits, sizes, presentation
    /// A callback that an object did not receive.
    case passedOver
    /// The most prominent one: a contradiction, or a breach of UIKit's contract.
    case conflict
    /// A change in the last step.
    case changed
    /// The name of a box, in the hue of its depth on the canvas.
    case box(depth: Int)
    /// In a source: a key of a mapping or an attribute, an element of XML, a value in quotes, a number,
    /// a comment, and the name of an object.
    case key, tag, string, number, comment, name
  }

  var text: String
  var tone = Tone.text
  /// Parts with tones of their own; all others have ``tone``.
  var spans: [PaneSpan] = []
  /// The identifier of the line's subject.
  var target: String?
  /// The target of a line about an issue.
  var issue: IssuePlace?
  /// The name of the line's constraint in commands.
  var constraint: String?
  /// The id of the line's rule.
  var rule: String?
  /// The step of the trace and the number of the line in it, from 1; 0 is its heading.
  var place: TimeTravel.Moment?
  /// Whether it is a count that replaces several lines.
  var isFold = false
  /// Whether it continues the line above, which was too long.
  var isContinuation = false

  /// The line wrapped to `columns`, with continuations indented.
  ///
  /// - Parameters:
  ///   - columns: The columns of a row.
  ///   - margin: The number of leading characters that only the first row has, such as a line
  ///     number.
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
    // Words are found in the bytes, so that rows are slices of the text.
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
    let pieces = (rows + [row]).enumerated().flatMap { index, row in
      let texts = Self.cut(
        (index == 0 ? text[..<spaces.endIndex] : indent[...]) + text[row], columns, indent)
      return spans.isEmpty
        ? texts.map { ($0, []) } : spanned(texts, from: row, isFirst: index == 0, indent.count)
    }
    return pieces.enumerated().map { index, piece in
      var line = self
      (line.text, line.spans) = piece
      line.isContinuation = isContinuation || index > 0
      return line
    }
  }

  /// A line for each line of a text, such as a log, with spaces in place of tabs.
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

  /// The pieces of a row when a single word is too long for it.
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

extension [PaneLine] {
  /// The lines from the first that have room in a column, without the beginning of a row that goes on
  /// below it, unless that row is all there is.
  func wholeRows(in rows: Int) -> ArraySlice<PaneLine> {
    guard count > rows else { return self[...] }
    let end = self[...Swift.max(rows, 0)].lastIndex { !$0.isContinuation } ?? 0
    return prefix(end > 0 ? end : rows)
  }
}

extension Theme {
  func style(_ tone: PaneLine.Tone) -> Style {
    switch tone {
    case .text: text
    case .heading: heading
    case .faint: faint
    case .alert: alert
    case .warning: warning
    case .traits: Style(foreground: hue(light: 18, dark: 117, terminal: 6))
    case .sizes: Style(foreground: hue(light: 22, dark: 114, terminal: 2))
    case .presentation: Style(foreground: hue(light: 90, dark: 183, terminal: 5))
    case .passedOver: Style(foreground: hue(light: 94, dark: 215, terminal: 3))
    case .conflict: Style(foreground: alert.foreground, attributes: [.bold, .reverse])
    case .key: Style(foreground: hue(light: 25, dark: 110, terminal: 6))
    case .tag: Style(foreground: hue(light: 18, dark: 117, terminal: 4), attributes: [.bold])
    case .string: Style(foreground: hue(light: 22, dark: 150, terminal: 2))
    case .number: Style(foreground: hue(light: 94, dark: 180, terminal: 5))
    case .comment: faint
    case .name: Style(foreground: hue(light: 90, dark: 228, terminal: 5), attributes: [.bold])
    case .changed: Style(foreground: hue(light: 94, dark: 228, terminal: 3), attributes: [.bold])
    case .box(let depth):
      Style(
        foreground: name == .none
          ? .standard : BoxHue.color(depth: depth, isOnLight: name == .light),
        attributes: [.bold])
    }
  }
}
