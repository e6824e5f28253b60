/// Finds where the layout changes its course along a line, with few samples.
///
/// Layouts are piecewise linear in the window's size. Two samples span a stretch; if samples
/// between them lie on the straight way, the stretch is known without looking at its other sizes,
/// else it is halved.
@MainActor struct LineSearch {
  let sample: @MainActor (Int) -> LayoutSnapshot
  private(set) var stretches: [Stretch] = []
  private(set) var count = 0
  private var known: [Int: LayoutSnapshot] = [:]

  /// Neighbouring positions with the layouts at both ends.
  struct Stretch {
    let range: ClosedRange<Int>
    /// What may be wrong at both ends, in the same order, if everything between them is linear;
    /// else what is wrong at each.
    let first: [Suspicion]
    let last: [Suspicion]
    let isLinear: Bool
  }

  init(sample: @escaping @MainActor (Int) -> LayoutSnapshot) { self.sample = sample }

  /// Divides `range` into stretches, in order.
  mutating func run(_ range: ClosedRange<Int>) {
    var pending = [range]
    while let next = pending.popLast() {
      let (start, end) = (snapshot(next.lowerBound), snapshot(next.upperBound))
      if isLinear(next, start, end), let both = start.suspicions(towards: end) {
        stretches.append(
          Stretch(range: next, first: both.first, last: both.last, isLinear: true))
      } else if next.count <= 2 {
        stretches.append(
          Stretch(
            range: next, first: start.allSuspicions, last: end.allSuspicions, isLinear: false))
      } else {
        let middle = (next.lowerBound + next.upperBound) / 2
        pending.append(middle...next.upperBound)
        pending.append(next.lowerBound...middle)
      }
      // Samples left of what is pending are not needed again.
      if let left = pending.last?.lowerBound { known = known.filter { $0.key >= left } }
    }
  }

  /// Long stretches are probed at uneven places too: what bends there and back may meet the middle.
  private mutating func isLinear(
    _ range: ClosedRange<Int>, _ start: LayoutSnapshot, _ end: LayoutSnapshot
  ) -> Bool {
    guard start.hasSameOutline(as: end) else { return false }
    let length = range.upperBound - range.lowerBound
    let parts: [Double] = length > 32 ? [0.5, 0.18, 0.79] : length > 1 ? [0.5] : []
    for part in parts {
      let position = range.lowerBound + Int((Double(length) * part).rounded(.down))
      let exact = Double(position - range.lowerBound) / Double(length)
      guard snapshot(position).lies(between: start, and: end, part: exact) else { return false }
    }
    return true
  }

  private mutating func snapshot(_ position: Int) -> LayoutSnapshot {
    if let snapshot = known[position] { return snapshot }
    count += 1
    let snapshot = sample(position)
    known[position] = snapshot
    return snapshot
  }
}

extension LineSearch.Stretch {
  /// Where each suspicion of the stretch holds.
  func extents() -> [(key: Suspicion.Key, range: ClosedRange<Int>)] {
    if isLinear {
      return zip(first, last).compactMap { first, last in
        first.extent(to: last, over: range).map { (first.key, $0) }
      }
    }
    let ends = [(first, range.lowerBound), (last, range.upperBound)]
    return ends.flatMap { suspicions, position in
      suspicions.filter(\.holds).map { ($0.key, position...position) }
    }
  }
}
