// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// How bright images may get.
public enum UIImageDynamicRange: Int, Sendable {
  case unspecified = -1
  case standard = 0
  case constrainedHigh = 1
  case high = 2
}

/// The trait of how bright images may get.
public struct UITraitImageDynamicRange: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIImageDynamicRange { .unspecified }
  /// The name shown to people.
  public static var name: String { "image range" }
}

extension UITraitCollection {
  /// The value of the trait of how bright images may get.
  public var imageDynamicRange: UIImageDynamicRange {
    self[UITraitImageDynamicRange.self]
  }
}

extension UIMutableTraits {
  /// The value of the trait of how bright images may get.
  public var imageDynamicRange: UIImageDynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
}
