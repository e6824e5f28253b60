// Rows that only continue the row beside them can be left out completely.

extension CellBuffer {
  /// The character of a thin line between rows, `▁`.
  package static var thinLine: UInt32 { 0x2581 }
  /// The character of a thin line in the middle of a row between others, `─`; boxes' lines are no characters.
  package static var middleLine: UInt32 { 0x2500 }

  /// Runs that may go: equally long, and of equal rows.
  private struct Gaps {
    let length: Int
    /// Whether the rows show thin lines, which go after all blank ones.
    let isThin: Bool
    /// The indices of the runs, in order.
    var places: [Int]
  }

  /// One row for each run, and none for those that only continue a row beside them: blank ones from
  /// the shortest, so that gaps of one height close together, then thin lines.
  ///
  /// - Parameters:
  ///   - runs: The runs of equal rows.
  ///   - count: How many rows are left.
  ///   - expendable: The rows that go after all gaps, in the order in which they go.
  ///   - lines: The grounds of which both edges go together.
  /// - Returns: The indices of `count` rows; `nil` if too few can go.
  func closingGaps(
    of runs: [Range<Int>], to count: Int, _ expendable: [Int], _ lines: [CentredLine]
  ) -> [Int]? {
    var lengths = runs.map { _ in 1 }
    var spare = count - runs.count
    var closed: [Gaps] = []
    for gaps in gaps(in: runs) where spare < 0 {
      for place in gaps.places { lengths[place] = 0 }
      spare += gaps.places.count
      closed.append(gaps)
    }
    if spare < 0 { closeEdges(of: runs, &lengths, &spare, lines) }
    if spare < 0 { leaveOut(expendable, of: runs, &lengths, &spare) }
    guard spare >= 0 else { return nil }
    // That two things are apart says more than how far.
    reopen(closed, in: &lengths, by: &spare)
    Self.lengthen(&lengths, towards: runs.map(\.count), by: &spare)
    var kept = Self.kept(runs, lengths)
    guard spare > 0 else { return kept }
    let gaps = closed.flatMap(\.places).sorted().map { runs[$0].lowerBound }
    if let (last, gap) = roomBelowTexts(kept, gaps) {
      kept.insert(contentsOf: Array(repeating: gap, count: spare), at: last + 1)
      return kept
    }
    open(closed, in: &lengths, by: &spare)
    return Self.kept(runs, lengths)
  }

  /// Leaves out rows in which only grounds meet: the edge is between the rows beside them then.
  private func closeEdges(
    of runs: [Range<Int>], _ lengths: inout [Int], _ spare: inout Int, _ lines: [CentredLine]
  ) {
    for place in runs.indices.dropFirst().dropLast() where spare < 0 {
      guard closeEdge(place, of: runs, &lengths, &spare) else { continue }
      let row = runs[place].lowerBound
      for line in lines where line.rows.contains(row) {
        let other = runs.firstIndex { $0.contains(2 * line.row - row) }
        if let other { _ = closeEdge(other, of: runs, &lengths, &spare) }
      }
    }
  }

  /// - Returns: Whether the run is an edge that could be left out.
  private func closeEdge(
    _ place: Int, of runs: [Range<Int>], _ lengths: inout [Int], _ spare: inout Int
  ) -> Bool {
    guard lengths[place] > 0,
      let above = runs.indices[..<place].last(where: { lengths[$0] > 0 }),
      let below = runs.indices[(place + 1)...].first(where: { lengths[$0] > 0 }),
      isEdge(runs[place].lowerBound, runs[above].lowerBound, runs[below].lowerBound)
    else { return false }
    lengths[place] = 0
    spare += 1
    return true
  }

  /// Whether the grounds of a row go on in the rows above and below it, and it shows nothing else.
  private func isEdge(_ row: Int, _ above: Int, _ below: Int) -> Bool {
    zip(cells(inRow: row), zip(cells(inRow: above), cells(inRow: below))).allSatisfy {
      $0.isEdge(between: $1.0, and: $1.1)
    }
  }

  /// Leaves out rows that show something, in their order, as long as there are too many.
  private func leaveOut(
    _ expendable: [Int], of runs: [Range<Int>], _ lengths: inout [Int], _ spare: inout Int
  ) {
    let all = Set(expendable)
    for row in expendable where spare < 0 {
      guard let place = runs.firstIndex(where: { $0.contains(row) }), lengths[place] > 0,
        runs[place].allSatisfy(all.contains)
      else { continue }
      lengths[place] = 0
      spare += 1
    }
  }

  /// The lowest text below which one of some gaps can be, as an index in `kept`, and that gap.
  private func roomBelowTexts(_ kept: [Int], _ gaps: [Int]) -> (last: Int, gap: Int)? {
    for last in kept.indices.reversed() where cells(inRow: kept[last]).contains(where: \.isText) {
      let gap = gaps.last { goesOn($0, besides: nil, beside: kept[last], upwards: false) }
      if let gap { return (last, gap) }
    }
    return nil
  }

  /// Opens all gaps of a kind again if the rows suffice, so that rows of a list stay alike.
  private func reopen(_ closed: [Gaps], in lengths: inout [Int], by spare: inout Int) {
    for gaps in closed.reversed() where gaps.places.count <= spare {
      for place in gaps.places { lengths[place] = 1 }
      spare -= gaps.places.count
    }
  }

  /// Opens single gaps again: the lowest of the rarest kind first.
  private func open(_ closed: [Gaps], in lengths: inout [Int], by spare: inout Int) {
    let places = closed.sorted {
      ($0.places.count, $0.places[0]) < ($1.places.count, $1.places[0])
    }.flatMap { $0.places.reversed() }
    for place in places where spare > 0 && lengths[place] == 0 {
      lengths[place] = 1
      spare -= 1
    }
  }

  /// The runs that may go by kinds, in the order in which they go.
  private func gaps(in runs: [Range<Int>]) -> [Gaps] {
    var kinds: [Gaps] = []
    for (place, run) in runs.enumerated() {
      let isThin = !isGap(run, besides: nil)
      guard !isThin || isGap(run, besides: Self.thinLine) || isGap(run, besides: Self.middleLine)
      else { continue }
      let known = kinds.firstIndex { kind in
        kind.length == run.count && kind.isThin == isThin
          && cells(inRow: runs[kind.places[0]].lowerBound) == cells(inRow: run.lowerBound)
      }
      if let known {
        kinds[known].places.append(place)
      } else {
        kinds.append(Gaps(length: run.count, isThin: isThin, places: [place]))
      }
    }
    return kinds.sorted {
      ($0.isThin ? 1 : 0, $0.length, $0.places[0]) < ($1.isThin ? 1 : 0, $1.length, $1.places[0])
    }
  }

  /// Whether the row above or below a run says all that it says, apart from one scalar's
  /// characters.
  private func isGap(_ run: Range<Int>, besides scalar: UInt32?) -> Bool {
    let (first, end) = (run.lowerBound, run.upperBound)
    return first > 0 && goesOn(first, besides: scalar, beside: first - 1, upwards: false)
      || end < size.rows && goesOn(first, besides: scalar, beside: end, upwards: true)
  }

  /// Whether a row only continues another, which is on one side of it, without its characters.
  private func goesOn(
    _ row: Int, besides scalar: UInt32?, beside other: Int, upwards: Bool
  ) -> Bool {
    zip(cells(inRow: other), cells(inRow: row)).allSatisfy { beside, cell in
      var cell = cell
      if let scalar, cell.isCharacter(scalar) { cell.makeBlank() }
      return beside.goesOn(in: cell, upwards: upwards)
    }
  }
}
