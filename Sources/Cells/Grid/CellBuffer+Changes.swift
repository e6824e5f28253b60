/// Consecutive cells of one row.
public struct CellRun: Sendable, Hashable {
  /// The position of the first cell.
  public let origin: CellPoint
  /// The cells as the picture stores them, from left to right.
  package let stored: ArraySlice<StoredCell>

  /// The cells, from left to right.
  public var cells: [Cell] { stored.map(\.cell) }
}

extension CellBuffer {
  /// The runs of cells that differ from `old`, from top to bottom and left to right.
  ///
  /// A picture of another size differs everywhere. Wide characters are in a run with both halves.
  public func changes(from old: CellBuffer?) -> [CellRun] {
    guard let old, old.size == size else {
      return (0..<size.rows).compactMap { run(row: $0, 0..<size.columns) }
    }
    return (0..<size.rows).flatMap { changes(from: old, row: $0) }
  }

  /// Whether a row is the same in two pictures of one size.
  package func hasSameRow(_ row: Int, as other: CellBuffer) -> Bool {
    size == other.size && cells(inRow: row) == other.cells(inRow: row)
  }

  /// The runs of cells that are not blank: what has to be drawn on an empty screen.
  ///
  /// - Parameter gap: Up to this many blanks between two runs are included, which makes them one.
  /// - Returns: The runs from top to bottom and left to right.
  package func runs(acrossBlanks gap: Int) -> [CellRun] {
    (0..<size.rows).flatMap { row in
      var runs: [CellRun] = []
      var (start, end) = (0, 0)
      for (column, cell) in cells(inRow: row).enumerated() where !cell.isUntouched {
        if column - end > gap || end == 0 {
          if let run = run(row: row, start..<end) { runs.append(run) }
          start = column
        }
        end = column + 1
      }
      if let run = run(row: row, start..<end) { runs.append(run) }
      return runs
    }
  }

  private func changes(from old: CellBuffer, row: Int) -> [CellRun] {
    guard !hasSameRow(row, as: old) else { return [] }
    let first = row * size.columns
    var runs: [CellRun] = []
    var start: Int?
    for column in 0...size.columns {
      let differs = column < size.columns && cells[first + column] != old.cells[first + column]
      if differs, start == nil {
        start = column
      } else if !differs, let begin = start {
        if let run = run(row: row, whole(begin..<column, row: row)) { runs.append(run) }
        start = nil
      }
    }
    return runs
  }

  /// Some columns with both halves of the wide characters at their ends.
  private func whole(_ columns: Range<Int>, row: Int) -> Range<Int> {
    func isContinuation(_ column: Int) -> Bool {
      column < size.columns && stored(at: CellPoint(column: column, row: row)).isContinuation
    }
    let first = isContinuation(columns.lowerBound) ? 1 : 0
    let last = isContinuation(columns.upperBound) ? 1 : 0
    return (columns.lowerBound - first)..<(columns.upperBound + last)
  }

  private func run(row: Int, _ columns: Range<Int>) -> CellRun? {
    guard !columns.isEmpty else { return nil }
    let origin = CellPoint(column: columns.lowerBound, row: row)
    let start = place(origin)
    return CellRun(origin: origin, stored: cells[start..<start + columns.count])
  }
}
