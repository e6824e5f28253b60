// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// Whether touches tell how hard they press.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// The trait of touches that press.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Unknown.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  /// The name shown to people.
  public static var name: String { "force touch" }
}

extension UITraitCollection {
  /// The value of the trait of touches that press.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
}

extension UIMutableTraits {
  /// The value of the trait of touches that press.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}
