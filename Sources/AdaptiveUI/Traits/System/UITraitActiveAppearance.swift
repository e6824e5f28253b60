// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// Whether a window looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  case unspecified = -1
  case inactive = 0
  case active = 1
}

/// The trait of windows that look active.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// The name shown to people.
  public static var name: String { "activity" }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitCollection {
  /// The value of the trait of windows that look active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }
}

extension UIMutableTraits {
  /// The value of the trait of windows that look active.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}
