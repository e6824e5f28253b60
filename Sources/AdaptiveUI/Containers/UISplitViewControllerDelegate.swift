/// Asked how a split view controller collapses and expands.
///
/// Rules KS10–KS13, KS18.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the delegate took care of the secondary itself, which is then left out.
  ///
  /// Rule KS10.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The column that is seen after collapsing.
  ///
  /// Rule KS12.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Called after collapsing.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after expanding.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// The orientations of both columns; `nil` for UIKit's default.
  ///
  /// Rule KS18.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask?
}

extension UISplitViewControllerDelegate {
  /// Leaves it to the default.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Takes the proposal.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Leaves the default.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask? { nil }
}
