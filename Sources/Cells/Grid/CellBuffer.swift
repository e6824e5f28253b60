/// A picture of cells.
///
/// The members that drawing calls for each cell are inlined into the modules that draw.
public struct CellBuffer: Sendable, Hashable {
  /// The size in cells.
  public let size: CellSize
  /// The cells, row by row; a copy shares them until one of both is drawn on.
  @usableFromInline var cells: [StoredCell]

  /// Creates a blank picture; negative sizes count as zero.
  public init(size: CellSize) {
    self.size = CellSize(columns: max(size.columns, 0), rows: max(size.rows, 0))
    cells = Array(repeating: StoredCell(), count: self.size.columns * self.size.rows)
  }

  /// The place of a cell of the picture in ``cells``.
  @inlinable func place(_ point: CellPoint) -> Int {
    assert(point.column >= 0 && point.column < size.columns, "a cell beside the picture")
    return point.row * size.columns + point.column
  }

  /// The places of the cells of a row in ``cells``.
  @inlinable func places(inRow row: Int) -> Range<Int> {
    row * size.columns..<(row + 1) * size.columns
  }

  /// Moves the picture out, so that drawing on it copies no cells.
  package mutating func take() -> CellBuffer {
    var taken = CellBuffer(size: CellSize(columns: 0, rows: 0))
    swap(&taken, &self)
    return taken
  }

  /// The cells of a row, from left to right; its indices are places in ``cells``.
  func cells(inRow row: Int) -> ArraySlice<StoredCell> { cells[places(inRow: row)] }

  /// The numbers of the rows.
  var rowRange: Range<Int> { 0..<size.rows }

  /// The whole picture.
  public var bounds: CellRect { CellRect(origin: CellPoint(column: 0, row: 0), size: size) }

  /// The cell at `point`.
  ///
  /// Outside of the picture, reading returns a blank and writing does nothing. A character is
  /// sanitised as in ``write(_:at:style:clippedTo:)``. A wide character takes the next cell too,
  /// and becomes a blank if there is none; writing over half of one blanks the other half.
  public subscript(point: CellPoint) -> Cell {
    get { bounds.contains(point) ? cells[place(point)].cell : Cell() }
    set {
      guard bounds.contains(point) else { return }
      switch newValue.content {
      case .character(let character):
        let (shown, width) = TextWidth.shown(character)
        put(Cell(Self.content(shown), style: newValue.style), isWide: width == 2, at: point)
      case .continuation where cells[place(point)].kind == .continuation:
        cells[place(point)].style = newValue.style
      case .continuation: put(Cell(style: newValue.style), isWide: false, at: point)
      case .blank, .line: put(newValue, isWide: false, at: point)
      }
    }
  }

  /// The cell at a column and a row.
  public subscript(column: Int, row: Int) -> Cell {
    get { self[CellPoint(column: column, row: row)] }
    set { self[CellPoint(column: column, row: row)] = newValue }
  }

  /// The lines in a cell of the picture; `nil` if it has other content.
  @inlinable package func join(at point: CellPoint) -> LineJoin? {
    let cell = cells[place(point)]
    return cell.isLine ? cell.join : nil
  }

  /// A cell of the picture as it is stored.
  @inlinable package func stored(at point: CellPoint) -> StoredCell {
    cells[place(point)]
  }

  /// Puts a cell of one column into the picture.
  package mutating func put(_ cell: StoredCell, at point: CellPoint) {
    withRow(point.row) { row in
      row.breakWide(at: point.column)
      row[point.column] = cell
    }
  }

  /// The packed style of a cell of the picture.
  @inlinable package func look(at point: CellPoint) -> UInt64 { cells[place(point)].look }

  /// Sets the packed style of a cell of the picture.
  @inlinable package mutating func setLook(_ look: UInt64, at point: CellPoint) {
    cells[place(point)].look = look
  }

  /// The style of a cell of the picture.
  package func style(at point: CellPoint) -> Style { cells[place(point)].style }

  /// Whether a cell of the picture is blank.
  @inlinable package func isBlank(at point: CellPoint) -> Bool {
    cells[place(point)].kind == .blank
  }

  /// Whether all of some cells of a row of the picture are blank.
  package func areBlank(_ columns: Range<Int>, row: Int) -> Bool {
    let start = row * size.columns
    return cells.withUnsafeBufferPointer { cells in
      for column in columns where cells[start + column].kind != .blank { return false }
      return true
    }
  }

  /// Whether any cell has one of two characters, of one scalar each.
  package func hasCharacter(_ scalar: UInt32, or other: UInt32) -> Bool {
    cells.contains { $0.isCharacter(scalar) || $0.isCharacter(other) }
  }

  /// Puts lines into a cell of the picture.
  package mutating func put(_ join: LineJoin, style: Style, at point: CellPoint) {
    put(StoredCell(join, style: style), at: point)
  }

  /// A space and a blank look the same, so a space is stored as a blank.
  private static func content(_ character: Character) -> Cell.Content {
    character == " " ? .blank : .character(character)
  }

  /// Puts a sanitised cell into the picture; a wide character only if both halves fit.
  private mutating func put(_ cell: Cell, isWide: Bool, at point: CellPoint) {
    guard isWide else { return put(StoredCell(cell), at: point) }
    let next = CellPoint(column: point.column + 1, row: point.row)
    guard next.column < size.columns else { return put(StoredCell(style: cell.style), at: point) }
    put(StoredCell(cell), at: point)
    put(StoredCell(Cell(.continuation, style: cell.style)), at: next)
  }

  /// Fills a rectangle with blanks of a style.
  public mutating func fill(_ rect: CellRect, with style: Style) {
    fill(rect, with: Cell(.blank, style: style))
  }

  /// Fills a rectangle with a cell.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    if let narrow = Self.narrow(cell) { return fill(rect, with: narrow) }
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn { self[column, row] = cell }
    }
  }

  /// Fills a rectangle with a cell of one column.
  package mutating func fill(_ rect: CellRect, with cell: StoredCell) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      withRow(row) { row in
        row.cut(area.columns)
        row[area.columns].update(repeating: cell)
      }
    }
  }

  /// The cell as it can be repeated without checking its neighbours; `nil` for halves of wide
  /// characters.
  private static func narrow(_ cell: Cell) -> StoredCell? {
    switch cell.content {
    case .blank, .line: return StoredCell(cell)
    case .continuation: return nil
    case .character(let character):
      let (shown, width) = TextWidth.shown(character)
      return width == 1 ? StoredCell(Cell(content(shown), style: cell.style)) : nil
    }
  }

  /// Writes text from `point` to the right, clipped to `clip` and to the picture.
  ///
  /// Control characters become visible replacements; a wide character of which only half fits is
  /// left out.
  /// - Returns: The number of columns used.
  @discardableResult public mutating func write(
    _ text: String, at point: CellPoint, style: Style, clippedTo clip: CellRect? = nil
  ) -> Int {
    write(text[...], at: point, style: style, clippedTo: clip)
  }

  /// Writes a part of a text in the same way.
  @discardableResult package mutating func write(
    _ text: Substring, at point: CellPoint, style: Style, clippedTo clip: CellRect? = nil
  ) -> Int {
    let area = clip?.intersection(bounds) ?? bounds
    guard point.row >= area.minRow, point.row < area.maxRow, point.column < area.maxColumn else {
      return 0
    }
    if let count = TextWidth.plainCount(of: text) {
      return writePlain(text, length: count, at: point, style, area)
    }
    var (rest, column) = (text, point.column)
    while column < area.maxColumn {
      let plain = TextWidth.cutPlain(from: &rest)
      let place = CellPoint(column: column, row: point.row)
      column += writePlain(plain.part, length: plain.count, at: place, style, area)
      guard let character = rest.popFirst() else { break }
      let (shown, width) = TextWidth.shown(character)
      guard column + width <= area.maxColumn else { break }
      if column >= area.minColumn {
        put(
          Cell(Self.content(shown), style: style), isWide: width == 2,
          at: CellPoint(column: column, row: point.row))
      }
      column += width
    }
    return column - point.column
  }

  /// Writes plain text, one scalar per column.
  private mutating func writePlain(
    _ text: some StringProtocol, length: Int, at point: CellPoint, _ style: Style, _ area: CellRect
  ) -> Int {
    guard point.column > area.minColumn - length else { return length }
    let skipped = max(area.minColumn - point.column, 0)
    let count = min(length, area.maxColumn - point.column)
    guard skipped < count else { return count }
    let range = point.column + skipped..<point.column + count
    let look = style.packed
    withRow(point.row) { row in
      row.cut(range)
      let isASCII = text.utf8.withContiguousStorageIfAvailable { bytes in
        guard bytes.count == length else { return false }
        for column in range {
          row[column] = StoredCell(plain: UInt32(bytes[column - point.column]), look: look)
        }
        return true
      }
      guard isASCII != true else { return }
      var column = point.column
      _ = TextWidth.forEachPlain(in: text) { scalar in
        if range.contains(column) { row[column] = StoredCell(plain: scalar, look: look) }
        column += 1
      }
    }
    return count
  }

  /// Changes the style of every cell in a rectangle, for shading and marking.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn {
        change(&cells[row * size.columns + column].style)
      }
    }
  }

  /// Reads the cells of a row of the picture at once.
  @inlinable package func readRow(_ row: Int, _ read: (UnsafeBufferPointer<StoredCell>) -> Void) {
    cells.withUnsafeBufferPointer { cells in
      read(UnsafeBufferPointer(rebasing: cells[places(inRow: row)]))
    }
  }

  /// Passes the cells of a row to `change`, which is called once.
  private mutating func withRow(
    _ row: Int, _ change: (inout UnsafeMutableBufferPointer<StoredCell>) -> Void
  ) {
    let places = places(inRow: row)
    cells.withUnsafeMutableBufferPointer { cells in
      var row = UnsafeMutableBufferPointer(rebasing: cells[places])
      change(&row)
    }
  }

  /// Passes the cells of a row of the picture to `change`, from left to right.
  ///
  /// The halves of wide characters must stay beside each other.
  package mutating func changeRow(
    _ row: Int, _ change: (inout UnsafeMutableBufferPointer<StoredCell>) -> Void
  ) {
    guard rowRange.contains(row) else { return }
    withRow(row, change)
  }

  /// Draws another picture with its upper left cell at `origin`.
  ///
  /// A wide character that an edge cuts becomes a blank.
  public mutating func draw(_ other: CellBuffer, at origin: CellPoint) {
    let area = CellRect(origin: origin, size: other.size).intersection(bounds)
    guard !area.isEmpty else { return }
    if area == bounds, size == other.size {
      cells = other.cells
      return
    }
    let (first, end) = (area.minColumn - origin.column, area.maxColumn - origin.column)
    for row in area.minRow..<area.maxRow {
      other.readRow(row - origin.row) { drawn in
        withRow(row) { row in
          row.cut(area.columns)
          _ = row[area.columns].update(fromContentsOf: drawn[first..<end])
          if drawn[first].isContinuation { row[area.minColumn].makeBlank() }
          if end < drawn.count, drawn[end].isContinuation { row[area.maxColumn - 1].makeBlank() }
        }
      }
    }
  }
}

extension UnsafeMutableBufferPointer<StoredCell> {
  /// Blanks the other half of a wide character that is about to lose one.
  fileprivate func breakWide(at column: Int) {
    if self[column].kind == .continuation { self[column - 1].makeBlank() }
    if column + 1 < count, self[column + 1].kind == .continuation { self[column + 1].makeBlank() }
  }

  /// Blanks the outer halves of wide characters that the ends of a range cut.
  fileprivate func cut(_ range: Range<Int>) {
    if self[range.lowerBound].kind == .continuation { self[range.lowerBound - 1].makeBlank() }
    if range.upperBound < count, self[range.upperBound].kind == .continuation {
      self[range.upperBound].makeBlank()
    }
  }
}
