/// A possible finding, which holds where all of its margins are positive.
///
/// Each margin is linear in the numbers of a snapshot, so between two sizes whose layouts differ
/// linearly the extent of a finding can be computed instead of searched for.
struct Suspicion: Sendable {
  let key: Key
  /// In points; unused ones are 1.
  ///
  /// Where something reaches too far, the first one is by how much.
  let margins: SIMD8<Double>
  /// Margins that are all positive where those above are, and linear where these are not; at most layouts
  /// there are none.
  var further: [SIMD2<Double>] = []

  /// Creates a suspicion from up to eight margins.
  init(key: Key, margins: [Double]) {
    self.key = key
    var values = SIMD8<Double>(repeating: 1)
    for (index, margin) in margins.enumerated() { values[index] = margin }
    self.margins = values
  }

  /// Creates a suspicion from margins.
  init(key: Key, margins: SIMD8<Double>) {
    self.key = key
    self.margins = margins
  }

  struct Key: Sendable, Hashable {
    let rule: FindingRule
    /// Indices in a ``SubjectTable``.
    let first: Int
    var second: Int?
    /// An edge, a dimension, or the content that scrolls in the subject.
    var side: Side?
  }

  enum Side: String, Sendable, Hashable {
    case top, left, bottom, right, width, height, content
  }

  var holds: Bool { margins.min() > 0 }

  /// How far something reaches too far, in whole points; `nil` where that is not the matter.
  var excess: Int? {
    switch key.rule {
    case .outsideWindow, .protrusion, .clipped, .underBar:
      Int((margins[0] + SnapshotTaker.tolerance).rounded())
    // Texts have tolerances of their own.
    case .truncated: Int(margins[0].rounded(.up))
    case .collision: overlap
    case .unsatisfiable, .ambiguous, .covered, .invisible, .zeroSize, .smallTarget, .orientation,
      .noWayOut, .unreachedVariation, .brokenLink, .contract:
      nil
    }
  }

  /// How far two things that only touch reach into each other, in whole points; `nil` where less than half
  /// of one stays free in that direction.
  private var overlap: Int? {
    let lengths = margins + SnapshotTaker.tolerance
    let across = (shared: min(lengths[0], lengths[1]), whole: min(lengths[4], lengths[6]))
    let down = (shared: min(lengths[2], lengths[3]), whole: min(lengths[5], lengths[7]))
    let least = across.shared < down.shared ? across : down
    return 2 * least.shared < least.whole ? Int(least.shared.rounded(.up)) : nil
  }

  /// Where the suspicion holds between `start` (the receiver) and `end`, whole positions only.
  func extent(to end: Suspicion, over range: ClosedRange<Int>) -> ClosedRange<Int>? {
    let length = Double(range.upperBound - range.lowerBound)
    guard length > 0 else { return holds ? range : nil }
    var (low, high) = (0.0, length)
    for (first, last) in linearMargins(to: end) {
      let slope = (last - first) / length
      if slope == 0 {
        if first <= 0 { return nil }
      } else if slope > 0 {
        low = max(low, -first / slope)
      } else {
        high = min(high, -first / slope)
      }
    }
    // The end points were laid out themselves; rounding between them must neither add nor drop one.
    let lower = holds ? 0 : Int(low.rounded(.down)) + 1
    let upper = end.holds ? Int(length) : Int(high.rounded(.up)) - 1
    guard lower <= upper else { return nil }
    return (range.lowerBound + lower)...(range.lowerBound + upper)
  }
  /// Whether edges that are rounded to pixels make the extent unsure: some margins between `start` (the
  /// receiver) and `end` do not grow by whole pixels for each position.
  func isRounded(to end: Suspicion, over range: ClosedRange<Int>, scale: Double) -> Bool {
    let length = Double(range.upperBound - range.lowerBound)
    return linearMargins(to: end).contains { first, last in
      // One that is positive at both ends limits nothing.
      guard first <= 0 || last <= 0 else { return false }
      let pixels = (last - first) * scale / length
      return abs(pixels - pixels.rounded()) > 1e-6
    }
  }

  /// The margins that change linearly, at the receiver and at `end`.
  private func linearMargins(to end: Suspicion) -> [(first: Double, last: Double)] {
    guard further.isEmpty else {
      return zip(further, end.further).flatMap { [($0.x, $1.x), ($0.y, $1.y)] }
    }
    return margins.indices.map { (margins[$0], end.margins[$0]) }
  }
}
