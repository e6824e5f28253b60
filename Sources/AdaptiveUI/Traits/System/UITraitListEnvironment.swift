// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// The list that a view is in.
public enum UIListEnvironment: Int, Sendable {
  case unspecified = 0
  case none = 1
  case plain = 2
  case grouped = 3
  case insetGrouped = 4
  case sidebar = 5
  case sidebarPlain = 6
}

/// The trait of the list that a view is in.
public struct UITraitListEnvironment: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIListEnvironment { .unspecified }
  /// The name shown to people.
  public static var name: String { "list" }
}

extension UITraitCollection {
  /// The value of the trait of the list that a view is in.
  public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }
}

extension UIMutableTraits {
  /// The value of the trait of the list that a view is in.
  public var listEnvironment: UIListEnvironment {
    get { self[UITraitListEnvironment.self] }
    set { self[UITraitListEnvironment.self] = newValue }
  }
}
