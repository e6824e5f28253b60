import UIKit

// Names of controllers and storyboards.

@MainActor extension UsedNames {
  static func uiViewController() {
    // A UIViewController
    _ = UIViewController.self
    // A UIViewController.view
    _ = { (value: UIViewController) in value.view }
    // A UIViewController.viewDidLoad()
    _ = { (value: UIViewController) in value.viewDidLoad() }
    // A UIViewController.dismiss(animated:completion:)
    _ = { (value: UIViewController) in value.dismiss(animated:completion:) }
    // A UIViewController.presentedViewController
    _ = { (value: UIViewController) in value.presentedViewController }
    // A UIViewController.presentingViewController
    _ = { (value: UIViewController) in value.presentingViewController }
    // A UIViewController.present(_:animated:completion:)
    _ = { (value: UIViewController) in value.present(_:animated:completion:) }
    // A UIViewController.modalPresentationStyle
    _ = { (value: UIViewController) in value.modalPresentationStyle }
    // A UIViewController.preferredContentSize
    _ = { (value: UIViewController) in value.preferredContentSize }
    // A UIViewController.presentationController
    _ = { (value: UIViewController) in value.presentationController }
    // A UIViewController.navigationItem
    _ = { (value: UIViewController) in value.navigationItem }
    // A UIViewController.popoverPresentationController
    _ = { (value: UIViewController) in value.popoverPresentationController }
    // A UIViewController.viewWillLayoutSubviews()
    _ = { (value: UIViewController) in value.viewWillLayoutSubviews() }
  }

  static func uiViewController2() {
    // A UIViewController.title
    _ = { (value: UIViewController) in value.title }
    // A UIViewController.didMove(toParent:)
    _ = { (value: UIViewController) in value.didMove(toParent:) }
    // A UIViewController.transitionCoordinator
    _ = { (value: UIViewController) in value.transitionCoordinator }
    // A UIViewController.viewDidAppear(_:)
    _ = { (value: UIViewController) in value.viewDidAppear(_:) }
    // A UIViewController.viewWillAppear(_:)
    _ = { (value: UIViewController) in value.viewWillAppear(_:) }
    // A UIViewController.nibName
    _ = { (value: UIViewController) in value.nibName }
    // A UIViewController.addChild(_:)
    _ = { (value: UIViewController) in value.addChild(_:) }
    // A UIViewController.supportedInterfaceOrientations
    _ = { (value: UIViewController) in value.supportedInterfaceOrientations }
    // A UIViewController.navigationController
    _ = { (value: UIViewController) in value.navigationController }
    // A UIViewController.viewDidLayoutSubviews()
    _ = { (value: UIViewController) in value.viewDidLayoutSubviews() }
    // A UIViewController.splitViewController
    _ = { (value: UIViewController) in value.splitViewController }
    // A UIViewController.children
    _ = { (value: UIViewController) in value.children }
    // A UIViewController.parent
    _ = { (value: UIViewController) in value.parent }
  }

  static func uiViewController3() {
    // A UIViewController.shouldAutorotate
    _ = { (value: UIViewController) in value.shouldAutorotate }
    // A UIViewController.preferredInterfaceOrientationForPresentation
    _ = { (value: UIViewController) in value.preferredInterfaceOrientationForPresentation }
    // A UIViewController.updateViewConstraints()
    _ = { (value: UIViewController) in value.updateViewConstraints() }
    // A UIViewController.setOverrideTraitCollection(_:forChild:)
    _ = { (value: UIViewController) in value.setOverrideTraitCollection(_:forChild:) }
    // B UIViewController.willMove(toParent:)
    _ = { (value: UIViewController) in value.willMove(toParent:) }
    // B UIViewController.init(nibName:bundle:)
    _ = UIViewController.init(nibName:bundle:)
    // B UIViewController.viewDidDisappear(_:)
    _ = { (value: UIViewController) in value.viewDidDisappear(_:) }
    // B UIViewController.viewWillDisappear(_:)
    _ = { (value: UIViewController) in value.viewWillDisappear(_:) }
    // B UIViewController.storyboard
    _ = { (value: UIViewController) in value.storyboard }
    // B UIViewController.show(_:sender:)
    _ = { (value: UIViewController) in value.show(_:sender:) }
    // B UIViewController.removeFromParent()
    _ = { (value: UIViewController) in value.removeFromParent() }
    // B UIViewController.transitioningDelegate
    _ = { (value: UIViewController) in value.transitioningDelegate }
    // B UIViewController.showDetailViewController(_:sender:)
    _ = { (value: UIViewController) in value.showDetailViewController(_:sender:) }
  }

  static func uiViewController4() {
    // B UIViewController.prefersStatusBarHidden
    _ = { (value: UIViewController) in value.prefersStatusBarHidden }
    // B UIViewController.loadView()
    _ = { (value: UIViewController) in value.loadView() }
    // B UIViewController.isViewLoaded
    _ = { (value: UIViewController) in value.isViewLoaded }
    // B UIViewController.modalTransitionStyle
    _ = { (value: UIViewController) in value.modalTransitionStyle }
    // B UIViewController.prepare(for:sender:)
    _ = { (value: UIViewController) in value.prepare(for:sender:) }
    // B UIViewController.crossDissolve
    _ = UIViewController.Transition.crossDissolve
    // B UIViewController.transition(from:to:duration:options:animations:completion:)
    _ = { (value: UIViewController) in
      value.transition(from:to:duration:options:animations:completion:)
    }
    // B UIViewController.isBeingDismissed
    _ = { (value: UIViewController) in value.isBeingDismissed }
    // B UIViewController.isBeingPresented
    _ = { (value: UIViewController) in value.isBeingPresented }
  }

  static func uiContentContainer() {
    // A UIContentContainer
    _ = (any UIContentContainer).self
    // A UIContentContainer.viewWillTransition(to:with:)
    _ = { (value: any UIContentContainer) in value.viewWillTransition(to:with:) }
    // A UIContentContainer.preferredContentSize
    _ = { (value: any UIContentContainer) in value.preferredContentSize }
    // A UIContentContainer.willTransition(to:with:)
    _ = { (value: any UIContentContainer) in value.willTransition(to:with:) }
    // B UIContentContainer.preferredContentSizeDidChange(forChildContentContainer:)
    _ = { (value: any UIContentContainer) in
      value.preferredContentSizeDidChange(forChildContentContainer:)
    }
    // B UIContentContainer.size(forChildContentContainer:withParentContainerSize:)
    _ = { (value: any UIContentContainer) in
      value.size(forChildContentContainer:withParentContainerSize:)
    }
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
}
