/// A column of the tableau.
struct Symbol: Sendable, Hashable, Comparable {
  let number: Int

  static func < (first: Self, second: Self) -> Bool { first.number < second.number }

  /// What a column stands for.
  enum Kind: Sendable {
    /// A variable of the user; any value.
    case external
    /// The room that an inequality leaves; never negative.
    case slack
    /// How far an optional constraint is missed; never negative.
    case error
    /// Marks a required equality; always zero, and never enters the basis.
    case dummy
    /// Removed; its number is not used again.
    case gone

    /// Whether the symbol's value must not be negative.
    var isRestricted: Bool { self == .slack || self == .error }
  }
}

/// What counts as zero; constraints are sums of at most a few thousand terms of ordinary size.
enum Tolerance {
  static let zero = 1e-8

  static func isZero(_ value: Double) -> Bool { value < zero && value > -zero }
}
