// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// Whether bright images shall hold back.
public enum UIHDRHeadroomUsageLimit: Int, Sendable {
  case unspecified = -1
  case active = 0
  case inactive = 1
}

/// The trait of whether bright images shall hold back.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
  /// The name shown to people.
  public static var name: String { "headroom" }
}

extension UITraitCollection {
  /// The value of the trait of whether bright images shall hold back.
  public var hdrHeadroomUsageLimit: UIHDRHeadroomUsageLimit {
    self[UITraitHDRHeadroomUsageLimit.self]
  }
}

extension UIMutableTraits {
  /// The value of the trait of whether bright images shall hold back.
  public var headroomUsageLimit: UIHDRHeadroomUsageLimit {
    get { self[UITraitHDRHeadroomUsageLimit.self] }
    set { self[UITraitHDRHeadroomUsageLimit.self] = newValue }
  }
}
