// Reference: NSAttributedString.Key, UIKit; iOS 18 documentation.
// Status: Complete by name; fonts are measured, the first run's colour is shown.
public import Foundation

extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// How a paragraph is set, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters join, a number.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points added for each character, a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points added for each character beyond the font's own, a number.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A line through the text, the number of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A line below the text, the number of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the letters' edges, a `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the letters' edges, a number.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A shadow, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Where the text leads, a URL or string.
  public static let link = NSAttributedString.Key("NSLink")
  /// What is in the text, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// How far the text is above its line, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The colour of the line below, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the line through, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// How slanted the letters are, a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How stretched the letters are, a number.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// How the text is read, numbers.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// How a line below or through text looks.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = Self(rawValue: 1)
  /// One thick line.
  public static let thick = Self(rawValue: 2)
  /// Two lines.
  public static let double = Self(rawValue: 9)
  /// Dots.
  public static let patternDot = Self(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = Self(rawValue: 0x200)
  /// Only below words.
  public static let byWord = Self(rawValue: 0x8000)
}

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In lines that end at the width.
  public static let usesLineFragmentOrigin = Self(rawValue: 1 << 0)
  /// With the room between lines.
  public static let usesFontLeading = Self(rawValue: 1 << 1)
  /// By the letters' own edges.
  public static let usesDeviceMetrics = Self(rawValue: 1 << 3)
  /// With dots at the end of what does not fit.
  public static let truncatesLastVisibleLine = Self(rawValue: 1 << 5)
}

/// What measuring tells besides the size.
@preconcurrency @MainActor open class NSStringDrawingContext: NSObject {
  /// How small letters may be made; kept.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { KeptMember.drawingMinimumScaleFactor.wasSet() }
  }
  /// How small letters were made; always as they are.
  open var actualScaleFactor: CGFloat { 1 }
}

/// A shadow of text.
open class NSShadow: NSObject {
  /// Where it falls, in points; kept.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points; kept.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour; kept.
  open var shadowColor: Any?
  /// Tells what has no effect, when a view takes a text with the shadow.
  @MainActor func tellKeptMembers() {
    if shadowOffset != .zero { KeptMember.shadowOffset.wasSet() }
    if shadowBlurRadius != 0 { KeptMember.shadowBlurRadius.wasSet() }
    if shadowColor != nil { KeptMember.shadowColor.wasSet() }
  }
}

extension NSAttributedString {
  /// Tells what has no effect in how the text begins, when a view takes it; the text is not empty.
  @MainActor func tellKeptMembers() {
    let attributes = attributes(at: 0, effectiveRange: nil)
    (attributes[.shadow] as? NSShadow)?.tellKeptMembers()
    (attributes[.paragraphStyle] as? NSParagraphStyle)?.tellKeptMembers()
  }
}

#if !canImport(Darwin)
  extension NSAttributedString {
    /// Creates a text without letters, which Foundation has on other systems.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
  }
#endif
