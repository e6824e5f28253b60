// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// How the split view controller around a place stands.
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
  /// There is none.
  case none = 0
  /// Its columns stand beside each other.
  case expanded = 1
  /// All is on one stack.
  case collapsed = 2
}

/// The trait of how the split view controller around a place stands.
///
/// Rule KS17.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// Outside of split view controllers.
  public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }
  /// The name shown to people.
  public static var name: String { "split" }
}

extension UITraitCollection {
  /// The value of the trait of how the split view controller around a place stands.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}

extension UIMutableTraits {
  /// The value of the trait of how the split view controller around a place stands.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}
