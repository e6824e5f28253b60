public import Foundation
import Typography

extension UIFont {
  /// The font of strings that say none.
  static var ofPlainStrings: UIFont {
    UIFont(name: "Helvetica", size: 12) ?? systemFont(ofSize: 12)
  }

  /// The system font, slanted; here as the upright one.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// The system font with letters of equal width; measured as the ordinary one.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font with digits of equal width; measured as the ordinary one.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// How wide letters are; all are measured as the ordinary ones.
  public struct Width: RawRepresentable, Sendable, Hashable {
    /// The width, −1 to 1.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrowest.
    public static let compressed = Width(rawValue: -0.2)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.1)
    /// Ordinary.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// The system font in a weight and a width; measured as the ordinary one.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The name of the family.
  public var familyName: String { face.familyName }
  /// The name of the font.
  public var fontName: String { specification.name }
  /// The height of capitals, in points.
  public var capHeight: CGFloat { pointSize * 0.7046 }
  /// The height of small letters, in points.
  public var xHeight: CGFloat { pointSize * 0.5264 }
  /// The size of small system text.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of text on buttons.
  public static let buttonFontSize: CGFloat = 18
}

extension UIFont.TextStyle {
  /// The scaling of the style.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}
