/// The position of a cell: column from the left, row from the top, both from 0.
public struct CellPoint: Sendable, Hashable {
  /// Columns from the left.
  public var column: Int
  /// Rows from the top.
  public var row: Int

  /// Creates a position.
  @inlinable public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A size in cells.
public struct CellSize: Sendable, Hashable {
  /// Cells across.
  public var columns: Int
  /// Cells down.
  public var rows: Int

  /// Creates a size.
  @inlinable public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// A rectangle of cells.
public struct CellRect: Sendable, Hashable {
  /// The cell at the upper left.
  public var origin: CellPoint
  /// How many cells it covers.
  public var size: CellSize

  /// Creates a rectangle from its origin and size.
  @inlinable public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  @inlinable public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.init(
      origin: CellPoint(column: column, row: row), size: CellSize(columns: columns, rows: rows))
  }

  /// The first column.
  @inlinable public var minColumn: Int { origin.column }
  /// The first row.
  @inlinable public var minRow: Int { origin.row }
  /// The column after the last.
  @inlinable public var maxColumn: Int { Self.end(origin.column, size.columns) }
  /// The row below the last.
  @inlinable public var maxRow: Int { Self.end(origin.row, size.rows) }
  /// Rectangles come from scenes, so numbers far beyond any screen must not trap.
  @inlinable static func end(_ start: Int, _ length: Int) -> Int {
    let (end, isTooFar) = start.addingReportingOverflow(length)
    return isTooFar ? (length > 0 ? Int.max : Int.min) : end
  }

  /// The columns; undefined for a negative number of columns.
  var columns: Range<Int> { minColumn..<maxColumn }

  /// Whether it contains no cell.
  @inlinable public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

  /// Whether it contains `point`.
  @inlinable public func contains(_ point: CellPoint) -> Bool {
    point.column >= minColumn && point.column < maxColumn && point.row >= minRow
      && point.row < maxRow
  }

  /// The cells that are in both; an empty rectangle if there are none.
  @inlinable public func intersection(_ other: CellRect) -> CellRect {
    let column = max(minColumn, other.minColumn)
    let row = max(minRow, other.minRow)
    let (endColumn, endRow) = (min(maxColumn, other.maxColumn), min(maxRow, other.maxRow))
    return CellRect(
      column: column, row: row,
      columns: max(column, endColumn) - column, rows: max(row, endRow) - row)
  }

  /// The rectangle without `columns` on the left and right and `rows` above and below.
  public func inset(columns: Int, rows: Int) -> CellRect {
    CellRect(
      column: minColumn + columns, row: minRow + rows,
      columns: max(0, size.columns - 2 * columns), rows: max(0, size.rows - 2 * rows))
  }
}
