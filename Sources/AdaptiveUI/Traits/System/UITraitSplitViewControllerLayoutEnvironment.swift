// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// Whether the split view controller around a place is collapsed.
public enum UISplitViewControllerLayoutEnvironment: Int, Sendable {
  /// There is none.
  case none = 0
  /// Its columns are beside each other.
  case expanded = 1
  /// All is on one stack.
  case collapsed = 2
}

/// The trait that says whether the split view controller around a place is collapsed.
///
/// Rule KS17.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// Outside of split view controllers.
  public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }
  /// The name shown to people.
  public static var name: String { "split" }
}

extension UITraitCollection {
  /// Whether the split view controller around a place is collapsed.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    self[UITraitSplitViewControllerLayoutEnvironment.self]
  }
}

extension UIMutableTraits {
  /// Whether the split view controller around a place is collapsed.
  public var splitViewControllerLayoutEnvironment: UISplitViewControllerLayoutEnvironment {
    get { self[UITraitSplitViewControllerLayoutEnvironment.self] }
    set { self[UITraitSplitViewControllerLayoutEnvironment.self] = newValue }
  }
}
