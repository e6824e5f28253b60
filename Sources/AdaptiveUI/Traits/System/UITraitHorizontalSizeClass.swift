// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// The trait of coarse width.
///
/// Rule T13.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The name shown to people.
  public static var name: String { "horizontal" }
}

extension UITraitCollection {
  /// Coarse width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitHorizontalSizeClass.self]  // T13
  }
}

extension UIMutableTraits {
  /// Coarse width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
}
