/// Cells of one row that follow one another.
public struct CellRun: Sendable, Hashable {
  /// Where the first stands.
  public let origin: CellPoint
  /// The cells, from left to right.
  public let cells: [Cell]
}

extension CellBuffer {
  /// The runs of cells that differ from `old`, from top to bottom and left to right.
  ///
  /// A picture of another size differs everywhere. Wide characters are in a run with
  /// both halves.
  public func changes(from old: CellBuffer?) -> [CellRun] {
    guard let old, old.size == size else {
      return (0..<size.rows).compactMap { run(row: $0, 0..<size.columns) }
    }
    var runs: [CellRun] = []
    for row in 0..<size.rows {
      var start: Int?
      for column in 0...size.columns {
        let differs = column < size.columns && self[column, row] != old[column, row]
        if differs, start == nil {
          start = column
        } else if !differs, let first = start {
          if let run = run(row: row, whole(first..<column, in: row)) { runs.append(run) }
          start = nil
        }
      }
    }
    return runs
  }

  private func whole(_ columns: Range<Int>, in row: Int) -> Range<Int> {
    let first = self[columns.lowerBound, row].content == .continuation ? 1 : 0
    let last = self[columns.upperBound, row].content == .continuation ? 1 : 0
    return (columns.lowerBound - first)..<(columns.upperBound + last)
  }

  private func run(row: Int, _ columns: Range<Int>) -> CellRun? {
    guard !columns.isEmpty else { return nil }
    return CellRun(
      origin: CellPoint(column: columns.lowerBound, row: row),
      cells: columns.map { self[$0, row] })
  }
}
