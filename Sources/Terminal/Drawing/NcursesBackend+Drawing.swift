import CNcurses
public import Cells

extension NcursesBackend {
  /// Shows a picture, sending only its differences from the last one.
  ///
  /// A picture larger than the terminal is cut, a smaller one is at the upper left.
  /// - Throws: ``TerminalError/callFailed(_:)`` if the library refuses; the next picture is then
  ///   sent whole.
  public func show(_ buffer: CellBuffer) throws(TerminalError) {
    let last = shown
    shown = nil
    // Nothing is freed before all is sent.
    defer { withExtendedLifetime(last) {} }
    let old = last?.size == buffer.size ? last : nil
    if writer != nil {
      write(buffer, over: old)
      shown = buffer
      return
    }
    if let old {
      for run in buffer.changes(from: old) { try put(run) }
    } else {
      try check(winch_erase(), "werase")
      for run in buffer.runs(acrossBlanks: CellRun.longestGap) { try put(run) }
    }
    try check(winch_update(needsWhole), "doupdate")
    needsWhole = false
    shown = buffer
  }

  /// Sends a picture to the terminal without the library.
  private func write(_ buffer: CellBuffer, over old: CellBuffer?) {
    writer?.begin(whole: old == nil)
    for run in buffer.changes(from: old) { writer?.put(run, in: size) }
    writer?.end()
    if let writer { send(writer.bytes) }
    needsWhole = false
  }

  /// Passes the cells of a run that are within the terminal to the library.
  private func put(_ run: CellRun) throws(TerminalError) {
    guard let end = run.end(in: size) else { return }
    // Moved to a local variable, so that appending needs no checks of exclusive access.
    var line = line
    self.line = []
    line.removeAll(keepingCapacity: true)
    var look: UInt64?
    var style: Style?
    var brush = Brush()
    for index in run.stored.startIndex..<end {
      let cell = run.stored[index]
      // Neighbouring cells mostly have the same style.
      if cell.look != look, !run.isGap(at: index, behind: style) {
        (look, style) = (cell.look, cell.style)
        brush = try self.brush(cell)
      }
      try append(repertoire.drawing(at: index, of: run, before: end), brush, to: &line)
    }
    self.line = line
    let (row, column) = (Int32(run.origin.row), Int32(run.origin.column))
    try check(
      unsafe winch_put_cells(row, column, line, Int32(line.count)), "wadd_wchnstr")
  }

  private func brush(_ cell: StoredCell) throws(TerminalError) -> Brush {
    for known in brushes where known.look == cell.look { return known.brush }
    var brush = Brush()
    (brush.attributes, brush.pair) = colors.appearance(cell.style)
    try check(unsafe winch_blank(&brush.blank, brush.attributes, brush.pair), "setcchar")
    if brushes.count == Self.brushLimit { brushes.removeFirst() }
    brushes.append((cell.look, brush))
    return brush
  }

  private func append(
    _ cell: DrawnCell, _ brush: Brush, to line: inout [cchar_t]
  ) throws(TerminalError) {
    switch cell {
    case .blank: line.append(brush.blank)
    case .covered: break
    case .line(let join):
      guard let lines = brush.cell(join) else { throw .callFailed("setcchar") }
      line.append(lines)
    case .one(let codePoint): line.append(brush.cell(codePoint))
    case .several(let text):
      var cluster = cchar_t()
      try check(
        unsafe setcchar(&cluster, text, brush.attributes, brush.pair, nil), "setcchar")
      line.append(cluster)
    case .replacement(let isWide):
      line.append(brush.cell(questionMark))
      if isWide { line.append(brush.blank) }
    }
  }
}

/// The style of the next cells, in the library's terms.
struct Brush {
  var attributes: attr_t = 0
  var pair: Int16 = 0
  /// A space in this style.
  var blank = cchar_t()

  /// A single code point.
  fileprivate func cell(_ codePoint: wchar_t) -> cchar_t {
    var cell = blank
    cell.chars.0 = codePoint
    return cell
  }

  /// One of the terminal's own lines, which have a single weight: bold means heavy.
  ///
  /// - Returns: `nil` if the library refuses.
  fileprivate func cell(_ join: LineJoin) -> cchar_t? {
    var bits: Int32 = 0
    if join.up != .none { bits |= 1 }
    if join.right != .none { bits |= 2 }
    if join.down != .none { bits |= 4 }
    if join.left != .none { bits |= 8 }
    guard bits != 0 else { return blank }
    let heaviest = max(max(join.up, join.down), max(join.left, join.right))
    let own = heaviest == .heavy ? attributes | winch_bold() : attributes
    var cell = cchar_t()
    return unsafe winch_line(&cell, bits, own, pair) == ERR ? nil : cell
  }
}

extension CellRun {
  /// The largest number of blanks that cost less than turning colours off and on again.
  static let longestGap = 4

  /// Whether a cell is one of a few blanks between two others, which look the same in the style of
  /// the cell before them.
  fileprivate func isGap(at index: Int, behind style: Style?) -> Bool {
    guard let style, style.isInvisibleOnBlanks, stored[index].isBlank else { return false }
    let rest = stored[index...].prefix(Self.longestGap + 1)
    guard let end = rest.firstIndex(where: { !$0.isBlank }) else { return false }
    return stored[index..<end].allSatisfy {
      $0.style.isInvisibleOnBlanks && $0.style.background == style.background
    }
  }
}

extension Style {
  /// Whether a blank shows only the background of the style.
  fileprivate var isInvisibleOnBlanks: Bool {
    attributes.isDisjoint(with: [.underline, .reverse])
  }
}

private let questionMark: wchar_t = 0x3F
