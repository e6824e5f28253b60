import Cells
import Foundation

/// The side pane: shows one of several panes, whose names are in its first row.
///
/// A wide pane has two columns: the last step's card on the left, the shown pane on the right.
final class PaneView: LabPart {
  /// The pane's place; it decides which edge is drawn.
  var place = PanePlace.beside
  var kind = PaneKind.log
  /// Whether the pane has the keys.
  var hasKeys = false
  /// The note in the first row besides the names of the panes.
  var note = ""
  /// The left column of a wide pane.
  var aside: [PaneLine] = []
  /// How many of the first lines are the last step's card, or the part of it that ``aside`` has no room for.
  var cardLines = 0
  /// Whether there are more lines than were given: so many would not be seen.
  var linesGoOn = false
  /// The lines at the top that do not scroll.
  var pinned: [PaneLine] = []
  /// The lines of the pane, from the top.
  var lines: [PaneLine] = []
  var position = PanePosition()
  var search = PaneSearch()
  /// The lines that are highlighted together with the selected one.
  var marked = 0..<0
  /// The clickable names of panes, from the last drawing, in the terminal's cells.
  private(set) var tabs: [(columns: Range<Int>, row: Int, kind: PaneKind)] = []
  /// The clickable names of boxes, from the last drawing, with their objects, in the terminal's
  /// cells.
  private(set) var names: [(columns: Range<Int>, row: Int, name: String)] = []
  /// The lines of the step's card about issues, from the last drawing, in the terminal's cells.
  private(set) var issues: [(cells: CellRect, place: IssuePlace?)] = []
  /// The other era's canvas, in place of lines.
  var picture: CellBuffer?
  /// The rows for lines in the last drawing.
  private var shownRows = 1
  /// The first row of the lines and the index of the first visible one, from the last drawing.
  private var firstRow = 0
  private var firstLine = 0

  /// The columns of a pane that has two columns.
  static let leastWide = 110

  /// The columns inside of the pane's edge.
  var innerColumns: Int { cellColumns - (place == .beside ? 1 : 0) }

  /// The columns of the other era's canvas: as many as the canvas has.
  var pictureColumns: Int { cellColumns - 1 }

  private var cellColumns: Int { frame.size.columns }

  /// The columns for ``lines`` in a pane of a width in columns; at least one.
  static func lineColumns(of columns: Int) -> Int {
    max(columns >= leastWide ? columns - asideColumns(of: columns) - 3 : columns - 2, 1)
  }

  /// The columns for the step's card in a pane of a width in columns: in a wide one those of the narrower
  /// column, so that the card may go on there.
  static func cardColumns(of columns: Int) -> Int {
    columns >= leastWide ? lineColumns(of: columns) : columns - 2
  }

  /// The columns of all names of panes; narrower panes show only their own name.
  private static let tabColumns = PaneKind.allCases.reduce(2) {
    $0 + TextWidth.columns(of: $1.title) + 4
  }

  /// The columns of the left part of a wide pane.
  static func asideColumns(of columns: Int) -> Int { columns / 2 }

  override func draw(in buffer: inout CellBuffer, rect: CellRect) {
    tabs = []
    names = []
    issues = []
    guard rect.size.rows > 0, rect.size.columns > 2 else { return }
    buffer.fill(rect, with: theme.text)
    var inner = drawEdge(in: &buffer, rect: rect)
    drawTabs(in: &buffer, rect: inner)
    inner.origin.row += 1
    inner.size.rows -= 1
    guard inner.size.rows > 0 else { return }
    // As large as the canvas, so that rows correspond.
    if let picture { return buffer.draw(picture, at: inner.origin) }
    if rect.size.columns >= Self.leastWide, !aside.isEmpty {
      inner = drawAside(in: &buffer, inner)
    }
    for line in pinned.prefix(max(inner.size.rows - 1, 0)) {
      draw(line, row: 0, in: &buffer, inner, isChosen: false)
      inner.origin.row += 1
      inner.size.rows -= 1
    }
    shownRows = max(inner.size.rows, 1)
    firstRow = inner.origin.row - rect.origin.row
    drawLines(in: &buffer, inner)
  }

  /// The scroll offset that shows a line.
  func scroll(showing index: Int, from scroll: Int) -> Int {
    min(max(scroll, index - shownRows + 1), index)
  }

  /// The scroll offset that centres some lines.
  func scroll(centring lines: Range<Int>) -> Int {
    let above = max((lineRows - lines.count) / 2, 0)
    return min(max(lines.lowerBound - above, 0), mostScroll)
  }

  /// The rows for lines, below the names of panes and the lines that do not scroll; both may have
  /// changed since the last drawing.
  var lineRows: Int {
    let rows = frame.size.rows - 1
    return max(rows - min(pinned.count, max(rows - 1, 0)), 1)
  }

  /// The largest scroll offset; unlimited before the first layout.
  var mostScroll: Int { max(max(lines.count, aside.count) - lineRows, 0) }

  /// Whether the card has lines below those in sight.
  var cardGoesOn: Bool { cardLines > position.scroll + lineRows }
  /// Whether a card that has no room is scrolled.
  var cardIsScrolled: Bool { cardLines > lineRows && position.scroll > 0 }

  /// The line at a row of the pane.
  func line(atRow row: Int) -> Int? {
    let index = firstLine + row - firstRow
    return row >= firstRow && row < firstRow + shownRows && lines.indices.contains(index)
      ? index : nil
  }

  /// Draws the edge towards the canvas and returns the remaining rectangle.
  private func drawEdge(in buffer: inout CellBuffer, rect: CellRect) -> CellRect {
    guard place == .beside else { return rect }
    buffer.fill(
      CellRect(column: rect.origin.column, row: rect.origin.row, columns: 1, rows: rect.size.rows),
      with: Cell(.character(hasKeys ? "┃" : "│"), style: edgeStyle))
    return CellRect(
      column: rect.origin.column + 1, row: rect.origin.row, columns: rect.size.columns - 1,
      rows: rect.size.rows)
  }

  private var edgeStyle: Style { hasKeys ? theme.heading : theme.faint }

  /// The names of all panes with their number keys, on one line; the shown pane's is highlighted.
  private func drawTabs(in buffer: inout CellBuffer, rect: CellRect) {
    let line = CellRect(origin: rect.origin, size: CellSize(columns: rect.size.columns, rows: 1))
    buffer.fill(
      line.intersection(rect), with: Cell(.character(hasKeys ? "━" : "─"), style: edgeStyle))
    var column = 1
    // Spaces are left out first, then the names of the other panes, the last ones first.
    let isClose = Self.tabColumns > rect.size.columns
    let rest = rest(in: rect)
    let worded = wordedPanes(in: rect.size.columns, beside: rest[0])
    for pane in PaneKind.allCases {
      let name = Self.name(pane, isWorded: worded.contains(pane))
      let text =
        pane == kind ? "[\(name)]" + (isClose ? " " : "") : isClose ? "\(name) " : " \(name) "
      let width = TextWidth.columns(of: text)
      guard column + width <= rect.size.columns else { break }
      write(
        text[...], row: 0, column: column, in: &buffer, rect: rect,
        style: pane == kind ? theme.key : theme.text)
      if pane != kind {
        write(
          name[...], row: 0, column: column + (isClose ? 0 : 1), in: &buffer, rect: rect,
          style: theme.link)
      }
      let start = rect.origin.column + column
      tabs.append((start..<start + width, rect.origin.row, pane))
      column += width
    }
    drawRest(rest, from: column, in: &buffer, rect)
  }

  /// The panes whose names have room beside the note and the number of lines out of sight; the shown
  /// one always.
  private func wordedPanes(in columns: Int, beside text: String) -> [PaneKind] {
    var worded = PaneKind.allCases
    func width(_ worded: [PaneKind]) -> Int {
      PaneKind.allCases.reduce(3) { width, pane in
        width + TextWidth.columns(of: Self.name(pane, isWorded: worded.contains(pane))) + 1
      }
    }
    // A note that has no room beside the numbers alone takes none.
    let noted = TextWidth.columns(of: text) + 4
    let rest = width([kind]) + noted > columns ? Self.restColumns : max(noted, Self.restColumns)
    while width(worded) > columns - (worded.count < PaneKind.allCases.count ? rest : 0),
      let last = worded.lastIndex(where: { $0 != kind })
    {
      worded.remove(at: last)
    }
    return worded
  }

  /// The columns for how many lines are out of sight.
  private static let restColumns = 7

  private static func name(_ pane: PaneKind, isWorded: Bool) -> String {
    isWorded ? "\(pane.rawValue) \(pane.title)" : "\(pane.rawValue)"
  }

  /// The note with how many lines are out of sight, and that number alone.
  private func rest(in rect: CellRect) -> [String] {
    let rows = rect.size.rows - 1 - pinned.count
    let first = min(position.scroll, max(lines.count - rows, 0))
    let below = picture == nil ? lines.count - first - rows : 0
    let more = below > 0 ? "↓\(below)" + (linesGoOn ? "+" : "") : ""
    let scrolled = [first > 0 ? "↑\(first)" : "", more]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return [[note, scrolled].filter { !$0.isEmpty }.joined(separator: " "), scrolled]
  }

  /// Draws the longest text that has room.
  private func drawRest(
    _ texts: [String], from column: Int, in buffer: inout CellBuffer, _ rect: CellRect
  ) {
    for text in texts {
      let start = rect.size.columns - TextWidth.columns(of: text) - 3
      guard !text.isEmpty, start > column else { continue }
      write(" \(text) ", row: 0, column: start, in: &buffer, rect: rect, style: theme.faint)
      return
    }
  }

  /// Draws the left part of a wide pane and returns the remaining rectangle.
  private func drawAside(in buffer: inout CellBuffer, _ rect: CellRect) -> CellRect {
    let columns = Self.asideColumns(of: rect.size.columns)
    let left = CellRect(
      column: rect.origin.column, row: rect.origin.row, columns: columns, rows: rect.size.rows)
    let first = min(position.scroll, max(aside.count - rect.size.rows, 0))
    for (row, line) in aside.dropFirst(first).prefix(rect.size.rows).enumerated() {
      draw(line, row: row, in: &buffer, left, isChosen: false)
      noteIssue(line, row: row, left)
    }
    buffer.fill(
      CellRect(
        column: rect.origin.column + columns, row: rect.origin.row, columns: 1,
        rows: rect.size.rows),
      with: Cell(.character("│"), style: theme.faint))
    return CellRect(
      column: rect.origin.column + columns + 1, row: rect.origin.row,
      columns: rect.size.columns - columns - 1, rows: rect.size.rows)
  }

  /// Draws the lines from the scroll offset.
  private func drawLines(in buffer: inout CellBuffer, _ rect: CellRect) {
    guard rect.size.rows > 0 else { return }
    firstLine = min(position.scroll, max(lines.count - rect.size.rows, 0))
    for (row, line) in lines.dropFirst(firstLine).prefix(rect.size.rows).enumerated() {
      let index = firstLine + row
      draw(
        line, row: row, in: &buffer, rect,
        isChosen: index == position.selection || marked.contains(index))
      if index < cardLines { noteIssue(line, row: row, rect) }
    }
  }

  /// Remembers where a line about issues is, so that a press leads to them.
  private func noteIssue(_ line: PaneLine, row: Int, _ rect: CellRect) {
    guard line.issue != nil || line.isAlert else { return }
    issues.append(
      (
        CellRect(
          column: rect.origin.column, row: rect.origin.row + row, columns: rect.size.columns,
          rows: 1), line.issue
      ))
  }

  private func draw(
    _ line: PaneLine, row: Int, in buffer: inout CellBuffer, _ rect: CellRect, isChosen: Bool
  ) {
    let isMatch = search.matches(line.text)
    func style(_ tone: PaneLine.Tone) -> Style {
      var style = isMatch ? theme.match : theme.style(tone)
      // Faint letters on the colour of text, which a chosen line has behind it, could not be read.
      if isChosen { style.attributes = style.attributes.subtracting(.dim).union(.reverse) }
      return style
    }
    var column = 1
    // A truncated line ends with a sign.
    line.forEachPiece(in: rect.size.columns - 2) { text, tone in
      let start = rect.origin.column + column
      column += write(text, row: row, column: column, in: &buffer, rect: rect, style: style(tone))
      guard case .box = tone else { return }
      names.append((start..<rect.origin.column + column, rect.origin.row + row, String(text)))
    }
    // The mark shows the line if reverse video is not visible.
    guard isChosen, !line.isContinuation else { return }
    write("▸", row: row, column: 0, in: &buffer, rect: rect, style: style(.text))
  }

  /// Writes text and returns its columns.
  @discardableResult private func write(
    _ text: Substring, row: Int, column: Int, in buffer: inout CellBuffer, rect: CellRect,
    style: Style
  ) -> Int {
    guard row >= 0, row < rect.size.rows else { return 0 }
    return buffer.write(
      text, at: CellPoint(column: rect.origin.column + column, row: rect.origin.row + row),
      style: style, clippedTo: rect)
  }
}

extension PaneLine {
  /// Whether a part of it is in the colour of what is wrong.
  fileprivate var isAlert: Bool {
    ([tone] + spans.map(\.tone)).contains { [.alert, .warning, .conflict].contains($0) }
  }

  /// Passes the pieces of the line, which have one tone each, to `body`, from left to right.
  ///
  /// - Parameters:
  ///   - columns: The columns of the row; a longer line is truncated with “…”.
  ///   - body: Draws a piece.
  func forEachPiece(in columns: Int = .max, _ body: (Substring, Tone) -> Void) {
    let text = text.cut(to: columns)
    guard !spans.isEmpty else { return body(text[...], tone) }
    // Offsets are found in bytes or scalars where these are characters.
    switch TextWidth.plainCount(of: text) {
    case text.utf8.count: forEachPiece(of: text[...], text.utf8, body)
    case .some: forEachPiece(of: text[...], text.unicodeScalars, body)
    case nil: forEachPiece(of: text[...], text, body)
    }
  }

  /// The same for a text with its characters.
  private func forEachPiece<Characters: Collection>(
    of text: Substring, _ characters: Characters, _ body: (Substring, Tone) -> Void
  ) where Characters.Index == String.Index {
    var (place, offset) = (text.startIndex, 0)
    func take(to end: Int, _ tone: Tone) {
      guard end > offset, place < text.endIndex else { return }
      let next =
        characters.index(place, offsetBy: end - offset, limitedBy: text.endIndex) ?? text.endIndex
      body(text[place..<next], tone)
      (place, offset) = (next, end)
    }
    for span in spans {
      take(to: span.columns.lowerBound, tone)
      take(to: span.columns.upperBound, span.tone)
    }
    if place < text.endIndex { body(text[place...], tone) }
  }
}
