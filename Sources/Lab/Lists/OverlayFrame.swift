import Cells

/// The frames of a list and its preview on the screen, in the terminal's cells.
struct OverlayFrame: Equatable {
  /// The list's box with its edge.
  let box: CellRect
  /// The preview's box with its edge; `nil` without one.
  let preview: CellRect?

  /// The least columns of a terminal that shows a preview.
  static let previewColumns = 100

  /// - Parameters:
  ///   - list: The list.
  ///   - rect: The screen.
  ///   - margin: Free rows above and below, if there is room for them.
  init(_ list: LabList, in rect: CellRect, margin: Int) {
    let margin = rect.size.rows > 2 * margin + 4 ? margin : 0
    let hasPreview = list.hasPreview && rect.size.columns >= Self.previewColumns
    // Titles matter most: they get a little more than half.
    let most = hasPreview ? rect.size.columns * 11 / 20 : rect.size.columns
    // The box keeps the height of the unfiltered list, so that it does not move.
    var whole = list
    if list.isFiltered { whole.text = "" }
    let columns = min(max(Self.columns(of: whole), hasPreview ? most * 4 / 5 : 0), most)
    let wanted =
      OverlayRow.rows(of: whole, columns: columns - 2).count + list.pinned(columns - 2).count + 2
    let room = rect.size.rows - 2 * margin
    let rows = hasPreview ? room : min(wanted, room)
    let all = hasPreview ? rect.size.columns : columns
    // A palette changes its height while the user types, so its top is fixed.
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

  /// The width of the longest line, the title and the typed text.
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

  /// An introduction is wrapped to a readable width.
  private static func leastIntro(_ list: LabList) -> Int {
    min(list.intro.map { TextWidth.columns(of: $0) }.max() ?? 0, 70)
  }

  /// Columns after the title for a few letters and the count of lines.
  private static let filterColumns = 24
  /// More columns than any line has.
  private static let widest = 4096
}

extension LabList {
  /// The rows at the bottom of the box for the selected line's hint: at least two, up to five for
  /// the longest hint; none if no line has a hint.
  func pinned(_ columns: Int) -> [OverlayRow] {
    guard let selection, items.contains(where: { !$0.summary.isEmpty }) else { return [] }
    let text = items.indices.contains(selection) ? items[selection].summary : ""
    let most = items.map { OverlayRow.wrapped($0.summary, .intro, columns).count }.max() ?? 0
    let count = kind == .plain && !hasPreview ? min(max(most, 2), 5) : 2
    let rows = OverlayRow.wrapped(text, .intro, columns).prefix(count)
    return rows + Array(repeating: OverlayRow(text: "", kind: .intro), count: count - rows.count)
  }
}
