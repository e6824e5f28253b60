// Reference: UIFontDescriptor.AttributeName, UIFontDescriptor.TraitKey, iOS 18 documentation.
// Status: Partial — what descriptors know: name, family, size, style, symbolic traits and weight.
import Foundation

extension UIFontDescriptor {
  /// What a descriptor can be asked for.
  public struct AttributeName: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates an attribute by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family's name, a `String`.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The font's name, a `String`.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The size in points, a `CGFloat`.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// How letters look, a dictionary by ``TraitKey``.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// What the text is for, a `String`.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// What the dictionary of traits holds.
  public struct TraitKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The bits of ``SymbolicTraits``, a `UInt32`.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// The weight from -1 to 1, a `CGFloat`.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
  }

  /// The font's name.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// What the descriptor says of an attribute; `nil` where it says nothing.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: UIFont(descriptor: self, size: 0).familyName
    case .name: postscriptName
    case .size: pointSize
    case .textStyle: textStyle?.rawValue
    case .traits: traitValues
    default: nil
    }
  }

  private var traitValues: [TraitKey: Any] {
    [.symbolic: symbolicTraits.rawValue, .weight: weight.rawValue]
  }
}
