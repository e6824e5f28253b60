extension CellBuffer {
  /// The picture with fewer rows: of rows that repeat the one above some are left out, the longest
  /// runs first.
  ///
  /// - Parameter count: How many rows are wanted.
  /// - Returns: The lower picture, and for each of its rows which one of the receiver it is; `nil`
  ///   when too few rows repeat the one above.
  /// - Complexity: Linear in cells.
  package func folded(to count: Int) -> (buffer: CellBuffer, kept: [Int])? {
    let runs = runs
    guard count < size.rows, count >= runs.count else { return nil }
    let limit = Self.longestRun(of: runs.map(\.count), for: count)
    var spare = count - runs.reduce(0) { $0 + min($1.count, limit) }
    var kept: [Int] = []
    for run in runs {
      var length = min(run.count, limit)
      // What is left over goes to the runs that were cut, from the top.
      if run.count > limit, spare > 0 { (length, spare) = (length + 1, spare - 1) }
      kept += run.prefix(length)
    }
    var buffer = CellBuffer(size: CellSize(columns: size.columns, rows: count))
    buffer.rows = kept.map { rows[$0] }
    return (buffer, kept)
  }

  /// Rows that look alike, one after the other.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for row in rows.indices {
      if let last = runs.last, rows[row] == rows[row - 1] {
        runs[runs.count - 1] = last.lowerBound..<row + 1
      } else {
        runs.append(row..<row + 1)
      }
    }
    return runs
  }

  /// The greatest length to which all longer runs can be cut so that `count` rows are enough.
  private static func longestRun(of lengths: [Int], for count: Int) -> Int {
    var (low, high) = (1, lengths.max() ?? 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if lengths.reduce(0, { $0 + min($1, middle) }) <= count {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return low
  }
}
