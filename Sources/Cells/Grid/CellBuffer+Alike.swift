// Rows of a list stay evenly apart where rows of the picture are left out.

extension CellBuffer {
  /// Rows that are kept, changed so that the texts of alike parts, such as rows of a list, are evenly
  /// apart: a gap is between all of them or between none.
  ///
  /// The rows that this needs come from the longest runs of equal rows elsewhere; those that it gives
  /// up go below the list.
  ///
  /// - Parameters:
  ///   - kept: The indices of the rows that are kept, in order.
  ///   - parts: The rows of parts below each other that are alike, by list.
  /// - Returns: As many indices; the same ones if not enough rows can be found or placed.
  /// - Complexity: Linear in the cells of the rows between the parts.
  func levelled(_ kept: [Int], alike parts: [[Range<Int>]]) -> [Int] {
    var levelled = kept
    for list in parts {
      guard let stretches = stretches(between: list, in: levelled),
        let changed = levelling(levelled, stretches)
      else { continue }
      levelled = changed
    }
    return levelled
  }

  /// The rows from each text of a list to the next, as indices in `kept`; `nil` if they are evenly apart.
  private func stretches(between list: [Range<Int>], in kept: [Int]) -> [Range<Int>]? {
    let found = list.map { part in
      kept.firstIndex { part.contains($0) && cells(inRow: $0).contains(where: \.isText) }
    }
    // Parts at both ends may be out of sight.
    let texts = found.compactMap(\.self)
    guard let first = texts.first, let start = found.firstIndex(of: first),
      Array(found[start...].prefix(texts.count)) == texts,
      zip(texts, texts.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    let stretches = zip(texts, texts.dropFirst()).map { $0..<$1 }
    return Set(stretches.map(\.count)).count > 1 ? stretches : nil
  }

  /// Makes some stretches as long as most of them are, else as the shortest is.
  private func levelling(_ kept: [Int], _ stretches: [Range<Int>]) -> [Int]? {
    let lengths = stretches.map(\.count)
    let counts = Dictionary(lengths.map { ($0, 1) }, uniquingKeysWith: +)
    let usual = lengths.max { (counts[$0] ?? 0, $0) < (counts[$1] ?? 0, $1) }
    return [usual, lengths.min()].lazy.compactMap { $0 }
      .compactMap { levelling(kept, stretches, to: $0) }.first
  }

  private func levelling(
    _ kept: [Int], _ stretches: [Range<Int>], to length: Int
  ) -> [Int]? {
    guard let example = stretches.first(where: { $0.count == length }) else { return nil }
    let gaps = example.indices.filter { isGap(at: $0, in: kept) }.map {
      (offset: $0 - example.lowerBound, row: kept[$0])
    }
    var changed = kept
    var closedRow: Int?
    for stretch in stretches.reversed() {
      if stretch.count > length {
        // What is several rows high keeps them.
        let gaps = stretch.reversed().filter { isGap(at: $0, in: kept) }
        for index in gaps.prefix(stretch.count - length) { closedRow = changed.remove(at: index) }
      } else if stretch.count < length {
        guard gaps.count >= length - stretch.count else { return nil }
        for gap in gaps.prefix(length - stretch.count) {
          changed.insert(gap.row, at: stretch.lowerBound + gap.offset)
        }
      }
    }
    let list = kept[stretches[0].lowerBound]...kept[stretches[stretches.count - 1].upperBound]
    if changed.count > kept.count { return shortened(changed, to: kept.count, besides: list) }
    guard let closedRow, let last = changed.firstIndex(of: list.upperBound) else { return changed }
    let below = changed[(last + 1)...].indices.first { isGap(at: $0, in: changed) }
    let row = below.map { changed[$0] } ?? closedRow
    changed.insert(
      contentsOf: Array(repeating: row, count: kept.count - changed.count), at: below ?? last + 1)
    return changed
  }

  private func isGap(at index: Int, in kept: [Int]) -> Bool { showsNothing(kept[index]) }

  /// Gives up rows of the longest runs of gaps outside of a list until there are `count` rows; `nil` if
  /// that is impossible.
  private func shortened(_ kept: [Int], to count: Int, besides list: ClosedRange<Int>) -> [Int]? {
    var kept = kept
    while kept.count > count {
      guard let longest = longestRun(of: kept, besides: list) else { return nil }
      kept.remove(at: longest.upperBound - 1)
    }
    return kept
  }

  /// The longest run of at least two equal gaps outside of a list, or else the last gap below it, as indices
  /// in `kept`.
  private func longestRun(of kept: [Int], besides list: ClosedRange<Int>) -> Range<Int>? {
    var longest = 0..<1
    var run = 0..<0
    for index in kept.indices {
      let isGap = isGap(at: index, in: kept) && !list.contains(kept[index])
      if isGap, !run.isEmpty, cells(inRow: kept[index]) == cells(inRow: kept[run.lowerBound]) {
        run = run.lowerBound..<index + 1
      } else {
        run = isGap ? index..<index + 1 : 0..<0
      }
      if run.count > longest.count { longest = run }
    }
    if longest.count > 1 { return longest }
    return kept.indices.last { isGap(at: $0, in: kept) && kept[$0] > list.upperBound }
      .map { $0..<$0 + 1 }
  }
}
