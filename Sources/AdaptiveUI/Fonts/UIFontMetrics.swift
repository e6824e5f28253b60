// Reference: UIFontMetrics, iOS 18 documentation.
// Status: Complete; everything scales with the style's size, which is nearly how UIKit's tables
// grow.
public import Foundation

/// Scales fonts and distances with the user's text size.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The scaling of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the scaling of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The font at the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// The font at the text size of some traits; where they say none, at the user's.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The font at the user's text size, but no larger than `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the text size of some traits, but no larger than `maximumPointSize`.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return UIFont(
      size: min(size, maximumPointSize), weight: font.weight, face: font.face,
      scaling: UIFont.Scaling(style: style, base: font.pointSize, limit: maximumPointSize))
  }

  /// The distance at the user's text size, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The distance at the text size of some traits, in points; where they say none, at the user's.
  ///
  /// Rule LG5.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value * style.size(for: traitCollection) / style.size(.large)
  }
}
