/// What counts as zero.
enum Tolerance {
  /// Of a coefficient after terms cancelled.
  static let coefficient = 1e-11
  /// Of a slope, as a share of the summands it was made of.
  static let slope = 1e-9
  /// Of a slope at all: rows that were rewritten often keep remainders of coefficients that cancelled, and
  /// two coordinates that take them for gains would push each other back and forth.
  static let remainder = 1e-7

  /// Of a violated constraint whose summands add up to `size` without their signs.
  static func violation(_ size: Double) -> Double { 1e-8 * Swift.max(1, size) }

  static func isZero(_ coefficient: Double) -> Bool { abs(coefficient) < self.coefficient }
}
