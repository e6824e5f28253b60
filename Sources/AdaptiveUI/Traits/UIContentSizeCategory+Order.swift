// Reference: UIContentSizeCategory, iOS 18 documentation.

extension UIContentSizeCategory: Comparable {
  /// Every size, smallest first.
  private static let ascending: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private var rank: Int { Self.ascending.firstIndex(of: self) ?? 0 }

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether `lhs` is smaller than `rhs`.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    lhs.rank < rhs.rank
  }
}
