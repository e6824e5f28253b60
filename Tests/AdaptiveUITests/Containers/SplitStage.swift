import AdaptiveUI

/// Answers a split view controller's questions, and notes whether it was collapsed when asked.
@MainActor final class SplitListener: UISplitViewControllerDelegate {
  var top: UISplitViewController.Column?
  var handlesSecondary = false
  var collapsedWhenNotified: [Bool] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    collapsedWhenNotified.append(svc.isCollapsed)
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { handlesSecondary }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    collapsedWhenNotified.append(svc.isCollapsed)
  }
}

/// A navigation controller named after its root.
@MainActor func stack(_ root: String) -> UINavigationController {
  let navigation = UINavigationController()
  navigation.identifier = "\(root)-nav"
  navigation.viewControllers = [controller(root)]
  return navigation
}

func terminal(_ columns: Int, _ rows: Int) -> WindowHost {
  .terminal(TerminalHost(columns: columns, rows: rows))
}

/// A split view controller with a stack in each column, in a terminal of so many cells.
@MainActor func openSplit(
  _ columns: Int, _ rows: Int = 30, style: UISplitViewController.Style = .doubleColumn,
  _ delegate: SplitListener? = nil
) -> (TestWindow, UISplitViewController) {
  var made: UISplitViewController?
  let test = TestWindow(host: terminal(columns, rows)) {
    let split = UISplitViewController(style: style)
    split.identifier = "split"
    split.delegate = delegate
    split.setViewController(stack("list"), for: .primary)
    if style == .tripleColumn { split.setViewController(stack("middle"), for: .supplementary) }
    split.setViewController(stack("detail"), for: .secondary)
    if style == .unspecified { split.viewControllers = [stack("list"), stack("detail")] }
    made = split
    return split
  }
  return (test, made ?? UISplitViewController())
}

extension TestWindow {
  /// The names on a stack, root first.
  func members(_ id: String) -> [String?] {
    (self[id] as? UINavigationController)?.viewControllers.map(\.identifier) ?? []
  }
}
