// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// How strongly colours differ.
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

/// The trait of how strongly colours differ.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// The name shown to people.
  public static var name: String { "contrast" }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitCollection {
  /// The value of the trait of how strongly colours differ.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
}

extension UIMutableTraits {
  /// The value of the trait of how strongly colours differ.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}
