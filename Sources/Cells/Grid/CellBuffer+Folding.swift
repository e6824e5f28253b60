extension CellBuffer {
  /// The picture with fewer rows: rows that repeat the row above are left out, so that the runs
  /// that stay are in proportion.
  ///
  /// - Parameters:
  ///   - count: The number of rows of the result.
  ///   - closesGaps: Whether rows may go completely that only continue the ground and the upright
  ///     lines of a row beside them, and then thin lines between rows, if it does not suffice to
  ///     shorten runs.
  ///   - spare: The rows that may go after these although they show something, in the order in which
  ///     they go.
  ///   - alike: The rows of parts that are alike, such as rows of a list, by list: these stay evenly apart
  ///     as far as possible.
  ///   - lines: The grounds that have a line in their middle, which stays there as far as possible.
  /// - Returns: The shorter picture, and for each of its rows its index in the receiver; `nil` if
  ///   too few rows can be left out.
  /// - Complexity: Linear in cells.
  package func folded(
    to count: Int, closingGaps closesGaps: Bool = false, spare: [Int] = [],
    alike: [[Range<Int>]] = [], centred lines: [CentredLine] = []
  ) -> (buffer: CellBuffer, kept: [Int])? {
    let runs = runs
    guard count < size.rows, closesGaps || count >= runs.count else { return nil }
    let kept =
      count >= runs.count
      ? Self.kept(runs, Self.shortened(runs.map(\.count), to: count))
      : closingGaps(of: runs, to: count, spare, lines)
    guard let kept = kept.map({ centred(levelled($0, alike: alike), around: lines, alike: alike) })
    else { return nil }
    return (keeping(kept), kept)
  }

  /// The rows that are kept of a picture with marks, as many of each run of equal rows as are kept of one
  /// without marks: first those that marks changed most.
  ///
  /// - Parameters:
  ///   - kept: The rows that are kept of the other picture.
  ///   - plain: The other picture, of the same size.
  /// - Returns: The rows; `nil` if a run with marks has no row among those.
  package func keptWithMarks(_ kept: [Int], of plain: CellBuffer) -> [Int]? {
    var rows: [Int] = []
    for run in plain.runs {
      // A row that represents several is listed as often.
      let own = kept.filter(run.contains)
      let marks = run.map { row in
        zip(cells(inRow: row), plain.cells(inRow: row)).count { $0 != $1 }
      }
      let isMarked = marks.contains { $0 > 0 }
      guard !own.isEmpty || !isMarked else { return nil }
      guard isMarked, own.count < run.count else {
        rows += own
        continue
      }
      func rank(_ row: Int) -> (Int, Int, Int) {
        (-marks[row - run.lowerBound], own.contains(row) ? 0 : 1, row)
      }
      rows += run.sorted { rank($0) < rank($1) }.prefix(own.count).sorted()
    }
    return rows
  }

  /// Gives one of several blank rows for a row that says something.
  ///
  /// - Parameters:
  ///   - kept: The rows that are kept, in order.
  ///   - row: The other row.
  /// - Returns: The rows with the other one, and without one of the longest run of equal rows; the same ones
  ///   where no run has more than one, and where the other row is among them.
  package func trading(_ kept: [Int], for row: Int) -> [Int] {
    guard rowRange.contains(row), !kept.contains(row) else { return kept }
    let runs = runs.map { run in kept.filter(run.contains) }
    guard let longest = runs.max(by: { $0.count < $1.count }), longest.count > 1,
      let given = kept.lastIndex(of: longest[longest.count - 1])
    else { return kept }
    var rows = kept
    rows.remove(at: given)
    rows.insert(row, at: rows.firstIndex { $0 > row } ?? rows.count)
    return rows
  }

  /// The picture with some rows of another one of the same size in place of its own.
  package func replacing(_ rows: Range<Int>, from other: CellBuffer) -> CellBuffer {
    guard !rows.isEmpty else { return self }
    var buffer = self
    for row in rows.clamped(to: rowRange) {
      let cells = row * size.columns..<(row + 1) * size.columns
      buffer.cells.replaceSubrange(cells, with: other.cells[cells])
    }
    return buffer
  }

  /// The picture with only some of its rows, in order.
  package func keeping(_ kept: [Int]) -> CellBuffer {
    var buffer = CellBuffer(size: CellSize(columns: size.columns, rows: kept.count))
    buffer.cells = kept.flatMap { cells(inRow: $0) }
    return buffer
  }

  /// A lower bound of the rows of a folded picture, whatever is still drawn on blanks and
  /// horizontal lines.
  ///
  /// It is used before a picture is finished: a row whose characters or vertical lines differ from
  /// the row below cannot be left out.
  ///
  /// - Parameters:
  ///   - filler: The scalar of a character that may still be drawn over.
  ///   - mayGetLines: Whether lines may still be drawn on blanks.
  ///   - closesGaps: Whether blank rows may go completely, as in ``folded(to:closingGaps:)``.
  /// - Returns: At most the number of rows of the picture.
  package func leastRows(
    besides filler: UInt32, mayGetLines: Bool, closingGaps closesGaps: Bool = false
  ) -> Int {
    if closesGaps {
      return rowRange.count {
        isText($0, besides: filler) || isEdge($0, mayGetLines: mayGetLines)
      }
    }
    return rowRange.dropFirst().reduce(min(size.rows, 1)) { count, row in
      let differs = zip(cells(inRow: row - 1), cells(inRow: row)).contains { upper, lower in
        guard !upper.hasSameContent(as: lower) else { return false }
        if upper.isUpright || lower.isUpright {
          return !mayGetLines || upper.kind != .blank && lower.kind != .blank
        }
        return upper.kind == .character && lower.kind == .character
          && !upper.isCharacter(filler) && !lower.isCharacter(filler)
      }
      return differs ? count + 1 : count
    }
  }

  /// The number of rows with characters that differ from those above.
  package func textRows(besides filler: UInt32) -> Int {
    rowRange.count { isText($0, besides: filler) }
  }

  /// Whether a row has characters that differ from those above.
  private func isText(_ row: Int, besides filler: UInt32) -> Bool {
    func isText(_ cell: StoredCell) -> Bool {
      cell.isText && !cell.isCharacter(filler) && !cell.isThinLine
    }
    guard row > 0 else { return cells(inRow: row).contains(where: isText) }
    return zip(cells(inRow: row - 1), cells(inRow: row)).contains { upper, lower in
      isText(lower) && !upper.hasSameContent(as: lower)
    }
  }

  /// The runs of equal rows; two rows with the same words say something each.
  private var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    for row in rowRange {
      if let last = runs.last, cells(inRow: row) == cells(inRow: row - 1),
        !cells(inRow: row).contains(where: \.isLetter)
      {
        runs[runs.count - 1] = last.lowerBound..<row + 1
      } else {
        runs.append(row..<row + 1)
      }
    }
    return runs
  }

  /// The first rows of some runs.
  static func kept(_ runs: [Range<Int>], _ lengths: [Int]) -> [Int] {
    zip(runs, lengths).flatMap { $0.prefix($1) }
  }

  /// Shortens lengths to a sum, in proportion, but none to nothing; equal lengths stay equal, as far as the
  /// sum allows.
  private static func shortened(_ lengths: [Int], to sum: Int) -> [Int] {
    var shortened = lengths.map { min($0, 1) }
    var spare = sum - shortened.reduce(0, +)
    lengthen(&shortened, towards: lengths, by: &spare)
    return shortened
  }

  /// Gives rows to lengths that are not zero, until each has as much of its full length as the others.
  ///
  /// Rows that do not suffice for all lengths that are equal go to the longest ones.
  static func lengthen(_ lengths: inout [Int], towards full: [Int], by spare: inout Int) {
    var kinds: [Int: (full: Int, places: [Int])] = [:]
    for place in lengths.indices where lengths[place] > 0 && lengths[place] < full[place] {
      kinds[full[place], default: (full[place], [])].places.append(place)
    }
    var open = kinds.values.sorted { $0.full > $1.full }
    while let next = open.indices.max(by: { share(open[$0]) < share(open[$1]) }), spare > 0 {
      let kind = open[next]
      let length = lengths[kind.places[0]]
      guard kind.places.count <= spare, length < kind.full else {
        open.remove(at: next)
        continue
      }
      for place in kind.places { lengths[place] += 1 }
      spare -= kind.places.count
    }
    for place in full.indices.sorted(by: { (full[$1], $0) < (full[$0], $1) })
    where spare > 0 && lengths[place] > 0 {
      let more = min(full[place] - lengths[place], spare)
      lengths[place] += more
      spare -= more
    }
    /// How much a row more is due, as seats are by odd numbers.
    func share(_ kind: (full: Int, places: [Int])) -> Double {
      Double(kind.full) / Double(2 * lengths[kind.places[0]] + 1)
    }
  }
}
