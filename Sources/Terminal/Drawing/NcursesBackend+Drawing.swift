import CNcurses
public import Cells

extension NcursesBackend {
  /// Shows a picture, sending what differs from the last one.
  ///
  /// A picture larger than the terminal is cut, a smaller one stands at the upper left.
  /// - Throws: ``TerminalError/callFailed(_:)`` when the library refuses; the next picture is then
  ///   sent whole.
  public func show(_ buffer: CellBuffer) throws(TerminalError) {
    if shown?.size != buffer.size { shown = nil }
    if shown == nil { try check(winch_erase(), "werase") }
    let old = shown
    shown = nil
    for run in buffer.changes(from: old) { try put(run) }
    try check(winch_update(needsWhole), "doupdate")
    needsWhole = false
    shown = buffer
  }

  private func put(_ run: CellRun) throws(TerminalError) {
    guard run.origin.row < size.rows else { return }
    var brush = Brush(row: Int32(run.origin.row), column: 0, attributes: 0, pair: 0)
    var style: Style?
    for (index, cell) in run.cells.enumerated() {
      let column = run.origin.column + index
      guard column < size.columns else { return }
      brush.column = Int32(column)
      // Neighbours mostly look the same.
      if cell.style != style, !run.isGap(at: index, behind: style) {
        (brush.attributes, brush.pair) = colors.appearance(cell.style)
        style = cell.style
      }
      let next = index + 1 < run.cells.count ? run.cells[index + 1].content : .blank
      try put(cell.content, isWide: next == .continuation, brush)
    }
  }

  /// Where the next cell goes, and how it looks.
  private struct Brush {
    var row: Int32
    var column: Int32
    var attributes: attr_t
    var pair: Int16
  }

  private func put(
    _ content: Cell.Content, isWide: Bool, _ brush: Brush
  ) throws(TerminalError) {
    switch content {
    case .blank: try put(space, brush)
    case .continuation: break
    case .character(let character):
      // A wide character that the terminal's edge would cut is left out.
      guard !isWide || Int(brush.column) + 1 < size.columns else { return try put(space, brush) }
      try put(character, isWide: isWide, brush)
    case .line(let join) where repertoire.hasHeavyLines:
      try put(join.glyph, isWide: false, brush)
    case .line(let join):
      try put(join, brush)
    }
  }

  private func put(
    _ character: Character, isWide: Bool, _ brush: Brush
  ) throws(TerminalError) {
    switch repertoire.glyph(character, width: isWide ? 2 : 1) {
    case .one(let codePoint): try put(codePoint, brush)
    case .several(let text):
      try check(
        unsafe winch_put(brush.row, brush.column, text, brush.attributes, brush.pair), "wadd_wch")
    case .replacement:
      try put(questionMark, brush)
      guard isWide else { return }
      var second = brush
      second.column += 1
      try put(space, second)
    }
  }

  private func put(_ codePoint: wchar_t, _ brush: Brush) throws(TerminalError) {
    try check(
      winch_put_one(brush.row, brush.column, codePoint, brush.attributes, brush.pair), "wadd_wch")
  }

  /// Draws with the terminal's own lines, which have one weight: bold stands for heavy.
  private func put(_ join: LineJoin, _ brush: Brush) throws(TerminalError) {
    var bits: Int32 = 0
    if join.up != .none { bits |= 1 }
    if join.right != .none { bits |= 2 }
    if join.down != .none { bits |= 4 }
    if join.left != .none { bits |= 8 }
    guard bits != 0 else { return try put(space, brush) }
    let heaviest = max(max(join.up, join.down), max(join.left, join.right))
    let attributes = heaviest == .heavy ? brush.attributes | winch_bold() : brush.attributes
    try check(
      winch_put_line(brush.row, brush.column, bits, attributes, brush.pair), "wadd_wch")
  }
}

extension CellRun {
  /// The most blanks for which turning colours off and on again costs more than writing them.
  private static let longestGap = 4

  /// Whether a cell is one of a few blanks between two things, which look the same in the style of
  /// what stands before them.
  fileprivate func isGap(at index: Int, behind style: Style?) -> Bool {
    guard let style, style.isInvisibleOnBlanks, cells[index].content == .blank else { return false }
    let rest = cells[index...].prefix(Self.longestGap + 1)
    guard let end = rest.firstIndex(where: { $0.content != .blank }) else { return false }
    return cells[index..<end].allSatisfy {
      $0.style.isInvisibleOnBlanks && $0.style.background == style.background
    }
  }
}

extension Style {
  /// Whether a blank shows nothing of the style but its background.
  fileprivate var isInvisibleOnBlanks: Bool {
    attributes.isDisjoint(with: [.underline, .reverse])
  }
}

private let space: wchar_t = 0x20
private let questionMark: wchar_t = 0x3F
