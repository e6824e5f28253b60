import UIKit

// Further uses of names that adaptive programs call.

@MainActor extension UsedNames {
  static func uiAlertController() {
    // B UIAlertController
    _ = UIAlertController.self
    // B UIAlertController.message
    _ = { (value: UIAlertController) in value.message }
    // B UIAlertController.init(title:message:preferredStyle:)
    _ = UIAlertController.init(title:message:preferredStyle:)
    // B UIAlertController.addAction(_:)
    _ = { (value: UIAlertController) in value.addAction(_:) }
    // B UIAlertController.preferredStyle
    _ = { (value: UIAlertController) in value.preferredStyle }
    // B UIAlertController.Style.actionSheet
    _ = UIAlertController.Style.actionSheet
    // B UIAlertController.Style.alert
    _ = UIAlertController.Style.alert
  }

  static func uiAlertAction() {
    // B UIAlertAction
    _ = UIAlertAction.self
    // B UIAlertAction.init(title:style:handler:)
    _ = UIAlertAction.init(title:style:handler:)
    // B UIAlertAction.isEnabled
    _ = { (value: UIAlertAction) in value.isEnabled }
    // B UIAlertAction.Style.destructive
    _ = UIAlertAction.Style.destructive
  }

  static func uiStoryboard() {
    // B UIStoryboard
    _ = UIStoryboard.self
    // B UIStoryboard.instantiateViewController(withIdentifier:)
    _ = { (value: UIStoryboard) in value.instantiateViewController(withIdentifier:) }
  }

  static func uiStoryboardSegue() {
    // B UIStoryboardSegue
    _ = UIStoryboardSegue.self
    // B UIStoryboardSegue.destination
    _ = { (value: UIStoryboardSegue) in value.destination }
  }

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

  static func uiPresentationController() {
    // A UIPresentationController
    _ = UIPresentationController.self
    // A UIPresentationController.delegate
    _ = { (value: UIPresentationController) in value.delegate }
    // A UIPresentationController.presentedViewController
    _ = { (value: UIPresentationController) in value.presentedViewController }
    // A UIPresentationController.presentingViewController
    _ = { (value: UIPresentationController) in value.presentingViewController }
    // A UIPresentationController.containerView
    _ = { (value: UIPresentationController) in value.containerView }
    // A UIPresentationController.dismissalTransitionWillBegin()
    _ = { (value: UIPresentationController) in value.dismissalTransitionWillBegin() }
    // A UIPresentationController.presentationTransitionWillBegin()
    _ = { (value: UIPresentationController) in value.presentationTransitionWillBegin() }
    // A UIPresentationController.adaptivePresentationStyle
    _ = { (value: UIPresentationController) in value.adaptivePresentationStyle }
    // A UIPresentationController.adaptivePresentationStyle(for:)
    _ = { (value: UIPresentationController) in value.adaptivePresentationStyle(for:) }
    // B UIPresentationController.frameOfPresentedViewInContainerView
    _ = { (value: UIPresentationController) in value.frameOfPresentedViewInContainerView }
    // B UIPresentationController.presentedView
    _ = { (value: UIPresentationController) in value.presentedView }
    // B UIPresentationController.dismissalTransitionDidEnd(_:)
    _ = { (value: UIPresentationController) in value.dismissalTransitionDidEnd(_:) }
    // B UIPresentationController.presentationTransitionDidEnd(_:)
    _ = { (value: UIPresentationController) in value.presentationTransitionDidEnd(_:) }
  }

  static func uiPresentationController2() {
    // B UIPresentationController.containerViewWillLayoutSubviews()
    _ = { (value: UIPresentationController) in value.containerViewWillLayoutSubviews() }
    // B UIPresentationController.init(presentedViewController:presenting:)
    _ = UIPresentationController.init(presentedViewController:presenting:)
    // B UIPresentationController.containerViewDidLayoutSubviews()
    _ = { (value: UIPresentationController) in value.containerViewDidLayoutSubviews() }
    // B UIPresentationController.presentationStyle
    _ = { (value: UIPresentationController) in value.presentationStyle }
  }

  static func uiAdaptivePresentationControllerDelegate() {
    // A UIAdaptivePresentationControllerDelegate
    _ = (any UIAdaptivePresentationControllerDelegate).self
    // A UIAdaptivePresentationControllerDelegate.presentationController(_:viewControllerForAdaptivePresentationStyle:)
    _ = { (value: any UIAdaptivePresentationControllerDelegate) in
      value.presentationController(_:viewControllerForAdaptivePresentationStyle:)
    }
    // A UIAdaptivePresentationControllerDelegate.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    _ = { (value: any UIAdaptivePresentationControllerDelegate) in
      value.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    }
    // A UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:)
    _ = { (value: any UIAdaptivePresentationControllerDelegate) in
      value.adaptivePresentationStyle(for:)
    }
    // A UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:)
    _ = { (value: any UIAdaptivePresentationControllerDelegate) in
      value.adaptivePresentationStyle(for:traitCollection:)
    }
  }

  static func uiModalPresentationStyle() {
    // A UIModalPresentationStyle
    _ = UIModalPresentationStyle.self
    // A UIModalPresentationStyle.none
    _ = UIModalPresentationStyle.none
    // A UIModalPresentationStyle.popover
    _ = UIModalPresentationStyle.popover
    // A UIModalPresentationStyle.custom
    _ = UIModalPresentationStyle.custom
    // A UIModalPresentationStyle.fullScreen
    _ = UIModalPresentationStyle.fullScreen
    // A UIModalPresentationStyle.automatic
    _ = UIModalPresentationStyle.automatic
    // A UIModalPresentationStyle.formSheet
    _ = UIModalPresentationStyle.formSheet
    // A UIModalPresentationStyle.overFullScreen
    _ = UIModalPresentationStyle.overFullScreen
    // A UIModalPresentationStyle.pageSheet
    _ = UIModalPresentationStyle.pageSheet
    // B UIModalPresentationStyle.currentContext
    _ = UIModalPresentationStyle.currentContext
  }

  static func uiModalTransitionStyle() {
    // B UIModalTransitionStyle.crossDissolve
    _ = UIModalTransitionStyle.crossDissolve
  }

  static func uiViewControllerTransitioningDelegate() {
    // B UIViewControllerTransitioningDelegate
    _ = (any UIViewControllerTransitioningDelegate).self
    // B UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)
    _ = { (value: any UIViewControllerTransitioningDelegate) in
      value.presentationController(forPresented:presenting:source:)
    }
    // B UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:)
    _ = { (value: any UIViewControllerTransitioningDelegate) in
      value.animationController(forPresented:presenting:source:)
    }
    // B UIViewControllerTransitioningDelegate.animationController(forDismissed:)
    _ = { (value: any UIViewControllerTransitioningDelegate) in
      value.animationController(forDismissed:)
    }
  }

  static func uiPopoverPresentationController() {
    // A UIPopoverPresentationController
    _ = UIPopoverPresentationController.self
    // A UIPopoverPresentationController.delegate
    _ = { (value: UIPopoverPresentationController) in value.delegate }
    // B UIPopoverPresentationController.backgroundColor
    _ = { (value: UIPopoverPresentationController) in value.backgroundColor }
    // B UIPopoverPresentationController.sourceView
    _ = { (value: UIPopoverPresentationController) in value.sourceView }
    // B UIPopoverPresentationController.sourceRect
    _ = { (value: UIPopoverPresentationController) in value.sourceRect }
    // B UIPopoverPresentationController.barButtonItem
    _ = { (value: UIPopoverPresentationController) in value.barButtonItem }
    // B UIPopoverPresentationController.passthroughViews
    _ = { (value: UIPopoverPresentationController) in value.passthroughViews }
  }

  static func uiPopoverPresentationControllerDelegate() {
    // A UIPopoverPresentationControllerDelegate
    _ = (any UIPopoverPresentationControllerDelegate).self
    // B UIPopoverPresentationControllerDelegate.popoverPresentationController(_:willRepositionPopoverTo:in:)
    _ = { (value: any UIPopoverPresentationControllerDelegate) in
      value.popoverPresentationController(_:willRepositionPopoverTo:in:)
    }
  }

  static func uiSheetPresentationController() {
    // B UISheetPresentationController.delegate
    _ = { (value: UISheetPresentationController) in value.delegate }
  }
}
