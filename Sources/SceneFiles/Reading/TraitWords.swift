import AdaptiveUI

/// The values of further traits, by UIKit's names.
enum TraitWords {
  static let contentSizes: [(name: String, value: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]
  static let contrasts: [(name: String, value: UIAccessibilityContrast)] = [
    ("normal", .normal), ("high", .high),
  ]
  static let legibilityWeights: [(name: String, value: UILegibilityWeight)] = [
    ("regular", .regular), ("bold", .bold),
  ]
  static let gamuts: [(name: String, value: UIDisplayGamut)] = [("SRGB", .SRGB), ("P3", .P3)]
  static let levels: [(name: String, value: UIUserInterfaceLevel)] = [
    ("base", .base), ("elevated", .elevated),
  ]
}
