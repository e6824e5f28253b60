// A line in the middle of its ground stays there where rows of the picture are left out.

/// The rows of a ground that is drawn around a single line.
package struct CentredLine: Sendable, Hashable {
  /// The row of the line.
  package let row: Int
  /// The rows that the ground touches, as many above the line as below.
  package let rows: Range<Int>

  /// Creates the rows of a ground.
  package init(row: Int, rows: Range<Int>) { (self.row, self.rows) = (row, rows) }
}

extension CellBuffer {
  /// Rows that are kept, changed so that each ground has as many of them above its line as below.
  ///
  /// What a side has more goes if it shows nothing, and a row outside of these grounds and of the parts that are
  /// alike is there for it; else the other side gets as many, and a gap outside is shorter.
  ///
  /// - Returns: As many indices; those of a ground for which no row can be given or taken stay.
  /// - Complexity: Linear in the cells of the rows, for each ground that changes.
  func centred(
    _ kept: [Int], around lines: [CentredLine], alike parts: [[Range<Int>]]
  ) -> [Int] {
    let fixed =
      lines.map(\.rows)
      + parts.compactMap { list in
        list.first.flatMap { first in list.last.map { first.lowerBound..<$0.upperBound } }
      }
    func isElsewhere(_ row: Int) -> Bool { !fixed.contains { $0.contains(row) } }
    return lines.reduce(kept) { kept, line in
      let above = kept.filter { line.rows.contains($0) && $0 < line.row }
      let below = kept.filter { line.rows.contains($0) && $0 > line.row }
      // A ground that the picture's edge cuts off has no middle there.
      guard above.count != below.count, kept.contains(line.row),
        line.rows.clamped(to: rowRange) == line.rows
      else { return kept }
      let (more, fewer) = above.count > below.count ? (above, below) : (below, above)
      let mirrored = fewer.map { 2 * line.row - $0 }
      let spare = more.filter { !mirrored.contains($0) }
      return without(spare, kept, where: isElsewhere)
        ?? mirroring(spare, at: line.row, kept, where: isElsewhere) ?? kept
    }
  }

  /// Rows without some that show nothing, and with as many more of the longest gap elsewhere.
  private func without(
    _ rows: [Int], _ kept: [Int], where isElsewhere: (Int) -> Bool
  ) -> [Int]? {
    guard rows.allSatisfy(showsNothing) else { return nil }
    var changed = kept.filter { !rows.contains($0) }
    guard let gap = longestGap(of: changed, where: isElsewhere) else { return nil }
    changed.insert(
      contentsOf: Array(repeating: changed[gap.lowerBound], count: kept.count - changed.count),
      at: gap.upperBound)
    return changed
  }

  /// Rows with some more, on the other side of a line, and fewer of the longest gaps elsewhere.
  private func mirroring(
    _ rows: [Int], at line: Int, _ kept: [Int], where isElsewhere: (Int) -> Bool
  ) -> [Int]? {
    var changed = (kept + rows.map { 2 * line - $0 }).sorted()
    while changed.count > kept.count {
      guard let gap = longestGap(of: changed, where: isElsewhere), gap.count > 1 else { return nil }
      changed.remove(at: gap.upperBound - 1)
    }
    return changed
  }

  /// The longest run of equal rows that show nothing, the lowest of several, as indices in `kept`.
  private func longestGap(of kept: [Int], where isElsewhere: (Int) -> Bool) -> Range<Int>? {
    var longest: Range<Int>?
    var run: Range<Int>?
    for index in kept.indices {
      guard isElsewhere(kept[index]), showsNothing(kept[index]) else {
        run = nil
        continue
      }
      let goesOn =
        run.map { cells(inRow: kept[$0.lowerBound]) == cells(inRow: kept[index]) } ?? false
      run = (goesOn ? run?.lowerBound ?? index : index)..<index + 1
      if run?.count ?? 0 >= longest?.count ?? 0 { longest = run }
    }
    return longest
  }

  /// Whether a row shows nothing but grounds and upright lines.
  func showsNothing(_ row: Int) -> Bool {
    cells(inRow: row).allSatisfy { $0.isGround || $0.isUpright }
  }
}
