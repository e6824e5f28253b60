import Cells

/// Where a list and its preview are on the screen, in the terminal's cells.
struct OverlayFrame: Equatable {
  /// The list's box with its edge.
  let box: CellRect
  /// The preview's box with its edge; `nil` without one.
  let preview: CellRect?

  /// A preview needs so many columns of the terminal.
  static let previewColumns = 100

  /// - Parameters:
  ///   - list: The list.
  ///   - rect: The screen.
  ///   - margin: Rows above and below that stay free, where there is room for them.
  init(_ list: LabList, in rect: CellRect, margin: Int) {
    let margin = rect.size.rows > 2 * margin + 4 ? margin : 0
    let hasPreview = list.hasPreview && rect.size.columns >= Self.previewColumns
    // Titles are what one reads: they get a little more than half.
    let most = hasPreview ? rect.size.columns * 11 / 20 : rect.size.columns
    // What is filtered away leaves its room, so that the box stays where it is.
    var whole = list
    if list.isFiltered { whole.text = "" }
    let columns = min(max(Self.columns(of: whole), hasPreview ? most * 4 / 5 : 0), most)
    let wanted =
      OverlayRow.rows(of: whole, columns: columns - 2).count + list.pinned(columns - 2).count + 2
    let room = rect.size.rows - 2 * margin
    let rows = hasPreview ? room : min(wanted, room)
    let all = hasPreview ? rect.size.columns : columns
    // A palette grows and shrinks as one types: it hangs from the top.
    let free = rect.size.rows - rows
    box = CellRect(
      column: rect.origin.column + (rect.size.columns - all) / 2,
      row: rect.origin.row + (list.kind == .palette ? min(margin + 1, free) : free / 2),
      columns: columns, rows: rows)
    preview =
      hasPreview
      ? CellRect(
        column: box.maxColumn, row: box.minRow, columns: rect.maxColumn - box.maxColumn, rows: rows)
      : nil
  }

  /// As wide as the longest line, the title, and what was typed into it.
  private static func columns(of list: LabList) -> Int {
    let rows = OverlayRow.rows(of: list, columns: widest)
    let lines = rows.filter { $0.kind != .intro }.map { row in
      let tag = row.tag.isEmpty ? 0 : TextWidth.columns(of: row.tag) + 2
      return TextWidth.columns(of: row.text) + tag
    }
    let typed = list.isFiltered && list.selection != nil ? filterColumns : 0
    return max(
      max(lines.max() ?? 0, leastIntro(list)) + OverlayRow.arrow + 4,
      TextWidth.columns(of: list.title) + typed + 6)
  }

  /// An introduction is wrapped to a width that reads well.
  private static func leastIntro(_ list: LabList) -> Int {
    min(list.intro.map { TextWidth.columns(of: $0) }.max() ?? 0, 70)
  }

  /// Room behind a title for a few letters and the count of lines.
  private static let filterColumns = 24
  /// More columns than any line has.
  private static let widest = 4096
}

extension LabList {
  /// What is said of the chosen line at the bottom of the box: two rows, or as many as the longest text
  /// needs up to five; none where no line says anything.
  func pinned(_ columns: Int) -> [OverlayRow] {
    guard let selection, items.contains(where: { !$0.summary.isEmpty }) else { return [] }
    let text = items.indices.contains(selection) ? items[selection].summary : ""
    let most = items.map { OverlayRow.wrapped($0.summary, .intro, columns).count }.max() ?? 0
    let count = kind == .plain && !hasPreview ? min(max(most, 2), 5) : 2
    let rows = OverlayRow.wrapped(text, .intro, columns).prefix(count)
    return rows + Array(repeating: OverlayRow(text: "", kind: .intro), count: count - rows.count)
  }
}
