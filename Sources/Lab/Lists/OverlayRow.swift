import Cells

/// A row inside of a list's box.
struct OverlayRow: Equatable {
  /// The kind of row, which decides its style.
  enum Kind: Equatable {
    case choice, text, heading, note, intro, problem
  }

  var text: String
  var kind = Kind.choice
  /// The dim text at the right edge.
  var tag = ""
  /// The item of the row; `nil` for other rows.
  var item: Int?

  /// The columns before the text, which hold the arrow of the selected line.
  var indent: Int { kind == .heading || kind == .intro || kind == .problem ? 0 : Self.arrow }

  /// The columns of the arrow before the selected line.
  static let arrow = 2

  /// The rows of a list from the top: its introduction, its lines, and the error about the typed
  /// text.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - columns: The columns inside of its box.
  /// - Returns: Texts are wrapped; lines to choose from are truncated with “…”.
  static func rows(of list: LabList, columns: Int) -> [OverlayRow] {
    var rows: [OverlayRow] = []
    if !list.intro.isEmpty {
      rows += list.intro.flatMap { wrapped($0, .intro, columns) }
      rows.append(OverlayRow(text: "", kind: .intro))
    }
    rows += lines(of: list, list.shown, columns: columns)
    if list.shown.isEmpty, !list.text.isEmpty {
      rows += ([nothing(list)] + list.elsewhere).flatMap {
        wrapped($0, .note, columns - arrow)
      }
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
            text: list.items[heading].title.shorteningNames(to: columns).cut(to: columns),
            kind: .heading, item: heading))
      }
      let width = titleColumns(of: section.map { list.items[$0] }, list, columns)
      for index in section {
        let item = list.items[index]
        let text = item.line(titleWidth: width, columns: columns - arrow - numberColumns(of: list))
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

  /// The columns of the titles in a section: as many as they need, but limited where details follow
  /// them.
  private static func titleColumns(
    of section: [LabItem], _ list: LabList, _ columns: Int
  ) -> Int {
    let items = section.filter { !$0.detail.isEmpty }
    let wanted = items.map { TextWidth.columns(of: $0.title) }.max() ?? 0
    let detail = items.map { TextWidth.columns(of: $0.detail) }.max() ?? 0
    let room = columns - arrow - numberColumns(of: list) - 2
    return min(wanted, max(room - detail, room / 2))
  }

  /// The columns of the number before a line.
  private static func numberColumns(of list: LabList) -> Int { list.hasNumbers ? 3 : 0 }

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
      // A continuation needs no deeper indentation here.
      OverlayRow(
        text: kind == .intro && $0.isContinuation ? $0.text.trimmedStart : $0.text, kind: kind,
        item: item)
    }
  }
}

extension LabItem {
  /// Title and detail on one line of some columns, the details of a section aligned.
  ///
  /// A long title takes the room of its detail rather than being cut: it is what the line is about.
  fileprivate func line(titleWidth: Int, columns: Int) -> String {
    guard !detail.isEmpty else { return title }
    let hasRoom = TextWidth.columns(of: title) <= columns - Self.leastDetail - 2
    let title = hasRoom ? title : title.cut(to: max(titleWidth, 1))
    let start = max(titleWidth, TextWidth.columns(of: title)) + 2
    // Of a path the end tells most.
    let isPath = detail.contains("/") && !detail.contains(" / ")
    let detail = isPath ? detail.cutBefore(to: columns - start) : detail
    return title.padded(to: start) + detail
  }

  /// The columns of a detail beside a long title.
  private static var leastDetail: Int { 10 }
}

extension String {
  fileprivate var trimmedStart: String { String(drop { $0 == " " }) }
}
