import Cells

/// The top row: scene, window, size classes, era, step, each a button of its own.
final class HeaderView: LabPart {
  /// A field of the header, in words from long to short; the last may be empty.
  struct Field: Sendable, Equatable {
    /// The subject of a field, for clicks.
    enum ID: Sendable {
      case title, place, size, classes, orientation, era, step, reader, issues

      /// The action of a click on it.
      var action: LabAction.ID {
        switch self {
        case .title: .scenes
        case .place, .size: .device
        case .classes: .viewAs
        case .orientation: .rotate
        case .era: .era
        case .step: .time
        case .reader: .change
        case .issues: .showIssues
        }
      }
    }

    let id: ID
    let texts: [String]
    /// Fields of low rank are shortened first.
    let rank: Int
    /// Whether it is at the right end.
    var isLast = false
    /// Whether it is highlighted as an error, or as a warning.
    var isAlert = false
    var isWarning = false
    /// Whether it names a mode of the lab, in which keys mean other things.
    var isMode = false
  }

  /// The scene's title; truncated when there is no room for everything.
  var title = ""
  /// The fields after the title, from left to right.
  var fields: [Field] = []
  /// The clickable columns of the terminal with their actions, from the last drawing.
  private(set) var hits: [(columns: Range<Int>, action: LabAction.ID)] = []

  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    hits = []
    guard rect.size.rows > 0 else { return }
    buffer.fill(rect, with: theme.text)
    let texts = fittedTexts(rect.size.columns)
    let used = texts.reduce(0) { $0 + Self.width($1) }
    let name = title.cut(to: max(rect.size.columns - used - 2, Self.leastTitle))
    var column = rect.origin.column + 1
    write(name, .title, theme.key, at: &column, in: &buffer, rect)
    for (field, text) in zip(fields, texts) where !text.isEmpty {
      column += Self.gap
      if field.isLast { column = max(column, rect.maxColumn - TextWidth.columns(of: text) - 1) }
      let style = style(of: field)
      write(text, field.id, style, at: &column, in: &buffer, rect)
    }
  }

  private func style(of field: Field) -> Style {
    if field.isMode { return theme.barMode }
    return field.isAlert ? theme.barAlert : field.isWarning ? theme.barWarning : theme.bar
  }

  private func write(
    _ text: String, _ id: Field.ID, _ style: Style, at column: inout Int,
    in buffer: inout CellBuffer, _ rect: CellRect
  ) {
    let width = TextWidth.columns(of: text)
    guard column + width <= rect.maxColumn else { return }
    let point = CellPoint(column: column, row: rect.origin.row)
    buffer.write(text, at: point, style: style, clippedTo: rect)
    hits.append((column..<column + width, id.action))
    column += width
  }

  /// The wording of each field that leaves room for the title.
  private func fittedTexts(_ columns: Int) -> [String] {
    var forms = fields.map { _ in 0 }
    let widths = fields.map { $0.texts.map(Self.width) }
    var total = widths.reduce(0) { $0 + $1[0] }
    let whole = TextWidth.columns(of: title)
    let order = fields.indices.sorted { (fields[$0].rank, $0) < (fields[$1].rank, $1) }
    for index in order {
      // What says least makes way for the whole title, the others for what a title needs.
      let title = fields[index].rank < Self.leastRank ? whole : min(whole, Self.wantedTitle)
      let room = columns - 2 - title
      while total > room, forms[index] < fields[index].texts.count - 1 {
        forms[index] += 1
        total += widths[index][forms[index]] - widths[index][forms[index] - 1]
      }
    }
    return zip(fields, forms).map { $0.texts[$1] }
  }

  private static func width(_ text: String) -> Int {
    text.isEmpty ? 0 : TextWidth.columns(of: text) + gap
  }

  /// The columns between two fields.
  private static let gap = 2
  /// The columns that a title keeps while fields can be shortened, and in every case.
  private static let wantedTitle = 32
  private static let leastTitle = 8
  /// Fields of a lower rank than this can be done without.
  private static let leastRank = 2
}

extension String {
  /// The text, truncated with “…” to a number of columns.
  func cut(to columns: Int) -> String {
    // A column takes a byte at least.
    guard utf8.count > columns, TextWidth.columns(of: self) > columns else { return self }
    var text = ""
    for character in self {
      let longer = text + String(character)
      if TextWidth.columns(of: longer) >= columns { break }
      text = longer
    }
    while text.last == " " || text.last == "," { text.removeLast() }
    return text + "…"
  }
}
