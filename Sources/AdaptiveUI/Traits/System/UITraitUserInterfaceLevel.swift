// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// Base content, or content elevated above it.
public enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base = 0
  case elevated = 1
}

/// The trait of the visual level: base, or elevated above it.
///
/// Rule T19.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// The name shown to people.
  public static var name: String { "level" }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitCollection {
  /// Base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }
}

extension UIMutableTraits {
  /// Base or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
}
