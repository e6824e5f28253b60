// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// How heavy text is.
public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular = 0
  case bold = 1
}

/// The trait of bold text.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  /// The name shown to people.
  public static var name: String { "weight" }
}

extension UITraitCollection {
  /// The value of the trait of bold text.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }  // T18
}

extension UIMutableTraits {
  /// The value of the trait of bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
}
