import AdaptiveUI

/// The values of further traits, by UIKit's names.
enum TraitWords {
  /// UIKit's own names, then the short ones.
  static let contentSizes: [(name: String, value: UIContentSizeCategory)] =
    UIContentSizeCategory.named.map { ($0.long, $0.size) }
    + UIContentSizeCategory.named.map { ($0.short, $0.size) }
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
