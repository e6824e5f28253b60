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
    for (index, cell) in run.cells.enumerated() {
      let column = run.origin.column + index
      guard column < size.columns else { return }
      let next = index + 1 < run.cells.count ? run.cells[index + 1].content : .blank
      try put(cell, isWide: next == .continuation, Int32(column), Int32(run.origin.row))
    }
  }

  private func put(
    _ cell: Cell, isWide: Bool, _ column: Int32, _ row: Int32
  ) throws(TerminalError) {
    let (attributes, pair) = colors.appearance(cell.style)
    switch cell.content {
    case .blank: try put([0x20, 0], row, column, attributes, pair)
    case .continuation: break
    case .character(let character):
      let isCut = isWide && Int(column) + 1 >= size.columns
      let text: [wchar_t] =
        isCut ? [0x20, 0] : repertoire.codePoints(character, width: isWide ? 2 : 1)
      try put(text, row, column, attributes, pair)
      // The question mark for a wide character leaves its second column to be filled.
      if isWide, !isCut, text == [0x3F, 0] {
        try put([0x20, 0], row, column + 1, attributes, pair)
      }
    case .line(let join):
      try put(join, row, column, attributes, pair)
    }
  }

  private func put(
    _ join: LineJoin, _ row: Int32, _ column: Int32, _ attributes: attr_t, _ pair: Int16
  ) throws(TerminalError) {
    if repertoire.hasHeavyLines {
      return try put(repertoire.codePoints(join.glyph, width: 1), row, column, attributes, pair)
    }
    let directions = [join.up, join.right, join.down, join.left]
    var bits: Int32 = 0
    for (index, weight) in directions.enumerated() where weight != .none { bits |= 1 << index }
    guard bits != 0 else { return try put([0x20, 0], row, column, attributes, pair) }
    // The terminal's own lines have one weight: bold stands for heavy.
    let weight = directions.contains(.heavy) ? winch_bold() : 0
    try check(winch_put_line(row, column, bits, attributes | weight, pair), "wadd_wch")
  }

  private func put(
    _ text: [wchar_t], _ row: Int32, _ column: Int32, _ attributes: attr_t, _ pair: Int16
  ) throws(TerminalError) {
    try check(unsafe winch_put(row, column, text, attributes, pair), "wadd_wch")
  }
}
