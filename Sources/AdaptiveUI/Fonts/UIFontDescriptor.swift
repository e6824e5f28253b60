// Reference: UIFontDescriptor, iOS 18 documentation.
// Status: Partial — size, family, weight, text style and bold; slanted and other traits are kept.
public import Foundation
import Typography

/// What a font is looked for by.
public final class UIFontDescriptor: NSObject, Sendable {
  /// How letters look, whatever their family.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted; shown upright.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Wide; shown as any other.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// Narrow; shown as any other.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// Of equal width; shown as any other.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// With lines closer to each other; shown as any other.
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    /// With lines farther from each other; shown as any other.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// The forms of the system font; all are measured as the ordinary one.
  public struct SystemDesign: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a form by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The ordinary one.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// With feet.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// Of equal width.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// How letters look.
  public let symbolicTraits: SymbolicTraits
  let face: FontFace
  let weight: UIFont.Weight
  let textStyle: UIFont.TextStyle?

  init(
    size: CGFloat, face: FontFace, weight: UIFont.Weight, textStyle: UIFont.TextStyle?,
    traits: SymbolicTraits
  ) {
    pointSize = size
    self.face = face
    self.weight = weight
    self.textStyle = textStyle
    symbolicTraits = traits
  }

  /// Creates what the font of a name is looked for by; an unknown name means the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    let weight = UIFont.Weight(FontWeight(fontName: fontName))
    self.init(
      size: size, face: FontFace(fontName: fontName) ?? .system, weight: weight, textStyle: nil,
      traits: weight.isStrong ? .traitBold : [])
  }

  /// What the font of a text style at the user's text size is looked for by.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// What the font of a text style at the text size of some traits is looked for by.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The same in another size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      size: newPointSize, face: face, weight: weight, textStyle: nil, traits: symbolicTraits)
  }

  /// The same with letters that look otherwise; every family here has bold ones and ordinary ones.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      size: pointSize, face: face,
      weight: isBold == weight.isStrong ? weight : isBold ? .bold : .regular,
      textStyle: textStyle, traits: symbolicTraits)
  }

  /// The same in another form of the system font; `nil` for other families.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    face == .system ? self : nil
  }
}

extension UIFont {
  /// What the font is looked for by.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      size: pointSize, face: face, weight: weight, textStyle: textStyle,
      traits: weight.isStrong ? .traitBold : [])
  }

  /// The font that a descriptor finds; in the descriptor's size for a size of zero.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight,
      face: descriptor.face,
      textStyle: pointSize > 0 && pointSize != descriptor.pointSize ? nil : descriptor.textStyle)
  }
}
