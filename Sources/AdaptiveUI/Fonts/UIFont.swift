// Reference: UIFont, iOS 18 documentation. Rules LG2, LG5, LA1.8.
// Status: Partial — the system's font, Helvetica, Courier, Menlo, Avenir, Futura, Georgia, Gill Sans, Bradley Hand and the families
// of BundledFace; no other faces.
public import Foundation
package import Typography

/// A face, a size and a weight.
public final class UIFont: NSObject, Sendable {
  /// What text is measured by.
  package let specification: FontSpecification
  /// What the text is for, when the font was made for a style.
  let textStyle: TextStyle?
  /// The name of the font that this one replaces because its widths are not known here.
  package let replacedName: String?

  /// What the font was scaled from, when it was scaled for the user's text size.
  let scaling: Scaling?

  /// How a font of the program's own follows the user's text size.
  struct Scaling: Sendable {
    let style: TextStyle
    /// The size at the ordinary text size, and the largest one, in points.
    let base: CGFloat
    let limit: CGFloat
  }

  init(
    size: CGFloat, weight: Weight, face: FontFace = .system, textStyle: TextStyle? = nil,
    scaling: Scaling? = nil, replacedName: String? = nil
  ) {
    self.replacedName = replacedName
    self.scaling = scaling
    specification = FontSpecification(
      face: face, size: size, weight: weight.value, isForStyle: textStyle != nil)
    self.textStyle = textStyle
  }

  /// The size in points.
  public var pointSize: CGFloat { specification.size }
  package var weight: Weight { Weight(specification.weight) }
  var face: FontFace { specification.face }

  /// The font of a name such as `HelveticaNeue-Bold`; `nil` for faces whose widths are not known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let found = FontSpecification(name: fontName, size: fontSize) else { return nil }
    self.init(size: found.size, weight: Weight(found.weight), face: found.face)
  }

  /// The same font, drawn in the place of one whose widths are not known.
  package func replacing(_ name: String) -> UIFont {
    UIFont(
      size: pointSize, weight: weight, face: face, textStyle: textStyle, scaling: scaling,
      replacedName: name)
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

    init(_ weight: FontWeight) { rawValue = weight.rawValue }

    /// What text is measured by.
    var value: FontWeight { FontWeight(rawValue: rawValue) }
    /// Whether a terminal draws the weight as bold.
    package var isStrong: Bool { value.isStrong }
  }

  /// Whether a terminal draws text in it as bold: its weight is, or it is as large as a title's, which
  /// cells cannot show otherwise.
  package var isStrong: Bool { weight.isStrong || pointSize >= Self.smallestTitle }
  /// The size of `title3` at the standard text size, in points.
  private static let smallestTitle: CGFloat = 20

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

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: weight, face: face, replacedName: replacedName)
  }

  /// The height of a line in points.
  ///
  /// Rule LG2.
  public var lineHeight: CGFloat { specification.lineHeight }
  /// The part of a line above the baseline.
  ///
  /// Rule LA1.8.
  public var ascender: CGFloat { specification.ascent }
  /// The part of a line below the baseline, negative.
  public var descender: CGFloat { ascender - lineHeight }

  /// Fonts are equal when size and weight are.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return specification == other.specification && textStyle == other.textStyle
  }

  /// Equal fonts hash equally.
  public override var hash: Int { [pointSize, weight.rawValue].hashValue }
}

/// How lines of text are aligned.
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
