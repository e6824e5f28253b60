import AdaptiveUI
import Cells
import Pictures

/// Draws marks over a finished picture, without overwriting anything readable.
@MainActor struct MarkPen {
  var buffer: CellBuffer
  let usesColor: Bool
  let isOnLight: Bool
  private var highlighter: Highlighter
  /// Whether it drew dashes.
  private(set) var hasDashes = false
  /// Whether a word says what dashes mean.
  private var hasNamedDashes = false
  /// Whether it marked an issue since that was last asked for.
  private var hasMarkedIssue = false
  /// The cells of the names of what the step will change later.
  var pendingNames: [CellRect] = []

  init(buffer: consuming CellBuffer, _ options: CanvasOptions) {
    self.buffer = buffer
    (usesColor, isOnLight) = (options.usesColor, options.isOnLight)
    highlighter = Highlighter(usesColor: usesColor, isOnLight: isOnLight)
  }

  /// Whether it marked an issue since the last call.
  mutating func takeIssueMark() -> Bool {
    defer { hasMarkedIssue = false }
    return hasMarkedIssue
  }

  /// Draws dim dashes at the old frame of a view, only in cells that are blank and for which
  /// `isPlain` says that nothing is shown around.
  ///
  /// They are left out if less than half of the whole outline would remain: stumps at the window's edge, which was
  /// elsewhere, look like things of the present.
  ///
  /// The frame of a view that wrongly vanished has the ink of its issue, and is always drawn.
  mutating func drawOld(
    _ rect: CellRect, within window: CellRect, missedIn ink: Ink? = nil,
    isPlain: (CellPoint) -> Bool
  ) {
    let area = rect.intersection(window).intersection(buffer.bounds)
    guard !area.isEmpty else { return }
    let (open, _) = edge(of: rect, in: area) { $0.isOpen(at: $1) && isPlain($2) }
    let (columns, rows) = (rect.size.columns, rect.size.rows)
    let whole = columns * rows - max(columns - 2, 0) * max(rows - 2, 0)
    guard ink != nil || 2 * open.count >= whole else { return }
    hasDashes = hasDashes || !open.isEmpty
    for point in open {
      var style = buffer.style(at: point)
      if usesColor, let light = style.background.isLight {
        style.foreground = light ? .palette(240) : .palette(250)
      }
      style.attributes.insert(.dim)
      let dash = Dash(rect.lines(at: point, weight: .light))
      buffer.put(StoredCell(plain: dash.rawValue, style: style), at: point)
      if let ink { brighten(point, in: ink) }
    }
    guard ink == nil, !hasNamedDashes, columns >= Self.leastNamed, rows > 2 else { return }
    nameDashes(open, of: rect)
  }

  /// Writes on the upper or the lower line of the first large outline that it is the one of before: else it looks
  /// like a thing of the present.
  private mutating func nameDashes(_ open: [CellPoint], of rect: CellRect) {
    let word = " before "
    let place = [rect.minRow, rect.maxRow - 1].lazy.compactMap { row -> CellPoint? in
      let free = Set(open.filter { $0.row == row }.map(\.column))
      let middle = (rect.minColumn + rect.maxColumn - word.count) / 2
      let starts = [middle, rect.minColumn + 2, rect.maxColumn - 2 - word.count]
      return starts.first { start in (start..<start + word.count).allSatisfy(free.contains) }
        .map { CellPoint(column: $0, row: row) }
    }.first
    guard let place else { return }
    hasNamedDashes = true
    buffer.write(word, at: place, style: buffer.style(at: place))
  }

  /// The columns of an outline that a word may interrupt.
  private static let leastNamed = 20

  /// The outermost cells of a rectangle that are in `area` and meet a condition, row by row, and how many there
  /// are in `area` altogether.
  private func edge(
    of rect: CellRect, in area: CellRect,
    where isWanted: (UnsafeBufferPointer<StoredCell>, Int, CellPoint) -> Bool
  ) -> (cells: [CellPoint], count: Int) {
    var (found, count): ([CellPoint], Int) = ([], 0)
    found.reserveCapacity(2 * (area.size.columns + area.size.rows))
    for row in area.rowRange {
      buffer.readRow(row) { cells in
        for column in rect.edgeColumns(inRow: row, within: area)
        where area.columnRange.contains(column) {
          count += 1
          let point = CellPoint(column: column, row: row)
          if isWanted(cells, column, point) { found.append(point) }
        }
      }
    }
    return (found, count)
  }

  /// Draws a bright outline around a view; `isSeen` tells where nothing else is in front of it.
  ///
  /// Text without a frame is itself made bright. The outline of an issue has the view's name, by which the
  /// issue calls it.
  mutating func draw(
    _ rect: CellRect, within clip: CellRect, isText: Bool, name: String, in ink: Ink,
    isSeen: (CellPoint) -> Bool
  ) {
    let area = rect.intersection(clip).intersection(buffer.bounds)
    guard !area.isEmpty else { return }
    guard !isText else {
      return ink.isIssue && usesColor
        ? flank(area, within: clip, in: ink, isSeen) : brighten(area, in: ink, isSeen)
    }
    let (open, count) = edge(of: rect, in: area) { cells, column, point in
      (cells[column].isOutline || cells.isOpen(at: column)) && isSeen(point)
    }
    // Of an outline that content covers there would be stray corners, and of one around a single row, lines between
    // its words.
    let isTorn = 2 * open.count < count || area.size.rows <= 2 && open.count < count
    guard !ink.isIssue || !isTorn else {
      return usesColor
        ? flank(area, within: clip, in: ink, isSeen) : brighten(area, in: ink, isSeen)
    }
    drawOutline(open, of: rect, in: ink)
    guard ink.isIssue else { return }
    let isTitled =
      area.minRow == rect.minRow
      && area.columnRange.contains {
        buffer.showsText(at: CellPoint(column: $0, row: rect.minRow))
      }
    if !isTitled { write(name, on: rect, in: area, ink) }
    let corner = CellPoint(column: max(rect.maxColumn - 2, rect.minColumn), row: rect.minRow)
    guard area.contains(corner), isSeen(corner), !buffer.showsText(at: corner) else { return }
    let sign = StoredCell(plain: UInt32(UInt8(ascii: "!")), style: buffer.style(at: corner))
    buffer.put(sign, at: corner)
    brighten(corner, in: ink)
  }

  /// Writes a name on the lower line of an outline, or the upper one where that is cut off, if it has room
  /// between the corners.
  private mutating func write(_ name: String, on rect: CellRect, in area: CellRect, _ ink: Ink) {
    let row = area.maxRow == rect.maxRow ? rect.maxRow - 1 : rect.minRow
    let start = area.minColumn + 2
    let room = max(area.size.columns - 6, 0)
    let text = " \(TextLayout.truncated(name, columns: room, .truncatingTail)) "
    let cells = (start..<start + TextWidth.columns(of: text)).map {
      CellPoint(column: $0, row: row)
    }
    guard !name.isEmpty, area.rowRange.contains(row), area.size.columns > 4 + Self.leastName,
      cells.allSatisfy({ buffer.stored(at: $0).isOutline })
    else { return }
    buffer.write(text, at: cells[0], style: buffer.style(at: cells[0]), clippedTo: area)
  }

  /// So many columns tell what a name begins with.
  private static let leastName = 6

  /// Draws lines where there are none and makes all of them bright; the cells are row by row.
  private mutating func drawOutline(_ points: [CellPoint], of rect: CellRect, in ink: Ink) {
    var highlighter = highlighter
    var rest = points[...]
    while let row = rest.first?.row {
      let end = rest.firstIndex { $0.row != row } ?? rest.endIndex
      buffer.changeRow(row) { cells in
        for point in rest[..<end] {
          let cell = cells[point.column]
          if !cell.isOutline {
            let lines = rect.lines(at: point, weight: .light)
            cells[point.column] = StoredCell(lines, style: cell.style)
          }
          cells[point.column].look = highlighter.bright(cell.look, in: ink)
        }
      }
      rest = rest[end...]
    }
    self.highlighter = highlighter
    hasMarkedIssue = hasMarkedIssue || ink.isIssue && !points.isEmpty
  }

  /// Draws bars at both ends of a text with an issue, one below the other for its lines, and colours a
  /// line that has no cell for one; the text keeps its own colours.
  private mutating func flank(
    _ area: CellRect, within clip: CellRect, in ink: Ink, _ isSeen: (CellPoint) -> Bool
  ) {
    let found = area.rowRange.compactMap { row in
      letters(of: area, in: row, isSeen).map { (row: row, columns: $0) }
    }
    // What shows no letters has the bars at its ends, unless they are behind something: these would be far away.
    let middle = CellPoint(
      column: (area.minColumn + area.maxColumn) / 2, row: (area.minRow + area.maxRow) / 2)
    guard !found.isEmpty || isSeen(middle) else { return }
    let lines = found.isEmpty ? area.rowRange.map { (row: $0, columns: area.columnRange) } : found
    guard let first = lines.map(\.columns.lowerBound).min(),
      let last = lines.map(\.columns.upperBound).max()
    else { return }
    for (row, columns) in lines {
      let left =
        putBar(Self.rightHalf, in: row, first - 1, clip, ink)
        || putBar(Self.rightHalf, in: row, columns.lowerBound - 1, clip, ink)
      let right =
        putBar(Self.leftHalf, in: row, last, clip, ink)
        || putBar(Self.leftHalf, in: row, columns.upperBound, clip, ink)
      guard !left, !right else { continue }
      brighten(
        CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1),
        in: ink, isSeen)
    }
  }

  /// The columns of a row in which a text is, also those into which it extends.
  private func letters(
    of area: CellRect, in row: Int, _ isSeen: (CellPoint) -> Bool
  ) -> Range<Int>? {
    func isText(_ column: Int) -> Bool {
      let point = CellPoint(column: column, row: row)
      return buffer.bounds.contains(point) && buffer.showsText(at: point) && !hasBar(at: point)
    }
    func isLetter(_ column: Int) -> Bool {
      isText(column) && isSeen(CellPoint(column: column, row: row))
    }
    guard var first = area.columnRange.first(where: isLetter),
      var last = area.columnRange.last(where: isLetter)
    else { return nil }
    while isText(first - 1) { first -= 1 }
    while isText(last + 1) { last += 1 }
    return first..<last + 1
  }

  /// Draws a bar in a cell of a row if it is free.
  ///
  /// - Returns: Whether one is there now; that of a view around is enough.
  private mutating func putBar(
    _ bar: UInt32, in row: Int, _ column: Int, _ clip: CellRect, _ ink: Ink
  ) -> Bool {
    let point = CellPoint(column: column, row: row)
    guard clip.columnRange.contains(column), buffer.bounds.contains(point) else { return false }
    if hasBar(at: point) {
      hasMarkedIssue = true
      return true
    }
    guard buffer.stored(at: point).isGround else { return false }
    buffer.put(StoredCell(plain: bar, style: buffer.style(at: point)), at: point)
    brighten(point, in: ink)
    return true
  }

  private func hasBar(at point: CellPoint) -> Bool {
    let cell = buffer.stored(at: point)
    return cell.isCharacter(Self.leftHalf) || cell.isCharacter(Self.rightHalf)
  }

  /// The bars beside a text, `▌` and `▐`: each touches it.
  private static let leftHalf: UInt32 = 0x258C
  private static let rightHalf: UInt32 = 0x2590

  private mutating func brighten(
    _ area: CellRect, in ink: Ink, _ isSeen: (CellPoint) -> Bool
  ) {
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn {
        let point = CellPoint(column: column, row: row)
        guard buffer.showsText(at: point), isSeen(point) else { continue }
        brighten(point, in: ink, with: ink.isIssue ? [.bold, .underline] : .bold)
      }
    }
  }

  private mutating func brighten(
    _ point: CellPoint, in ink: Ink, with attributes: Style.Attributes = .bold
  ) {
    let bright = highlighter.bright(buffer.look(at: point), in: ink, with: attributes)
    buffer.setLook(bright, at: point)
    hasMarkedIssue = hasMarkedIssue || ink.isIssue
  }

  /// The meanings of marks.
  enum Ink {
    /// The last step changed the view.
    case change
    /// The view has an issue.
    case warning, error

    var isIssue: Bool { self != .change }

    func color(onLight isOnLight: Bool) -> Color {
      switch self {
      case .change: isOnLight ? .palette(130) : .palette(11)
      case .warning: isOnLight ? .palette(94) : .palette(215)
      case .error: isOnLight ? .palette(160) : .palette(9)
      }
    }

    /// The colour on a ground: as it is where it can be told from that, otherwise lighter or darker.
    func color(on ground: Color, or isOnLight: Bool) -> Color {
      guard case .rgb(let red, let green, let blue) = ground, let isLight = ground.isLight else {
        return color(onLight: isOnLight)
      }
      let behind = PictureColor(red: red, green: green, blue: blue)
      let own = hue(onLight: isLight)
      guard own.distance(to: behind) < Self.leastDistance else { return color(onLight: isLight) }
      return own.legible(on: behind, least: isLight ? 6 : 3).cellColor
    }

    /// How far apart colours are that can be told from each other as a thin line and its ground, of 765: orange on
    /// yellow cannot, red on blue can.
    private static let leastDistance = 230

    /// What a terminal usually shows for the colour.
    private func hue(onLight isOnLight: Bool) -> PictureColor {
      let (dark, bright): ((UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8)) =
        switch self {
        case .change: ((0xAF, 0x5F, 0), (0xFF, 0xFF, 0))
        case .warning: ((0x87, 0x5F, 0), (0xFF, 0xAF, 0x5F))
        case .error: ((0xD7, 0, 0), (0xFF, 0x55, 0x55))
        }
      let (red, green, blue) = isOnLight ? dark : bright
      return PictureColor(red: red, green: green, blue: blue)
    }
  }
}

extension CellBuffer {
  /// Whether a cell has readable content: more than lines or grounds.
  func showsText(at point: CellPoint) -> Bool { stored(at: point).isText }
}

extension UnsafeBufferPointer<StoredCell> {
  /// Whether a cell of a row shows no more than grounds, without text beside it: blanks between words are
  /// part of a text.
  fileprivate func isOpen(at column: Int) -> Bool {
    func isOpenBeside(_ column: Int) -> Bool {
      guard indices.contains(column) else { return true }
      let cell = self[column]
      return !cell.isText || Dash.allCases.contains { cell.isCharacter($0.rawValue) }
    }
    return self[column].isGround && isOpenBeside(column - 1) && isOpenBeside(column + 1)
  }
}

extension StoredCell {
  /// Whether it is part of an outline: a line, or a device's round corner.
  fileprivate var isOutline: Bool { isLine || isCharacter(in: Self.roundCorners) }

  /// `╭`, `╮`, `╯` and `╰`, which are characters, because no lines join them.
  private static let roundCorners: ClosedRange<UInt32> = 0x256D...0x2570
}

extension Color {
  /// Whether a ground of this colour requires dark letters; `nil` where the terminal decides.
  var isLight: Bool? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    return 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) > 1_400_000
  }
}

extension CellRect {
  /// The outermost cells inside that are in `area`, row by row.
  func edge(within area: CellRect) -> [CellPoint] {
    area.rowRange.flatMap { row in
      edgeColumns(inRow: row, within: area).filter(area.columnRange.contains)
        .map { CellPoint(column: $0, row: row) }
    }
  }

  /// The columns of these cells in a row of `area`: those of `area` in its upper and lower side, otherwise both
  /// ends, wherever they are.
  fileprivate func edgeColumns(inRow row: Int, within area: CellRect) -> StrideTo<Int> {
    row == minRow || row == maxRow - 1
      ? stride(from: area.minColumn, to: area.maxColumn, by: 1)
      : stride(from: minColumn, to: maxColumn, by: max(size.columns - 1, 1))
  }
}

extension PictureColor {
  /// The sum of the differences of the parts, 0 to 765.
  fileprivate func distance(to other: PictureColor) -> Int {
    abs(Int(red) - Int(other.red)) + abs(Int(green) - Int(other.green))
      + abs(Int(blue) - Int(other.blue))
  }
}
