// Reference: CATextLayer, iOS 18 documentation.
// Status: Partial — what it says is kept; a terminal shows the texts of views alone.
public import Foundation

/// A layer that says something.
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A `UIFont`, or a font's name; text with attributes has fonts of its own.
  open var font: AnyObject?
  /// How large letters are, in points.
  open var fontSize: CGFloat = 36
  /// The colour of letters.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines end at the layer's edge; kept.
  open var isWrapped = false { didSet { KeptMember.isWrapped.wasSet() } }
  /// Where a text that is too long is cut; kept.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { KeptMember.truncationMode.wasSet() }
  }
  /// How lines are aligned; kept.
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { KeptMember.alignmentMode.wasSet() }
  }
  /// Whether edges of letters are smoothed by the colours of a pixel; kept.
  open var allowsFontSubpixelQuantization = false {
    didSet { KeptMember.allowsFontSubpixelQuantization.wasSet() }
  }
}

/// Where a text that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = Self(rawValue: "none")
  /// At its beginning.
  public static let start = Self(rawValue: "start")
  /// At its end.
  public static let end = Self(rawValue: "end")
  /// In its middle.
  public static let middle = Self(rawValue: "middle")
}

/// How lines are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the language has them.
  public static let natural = Self(rawValue: "natural")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// Spread to both edges.
  public static let justified = Self(rawValue: "justified")
}
