// The one spelling of text sizes that people type and read: flags, palette, scripts, scene files.

extension UIContentSizeCategory {
  /// Every size with its short name and the name of UIKit's constant, smallest first.
  private static let names: [(short: String, constant: String, size: UIContentSizeCategory)] = [
    ("xs", "extraSmall", .extraSmall), ("s", "small", .small), ("m", "medium", .medium),
    ("l", "large", .large), ("xl", "extraLarge", .extraLarge),
    ("xxl", "extraExtraLarge", .extraExtraLarge),
    ("xxxl", "extraExtraExtraLarge", .extraExtraExtraLarge),
    ("ax1", "accessibilityMedium", .accessibilityMedium),
    ("ax2", "accessibilityLarge", .accessibilityLarge),
    ("ax3", "accessibilityExtraLarge", .accessibilityExtraLarge),
    ("ax4", "accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("ax5", "accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  /// Every size that can be chosen, smallest first.
  package static var all: [UIContentSizeCategory] { names.map(\.size) }

  /// The short names of ``all``: `xs` to `xxxl`, then `ax1` to `ax5`.
  package static var shortNames: [String] { names.map(\.short) }

  /// The short name, such as `ax3`; `nil` for a size that is not specified.
  package var shortName: String? { Self.names.first { $0.size == self }?.short }

  /// Reads any of a size's spellings: the short name `ax3`, UIKit's constant
  /// `accessibilityExtraLarge`, and its archived name with or without the prefix, `AccessibilityXL`.
  ///
  /// Case, spaces, hyphens, underscores and a leading dot do not count.
  package init?(spelling: String) {
    let wanted = Self.folded(spelling)
    let archived = Self.folded(Self.prefix)
    guard
      let found = Self.names.first(where: { name in
        let raw = name.size.rawValue.dropFirst(Self.prefix.count)
        return [name.short, Self.folded(name.constant), Self.folded(raw)].contains(wanted)
          || archived + Self.folded(raw) == wanted
      })
    else { return nil }
    self = found.size
  }

  /// What archived names begin with.
  private static let prefix = "UICTContentSizeCategory"

  private static func folded(_ text: some StringProtocol) -> String {
    text.lowercased().filter { !" -_.".contains($0) }
  }
}
