import Cells

/// A row inside of a list's box.
struct OverlayRow: Equatable {
  /// What it is, which decides how it is drawn.
  enum Kind: Equatable {
    case choice, text, heading, note, intro, problem
  }

  var text: String
  var kind = Kind.choice
  /// What stands dimly at the right edge.
  var tag = ""
  /// The item that it is of; `nil` for what is no item.
  var item: Int?

  /// Columns before the text: the arrow of the chosen line, or room for it.
  var indent: Int { kind == .heading || kind == .intro || kind == .problem ? 0 : Self.arrow }

  /// The columns of the arrow before the chosen line.
  static let arrow = 2

  /// The rows of a list from the top: what it is, its lines, what is wrong with what was typed.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - columns: The columns inside of its box.
  /// - Returns: Texts go on in the next row, lines to choose from end with “…” where they are too long.
  static func rows(of list: LabList, columns: Int) -> [OverlayRow] {
    var rows: [OverlayRow] = []
    if !list.intro.isEmpty {
      rows += list.intro.flatMap { wrapped($0, .intro, columns) }
      rows.append(OverlayRow(text: "", kind: .intro))
    }
    rows += lines(of: list, list.shown, columns: columns)
    if list.shown.isEmpty, !list.text.isEmpty {
      rows += ([nothing(list)] + list.elsewhere).flatMap { wrapped($0, .note, columns) }
    }
    return rows + list.problem.flatMap { wrapped($0, .problem, columns) }
  }

  private static func nothing(_ list: LabList) -> String {
    list.kind == .palette
      ? "no action or command begins like this"
      : "nothing in this list matches “\(list.text)”; Backspace widens, Esc shows all"
  }

  private static func lines(of list: LabList, _ shown: [Int], columns: Int) -> [OverlayRow] {
    var rows: [OverlayRow] = []
    var number = 0
    let sections = shown.split(omittingEmptySubsequences: true) { list.items[$0].kind == .heading }
    for section in sections {
      if section.startIndex > 0 {
        let heading = shown[section.startIndex - 1]
        if !rows.isEmpty, list.selection == nil { rows.append(OverlayRow(text: "", kind: .note)) }
        rows.append(
          OverlayRow(
            text: list.items[heading].title.cut(to: columns), kind: .heading, item: heading))
      }
      let width = titleColumns(of: section.map { list.items[$0] }, list, columns)
      for index in section {
        let item = list.items[index]
        let text = item.line(titleWidth: width)
        guard list.selection != nil, item.kind == .choice else {
          let kind = item.kind == .note ? Kind.note : .text
          rows += wrapped(text, kind, columns - arrow, item: index)
          continue
        }
        number += 1
        let key = list.hasNumbers ? (number < 10 ? "\(number)  " : "   ") : ""
        rows.append(choice(key + text, item.tag, index, columns - arrow))
      }
    }
    return rows
  }

  /// The columns that the titles of a section have: all that they need, but where something is said
  /// behind them, no more than leaves room for that.
  private static func titleColumns(
    of section: [LabItem], _ list: LabList, _ columns: Int
  ) -> Int {
    let items = section.filter { !$0.detail.isEmpty }
    let wanted = items.map { TextWidth.columns(of: $0.title) }.max() ?? 0
    let detail = items.map { TextWidth.columns(of: $0.detail) }.max() ?? 0
    let room = columns - arrow - (list.hasNumbers ? 3 : 0) - 2
    return min(wanted, max(room - detail, columns / 3))
  }

  private static func choice(_ text: String, _ tag: String, _ item: Int, _ columns: Int)
    -> OverlayRow
  {
    let hasRoom = TextWidth.columns(of: text) + 2 + TextWidth.columns(of: tag) <= columns
    return OverlayRow(text: text.cut(to: columns), tag: hasRoom ? tag : "", item: item)
  }

  static func wrapped(
    _ text: String, _ kind: Kind, _ columns: Int, item: Int? = nil
  ) -> [OverlayRow] {
    PaneLine(text: text).wrapped(columns).map {
      // What goes on needs no deeper margin here.
      OverlayRow(
        text: kind == .intro && $0.isContinuation ? $0.text.trimmedStart : $0.text, kind: kind,
        item: item)
    }
  }
}

extension LabItem {
  /// Title and detail in one line, the details of a section below each other.
  fileprivate func line(titleWidth: Int) -> String {
    guard !detail.isEmpty else { return title }
    let title = title.cut(to: max(titleWidth, 1))
    let gap = max(titleWidth - TextWidth.columns(of: title), 0)
    return title + String(repeating: " ", count: gap + 2) + detail
  }
}

extension String {
  fileprivate var trimmedStart: String { String(drop { $0 == " " }) }
}
