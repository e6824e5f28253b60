extension UIContentSizeCategory {
  /// Every size that readers can choose, smallest first, with its short name and UIKit's own.
  package static let named: [(short: String, long: String, size: UIContentSizeCategory)] = [
    ("XS", "extraSmall", .extraSmall), ("S", "small", .small), ("M", "medium", .medium),
    ("L", "large", .large), ("XL", "extraLarge", .extraLarge),
    ("XXL", "extraExtraLarge", .extraExtraLarge),
    ("XXXL", "extraExtraExtraLarge", .extraExtraExtraLarge),
    ("AX1", "accessibilityMedium", .accessibilityMedium),
    ("AX2", "accessibilityLarge", .accessibilityLarge),
    ("AX3", "accessibilityExtraLarge", .accessibilityExtraLarge),
    ("AX4", "accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("AX5", "accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  /// The name to show: `L`, `AX3`.
  package var shortName: String {
    Self.named.first { $0.size == self }?.short ?? "unspecified"
  }

  /// A size by any of its names, case ignored: `AX3`, `accessibilityExtraLarge`, `AccessibilityXL` or
  /// UIKit's raw value; `nil` for anything else.
  package init?(spelling text: String) {
    let wanted = text.lowercased()
    let known = Self.named.first { name in
      let raw = name.size.rawValue.lowercased()
      return [name.short.lowercased(), name.long.lowercased(), raw].contains(wanted)
        || raw == "uictcontentsizecategory" + wanted
    }
    guard let known else { return nil }
    self = known.size
  }
}
