// Reference: UIFont.TextStyle, UIContentSizeCategoryAdjusting, iOS 18 documentation. Rule LG5.
// Status: Complete for the eleven styles; the sizes are those of Apple's Human Interface
// Guidelines.
public import Foundation
import Typography

extension UIFont {
  /// What text is for; each style has a weight, and a size for each text size of the user.
  ///
  /// Rule LG5.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// The name in documents.
    public let rawValue: String
    /// Creates a style by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The font of a text style at the text size that the reader has set in the system; unknown styles are
  /// body.
  ///
  /// Rule LG5.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of some traits; where they say none, at the reader's.
  ///
  /// Rule LG5.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    font(of: style, size: style.size(for: traitCollection))
  }

  /// The font of a text style in a size, in points.
  package static func font(of style: TextStyle, size: CGFloat) -> UIFont {
    UIFont(size: size, weight: style == .headline ? .semibold : .regular, textStyle: style)
  }
}

extension UIFont.TextStyle {
  /// From largeTitle to caption2, as the table below.
  private static let order: [Self] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]

  private static let sizes: [UIContentSizeCategory: [CGFloat]] = [
    .extraSmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
    .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
    .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
    .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
    .extraLarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
    .extraExtraLarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
    .extraExtraExtraLarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
    .accessibilityMedium: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
    .accessibilityLarge: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
    .accessibilityExtraLarge: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
    .accessibilityExtraExtraLarge: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
    .accessibilityExtraExtraExtraLarge: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
  ]

  /// The size at the text size of some traits, in points; where they say none, at that of the reader.
  ///
  /// Source: preferredFont(forTextStyle:) scales “for the user’s selected content size category”.
  func size(for traits: UITraitCollection?) -> CGFloat {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return size(category == .unspecified ? SystemSettings.current.textSize : category)
  }

  /// The size in points; unknown styles are body, unknown categories large.
  func size(_ category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[category] ?? Self.sizes[.large] ?? []
    let index = Self.order.firstIndex(of: self) ?? 5
    return sizes.indices.contains(index) ? sizes[index] : 17
  }
}

extension UIFont {
  /// The room between lines of running text, in points: fonts of text styles have some, others none.
  public var leading: CGFloat { specification.leading }
}

/// Text that can grow and shrink with the text size that the user prefers.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font made for a text style follows the user's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIFont {
  /// The font of the same style, or scaled from the same one, for other traits; others stay.
  ///
  /// Rule LG5.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling {
      return UIFontMetrics(forTextStyle: scaling.style).scaledFont(
        for: withSize(scaling.base), maximumPointSize: scaling.limit, compatibleWith: traits)
    }
    return textStyle.map { .preferredFont(forTextStyle: $0, compatibleWith: traits) } ?? self
  }
}
