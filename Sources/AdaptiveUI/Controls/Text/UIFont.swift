// Reference: UIFont, iOS 18 documentation. Rules LG2, LG5, LA1.8.
// Status: Partial — the system font at the default text size.
public import Foundation

/// A size and weight of the system font.
public final class UIFont: NSObject, Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  package let weight: Weight

  init(size: CGFloat, weight: Weight) {
    pointSize = size
    self.weight = weight
  }

  /// How strong the strokes are, −1 to 1.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// The strength.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Hairlines.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Ordinary text.
    public static let regular = Weight(rawValue: 0)
    /// A little stronger.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavier than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The strongest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// What text is for; each style has a size and a weight.
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

  private static let styleSizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
    .callout: 16, .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  /// The size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of system text.
  public static let systemFontSize: CGFloat = 14

  /// The regular system font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .regular)
  }

  /// The system font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }

  /// The bold system font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .bold)
  }

  /// The font of a text style at the default text size; unknown styles are body.
  ///
  /// Rule LG5.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: styleSizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// The font of a text style for traits; text keeps its default size here.
  ///
  /// Rule LG5.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: weight) }

  /// The height of a line in points.
  ///
  /// Rule LG2.
  public var lineHeight: CGFloat { TextMetrics.sanFrancisco.lineHeight(self) }
  /// The part of a line above the baseline.
  ///
  /// Rule LA1.8.
  public var ascender: CGFloat { TextMetrics.sanFrancisco.ascent(self) }
  /// The part of a line below the baseline, negative.
  public var descender: CGFloat { ascender - lineHeight }

  /// Fonts are equal when size and weight are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return (pointSize, weight) == (other.pointSize, other.weight)
  }

  /// Equal fonts hash equally.
  public override var hash: Int { [pointSize, weight.rawValue].hashValue }
}

/// Where lines of text stand across.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides.
  case justified
  /// Where reading begins.
  case natural
}

/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line after a word.
  case byWordWrapping
  /// Goes on in the next line after any character.
  case byCharWrapping
  /// Is cut off.
  case byClipping
  /// Loses its beginning.
  case byTruncatingHead
  /// Loses its end.
  case byTruncatingTail
  /// Loses its middle.
  case byTruncatingMiddle
}
