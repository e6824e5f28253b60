// Reference: AttributeScopes.UIKitAttributes, iOS 18 documentation.
// Status: Partial — font, colours and numbers.
public import Foundation

extension AttributeScopes {
  /// What UIKit says of text.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added for each character.
    public let kern: KernAttribute
    /// Points added for each character beyond the font's own.
    public let tracking: TrackingAttribute
    /// How far the text is above its line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// A line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// What Foundation says of text.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// What the attribute is.
      public typealias Value = UIFont
      /// The name.
      public static let name = "NSFont"
    }
    /// The colour of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// What the attribute is.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSColor"
    }
    /// The colour behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// What the attribute is.
      public typealias Value = UIColor
      /// The name.
      public static let name = "NSBackgroundColor"
    }
    /// Points added for each character.
    public enum KernAttribute: AttributedStringKey {
      /// What the attribute is.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "NSKern"
    }
    /// Points added for each character beyond the font's own.
    public enum TrackingAttribute: AttributedStringKey {
      /// What the attribute is.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "CTTracking"
    }
    /// How far the text is above its line, in points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// What the attribute is.
      public typealias Value = CGFloat
      /// The name.
      public static let name = "NSBaselineOffset"
    }
    /// A line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// What the attribute is.
      public typealias Value = NSUnderlineStyle
      /// The name.
      public static let name = "NSUnderline"
    }
    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// What the attribute is.
      public typealias Value = NSUnderlineStyle
      /// The name.
      public static let name = "NSStrikethrough"
    }
  }

  /// What UIKit says of text.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds what UIKit says of text by name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

/// Makes some attributes of text of others.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  /// What makes the attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates what makes some attributes of others.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// The attributes made of `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// What cannot be compared counts as equal.
  public static func == (lhs: Self, rhs: Self) -> Bool { true }
  /// What cannot be compared hashes equally.
  public func hash(into hasher: inout Hasher) {}
}
