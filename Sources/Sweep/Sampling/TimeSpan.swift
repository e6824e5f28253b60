/// The part of a linear change in which some numbers are positive, from 0 at its beginning to 1 at its end.
struct TimeSpan: Sendable {
  private(set) var low = 0.0
  private(set) var high = 1.0

  /// The time in which all of some numbers, which change linearly, are positive.
  init(from start: SIMD4<Double>, to end: SIMD4<Double>) {
    for index in start.indices {
      let (first, last) = (start[index], end[index])
      if first <= 0, last <= 0 {
        (low, high) = (1, 0)
        return
      }
      if first <= 0 { low = max(low, first / (first - last)) }
      if last <= 0 { high = min(high, first / (first - last)) }
    }
  }

  var isEmpty: Bool { low > high }
  /// Whether it is all of the change.
  var isWhole: Bool { low == 0 && high == 1 }

  func contains(_ other: TimeSpan) -> Bool { low <= other.low && other.high <= high }

  func overlaps(_ other: TimeSpan) -> Bool { max(low, other.low) <= min(high, other.high) }
}
