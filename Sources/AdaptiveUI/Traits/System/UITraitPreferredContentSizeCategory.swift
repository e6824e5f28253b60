// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// The trait of the text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// The name shown to people.
  public static var name: String { "text size" }
}

extension UITraitCollection {
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    self[UITraitPreferredContentSizeCategory.self]
  }
}

extension UIMutableTraits {
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}
