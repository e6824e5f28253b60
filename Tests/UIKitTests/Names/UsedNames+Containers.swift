import UIKit

// Names of navigation, tab and split view controllers.

@MainActor extension UsedNames {
  static func uiNavigationController() {
    // A UINavigationController
    _ = UINavigationController.self
    // A UINavigationController.delegate
    _ = { (value: UINavigationController) in value.delegate }
    // A UINavigationController.viewControllers
    _ = { (value: UINavigationController) in value.viewControllers }
    // A UINavigationController.pushViewController(_:animated:)
    _ = { (value: UINavigationController) in value.pushViewController(_:animated:) }
    // A UINavigationController.topViewController
    _ = { (value: UINavigationController) in value.topViewController }
    // B UINavigationController.init(rootViewController:)
    _ = UINavigationController.init(rootViewController:)
    // B UINavigationController.init(nibName:bundle:)
    _ = UINavigationController.init(nibName:bundle:)
    // B UINavigationController.show(_:sender:)
    _ = { (value: UINavigationController) in value.show(_:sender:) }
    // B UINavigationController.navigationBar
    _ = { (value: UINavigationController) in value.navigationBar }
    // B UINavigationController.popToRootViewController(animated:)
    _ = { (value: UINavigationController) in value.popToRootViewController(animated:) }
  }

  static func uiTabBarController() {
    // A UITabBarController
    _ = UITabBarController.self
    // A UITabBarController.delegate
    _ = { (value: UITabBarController) in value.delegate }
    // A UITabBarController.viewControllers
    _ = { (value: UITabBarController) in value.viewControllers }
    // B UITabBarController.Mode.automatic
    _ = UITabBarController.Mode.automatic
    // B UITabBarController.Sidebar.Layout.automatic
    _ = UITabBarController.Sidebar.Layout.automatic
    // B UITabBarController.isHidden
    _ = { (value: UITabBarController.Sidebar) in value.isHidden }
  }

  static func uiSplitViewController() {
    // A UISplitViewController
    _ = UISplitViewController.self
    // A UISplitViewController.delegate
    _ = { (value: UISplitViewController) in value.delegate }
    // B UISplitViewController.Column.compact
    _ = UISplitViewController.Column.compact
    // A UISplitViewController.viewControllers
    _ = { (value: UISplitViewController) in value.viewControllers }
    // B UISplitViewController.init(nibName:bundle:)
    _ = UISplitViewController.init(nibName:bundle:)
    // B UISplitViewController.DisplayMode.automatic
    _ = UISplitViewController.DisplayMode.automatic
    // B UISplitViewController.DisplayModeButtonVisibility.automatic
    _ = UISplitViewController.DisplayModeButtonVisibility.automatic
    // B UISplitViewController.SplitBehavior.automatic
    _ = UISplitViewController.SplitBehavior.automatic
    // B UISplitViewController.show(_:)
    _ = { (value: UISplitViewController) in value.show(_:) }
    // B UISplitViewController.show(_:sender:)
    _ = { (value: UISplitViewController) in value.show(_:sender:) }
    // B UISplitViewController.Column.primary
    _ = UISplitViewController.Column.primary
    // B UISplitViewController.preferredDisplayMode
    _ = { (value: UISplitViewController) in value.preferredDisplayMode }
    // B UISplitViewController.Column
    _ = UISplitViewController.Column.self
  }

  static func uiSplitViewController2() {
    // B UISplitViewController.Column.secondary
    _ = UISplitViewController.Column.secondary
    // B UISplitViewController.DisplayMode
    _ = UISplitViewController.DisplayMode.self
    // B UISplitViewController.displayMode
    _ = { (value: UISplitViewController) in value.displayMode }
    // B UISplitViewController.Style.doubleColumn
    _ = UISplitViewController.Style.doubleColumn
    // B UISplitViewController.showDetailViewController(_:sender:)
    _ = { (value: UISplitViewController) in value.showDetailViewController(_:sender:) }
    // B UISplitViewController.DisplayModeButtonVisibility.never
    _ = UISplitViewController.DisplayModeButtonVisibility.never
    // B UISplitViewController.Style.unspecified
    _ = UISplitViewController.Style.unspecified
    // B UISplitViewController.displayModeButtonItem
    _ = { (value: UISplitViewController) in value.displayModeButtonItem }
    // B UISplitViewController.Column.supplementary
    _ = UISplitViewController.Column.supplementary
    // B UISplitViewController.setViewController(_:for:)
    _ = { (value: UISplitViewController) in value.setViewController(_:for:) }
    // B UISplitViewController.init(style:)
    _ = UISplitViewController.init(style:)
    // B UISplitViewController.PrimaryEdge.leading
    _ = UISplitViewController.PrimaryEdge.leading
    // B UISplitViewController.DisplayMode.oneBesideSecondary
    _ = UISplitViewController.DisplayMode.oneBesideSecondary
  }

  @available(*, deprecated, message: "programs still use these names")
  static func uiSplitViewController3() {
    // B UISplitViewController.viewController(for:)
    _ = { (value: UISplitViewController) in value.viewController(for:) }
    // B UISplitViewController.Style.tripleColumn
    _ = UISplitViewController.Style.tripleColumn
    // B UISplitViewController.allVisible
    _ = UISplitViewController.DisplayMode.allVisible
  }

  static func uiSplitViewControllerDelegate() {
    // B UISplitViewControllerDelegate
    _ = (any UISplitViewControllerDelegate).self
    // B UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:)
    _ = { (value: any UISplitViewControllerDelegate) in
      value.splitViewController(_:collapseSecondary:onto:)
    }
    // B UISplitViewControllerDelegate.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
    _ = { (value: any UISplitViewControllerDelegate) in
      value.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
    }
    // B UISplitViewControllerDelegate.splitViewController(_:popoverController:willPresent:)
    _ = { (value: any UISplitViewControllerDelegate) in
      value.splitViewController(_:popoverController:willPresent:)
    }
    // B UISplitViewControllerDelegate.splitViewController(_:separateSecondaryFrom:)
    _ = { (value: any UISplitViewControllerDelegate) in
      value.splitViewController(_:separateSecondaryFrom:)
    }
    // B UISplitViewControllerDelegate.splitViewController(_:shouldHide:in:)
    _ = { (value: any UISplitViewControllerDelegate) in value.splitViewController(_:shouldHide:in:)
    }
    // B UISplitViewControllerDelegate.splitViewController(_:show:sender:)
    _ = { (value: any UISplitViewControllerDelegate) in value.splitViewController(_:show:sender:) }
    // B UISplitViewControllerDelegate.splitViewController(_:showDetail:sender:)
    _ = { (value: any UISplitViewControllerDelegate) in
      value.splitViewController(_:showDetail:sender:)
    }
    // B UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    _ = { (value: any UISplitViewControllerDelegate) in
      value.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    }
    // B UISplitViewControllerDelegate.splitViewController(_:willChangeTo:)
    _ = { (value: any UISplitViewControllerDelegate) in value.splitViewController(_:willChangeTo:) }
    // B UISplitViewControllerDelegate.splitViewController(_:willHide:)
    _ = { (value: any UISplitViewControllerDelegate) in value.splitViewController(_:willHide:) }
    // B UISplitViewControllerDelegate.splitViewController(_:willHide:with:for:)
    _ = { (value: any UISplitViewControllerDelegate) in
      value.splitViewController(_:willHide:with:for:)
    }
    // B UISplitViewControllerDelegate.splitViewController(_:willShow:)
    _ = { (value: any UISplitViewControllerDelegate) in value.splitViewController(_:willShow:) }
  }

  static func uiSplitViewControllerDelegate2() {
    // B UISplitViewControllerDelegate.splitViewController(_:willShow:invalidating:)
    _ = { (value: any UISplitViewControllerDelegate) in
      value.splitViewController(_:willShow:invalidating:)
    }
    // B UISplitViewControllerDelegate.splitViewControllerDidCollapse(_:)
    _ = { (value: any UISplitViewControllerDelegate) in value.splitViewControllerDidCollapse(_:) }
  }
}
