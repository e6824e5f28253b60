/// A picture of cells, `rows × columns`, row-major.
public struct CellBuffer: Sendable, Hashable {
  /// How many cells it has.
  public let size: CellSize
  private var cells: [Cell]

  /// Creates a blank picture; negative sizes count as zero.
  public init(size: CellSize) {
    self.size = CellSize(columns: max(size.columns, 0), rows: max(size.rows, 0))
    cells = Array(repeating: Cell(), count: self.size.columns * self.size.rows)
  }

  /// The whole picture.
  public var bounds: CellRect { CellRect(origin: CellPoint(column: 0, row: 0), size: size) }

  /// The cell at `point`.
  ///
  /// Outside the picture reading gives a blank and writing does nothing. Writing over half of a wide
  /// character blanks the other half.
  public subscript(point: CellPoint) -> Cell {
    get { bounds.contains(point) ? cells[index(point)] : Cell() }
    set {
      guard bounds.contains(point) else { return }
      let index = index(point)
      breakWide(at: index, column: point.column)
      cells[index] = newValue
    }
  }

  /// The cell at a column and a row.
  public subscript(column: Int, row: Int) -> Cell {
    get { self[CellPoint(column: column, row: row)] }
    set { self[CellPoint(column: column, row: row)] = newValue }
  }

  private func index(_ point: CellPoint) -> Int { point.row * size.columns + point.column }

  /// Keeps the two halves of wide characters together.
  private mutating func breakWide(at index: Int, column: Int) {
    if cells[index].content == .continuation, column > 0 { cells[index - 1].content = .blank }
    if column + 1 < size.columns, cells[index + 1].content == .continuation {
      cells[index + 1].content = .blank
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
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn { self[column, row] = cell }
    }
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
    guard point.row >= area.minRow, point.row < area.maxRow else { return 0 }
    var column = point.column
    for character in text {
      let (shown, width) = TextWidth.shown(character)
      guard width > 0 else { continue }
      guard column + width <= area.maxColumn else { break }
      if column >= area.minColumn {
        self[column, point.row] = Cell(shown == " " ? .blank : .character(shown), style: style)
        if width == 2 { placeContinuation(column + 1, point.row, style) }
      }
      column += width
    }
    return max(column - point.column, 0)
  }

  /// Unlike the subscript this must not break the wide character whose right half it is.
  private mutating func placeContinuation(_ column: Int, _ row: Int, _ style: Style) {
    let index = index(CellPoint(column: column, row: row))
    if column + 1 < size.columns, cells[index + 1].content == .continuation {
      cells[index + 1].content = .blank
    }
    cells[index] = Cell(.continuation, style: style)
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
  public mutating func draw(_ other: CellBuffer, at origin: CellPoint) {
    for row in 0..<other.size.rows {
      for column in 0..<other.size.columns {
        let target = CellPoint(column: origin.column + column, row: origin.row + row)
        guard bounds.contains(target) else { continue }
        cells[index(target)] = other.cells[row * other.size.columns + column]
      }
    }
  }
}
