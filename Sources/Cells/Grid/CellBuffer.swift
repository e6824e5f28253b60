/// A picture of cells, `rows × columns`, row-major.
public struct CellBuffer: Sendable, Hashable {
  /// How many cells it has.
  public let size: CellSize
  private var cells: [StoredCell]

  /// Creates a blank picture; negative sizes count as zero.
  public init(size: CellSize) {
    self.size = CellSize(columns: max(size.columns, 0), rows: max(size.rows, 0))
    cells = Array(repeating: StoredCell(), count: self.size.columns * self.size.rows)
  }

  /// The whole picture.
  public var bounds: CellRect { CellRect(origin: CellPoint(column: 0, row: 0), size: size) }

  /// The cell at `point`.
  ///
  /// Outside the picture reading gives a blank and writing does nothing. A character is sanitised
  /// as in ``write(_:at:style:clippedTo:)``. A wide one takes the next cell too, and becomes a
  /// blank where there is none; writing over half of one blanks the other half.
  public subscript(point: CellPoint) -> Cell {
    get { bounds.contains(point) ? cells[index(point)].cell : Cell() }
    set {
      guard bounds.contains(point) else { return }
      switch newValue.content {
      case .character(let character):
        let (shown, width) = TextWidth.shown(character)
        put(Cell(Self.content(shown), style: newValue.style), isWide: width == 2, at: point)
      case .continuation where cells[index(point)].kind == .continuation:
        cells[index(point)].style = newValue.style
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

  /// The lines in a cell of the picture; `nil` where something else is.
  package func join(at point: CellPoint) -> LineJoin? {
    let cell = cells[index(point)]
    return cell.kind == .line ? cell.join : nil
  }

  /// How a cell of the picture looks.
  package func style(at point: CellPoint) -> Style { cells[index(point)].style }

  /// Whether nothing stands in a cell of the picture.
  package func isBlank(at point: CellPoint) -> Bool { cells[index(point)].kind == .blank }

  /// Puts lines into a cell of the picture.
  package mutating func put(_ join: LineJoin, style: Style, at point: CellPoint) {
    let index = index(point)
    breakWide(at: index, column: point.column)
    cells[index] = StoredCell(join, style: style)
  }

  /// A row as it is stored.
  func stored(row: Int) -> ArraySlice<StoredCell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  private func index(_ point: CellPoint) -> Int { point.row * size.columns + point.column }

  /// A space and a blank look alike, so they are one.
  private static func content(_ character: Character) -> Cell.Content {
    character == " " ? .blank : .character(character)
  }

  /// Puts a sanitised cell into the picture, wide characters whole or not at all.
  private mutating func put(_ cell: Cell, isWide: Bool, at point: CellPoint) {
    let index = index(point)
    breakWide(at: index, column: point.column)
    guard isWide else {
      cells[index] = StoredCell(cell)
      return
    }
    guard point.column + 1 < size.columns else {
      cells[index] = StoredCell(style: cell.style)
      return
    }
    breakWide(at: index + 1, column: point.column + 1)
    cells[index] = StoredCell(cell)
    cells[index + 1] = StoredCell(Cell(.continuation, style: cell.style))
  }

  /// Blanks the other half of a wide character that is about to lose one.
  private mutating func breakWide(at index: Int, column: Int) {
    if cells[index].kind == .continuation { cells[index - 1].makeBlank() }
    if column + 1 < size.columns, cells[index + 1].kind == .continuation {
      cells[index + 1].makeBlank()
    }
  }

  /// Fills a rectangle with blanks of a style.
  public mutating func fill(_ rect: CellRect, with style: Style) {
    fill(rect, with: Cell(.blank, style: style))
  }

  /// Fills a rectangle with a cell.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    guard let narrow = Self.narrow(cell) else {
      for row in area.minRow..<area.maxRow {
        for column in area.minColumn..<area.maxColumn { self[column, row] = cell }
      }
      return
    }
    for row in area.minRow..<area.maxRow {
      let range = cutRow(row, area)
      cells.withUnsafeMutableBufferPointer { $0[range].update(repeating: narrow) }
    }
  }

  /// The cell as it may be repeated without a look at its neighbours; `nil` for halves of wide
  /// ones.
  private static func narrow(_ cell: Cell) -> StoredCell? {
    switch cell.content {
    case .blank, .line: return StoredCell(cell)
    case .continuation: return nil
    case .character(let character):
      let (shown, width) = TextWidth.shown(character)
      return width == 1 ? StoredCell(Cell(content(shown), style: cell.style)) : nil
    }
  }

  /// The indices of the cells of `area` in a row; wide characters that its sides cut are blanked
  /// outside of it.
  private mutating func cutRow(_ row: Int, _ area: CellRect) -> Range<Int> {
    let start = row * size.columns
    let range = start + area.minColumn..<start + area.maxColumn
    if cells[range.lowerBound].kind == .continuation { cells[range.lowerBound - 1].makeBlank() }
    if area.maxColumn < size.columns, cells[range.upperBound].kind == .continuation {
      cells[range.upperBound].makeBlank()
    }
    return range
  }

  /// Writes text from `point` to the right, cut off at `clip` and at the picture's edge.
  ///
  /// Control characters become visible replacements; a wide character that does not fit whole is
  /// left out.
  /// - Returns: The columns used.
  @discardableResult public mutating func write(
    _ text: String, at point: CellPoint, style: Style, clippedTo clip: CellRect? = nil
  ) -> Int {
    let area = clip?.intersection(bounds) ?? bounds
    guard point.row >= area.minRow, point.row < area.maxRow, point.column < area.maxColumn else {
      return 0
    }
    var (rest, column) = (Substring(text), point.column)
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

  /// Writes plain text, a scalar a column.
  private mutating func writePlain(
    _ text: Substring, length: Int, at point: CellPoint, _ style: Style, _ area: CellRect
  ) -> Int {
    guard point.column > area.minColumn - length else { return length }
    let skipped = max(area.minColumn - point.column, 0)
    let count = min(length, area.maxColumn - point.column)
    guard skipped < count else { return count }
    let range = cutRow(
      point.row,
      CellRect(column: point.column + skipped, row: point.row, columns: count - skipped, rows: 1))
    var index = range.lowerBound - skipped
    _ = TextWidth.forEachPlain(in: text) { scalar in
      if range.contains(index) { cells[index] = StoredCell(plain: scalar, style: style) }
      index += 1
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

  /// Draws another picture with its upper left cell at `origin`.
  ///
  /// Of a wide character that an edge cuts a blank remains.
  public mutating func draw(_ other: CellBuffer, at origin: CellPoint) {
    let area = CellRect(origin: origin, size: other.size).intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      let range = cutRow(row, area)
      let start = (row - origin.row) * other.size.columns + area.minColumn - origin.column
      let end = start + range.count
      cells.replaceSubrange(range, with: other.cells[start..<end])
      if cells[range.lowerBound].kind == .continuation { cells[range.lowerBound].makeBlank() }
      let isCutRight = area.maxColumn - origin.column < other.size.columns
      if isCutRight, other.cells[end].kind == .continuation {
        cells[range.upperBound - 1].makeBlank()
      }
    }
  }
}
