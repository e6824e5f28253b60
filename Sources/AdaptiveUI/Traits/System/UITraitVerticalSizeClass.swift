// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// The trait of coarse height.
///
/// Rule T13.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The name shown to people.
  public static var name: String { "vertical" }
}

extension UITraitCollection {
  /// Coarse height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    self[UITraitVerticalSizeClass.self]  // T13
  }
}

extension UIMutableTraits {
  /// Coarse height.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
}
