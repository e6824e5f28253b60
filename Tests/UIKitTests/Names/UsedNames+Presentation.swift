import UIKit

// Names of alerts, presentations, popovers and sheets.

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
