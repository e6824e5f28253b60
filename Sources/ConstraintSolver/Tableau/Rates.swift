/// What a small shift of a coordinate costs at each level.
struct Rates: Sendable {
  /// For each level the sum of the parts, and that of their sizes.
  private var sums: [SIMD2<Double>] = []

  /// How many levels there are.
  var levels: Int { sums.count }

  /// Makes the rates zero at a number of levels at least.
  mutating func clear(_ levels: Int) {
    for level in sums.indices { sums[level] = .zero }
    while sums.count < levels { sums.append(.zero) }
  }

  mutating func add(_ amount: Double, _ level: Int) {
    sums[level] += SIMD2(amount, abs(amount))
  }

  /// Adds the slopes of a coordinate that moves.
  mutating func add(_ slopes: Slopes, of coordinate: Int, times factor: Double) {
    for level in 0..<slopes.levels { add(slopes[coordinate, level] * factor, level) }
  }

  /// Whether a level gains (−1), loses (1) or neither.
  func sign(_ level: Int) -> Int {
    let sum = sums[level]
    guard abs(sum[0]) > Tolerance.slope * sum[1] + Tolerance.remainder else { return 0 }
    return sum[0] < 0 ? -1 : 1
  }
}
