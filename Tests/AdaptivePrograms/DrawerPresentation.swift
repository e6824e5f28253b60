import UIKit

/// Shows a controller as a drawer at the trailing edge, over a dimmed window.
final class DrawerPresentationController: UIPresentationController {
  private lazy var dimming: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    view.alpha = 0
    view.accessibilityIdentifier = "dimming"
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let preferred = presentedViewController.preferredContentSize.width
    let width = min(preferred > 0 ? preferred : 320, container.bounds.width - 44)
    return CGRect(
      x: container.bounds.maxX - width, y: 0, width: width, height: container.bounds.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    container.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 1 })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 0 })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    containerView?.setNeedsLayout()
  }
}

/// Slides the drawer in and out.
final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    let inside = transitionContext.finalFrame(for: controller)
    let shown = isPresenting ? inside : controller.view.frame
    let outside = shown.offsetBy(dx: shown.width, dy: 0)
    if isPresenting {
      transitionContext.containerView.addSubview(controller.view)
      controller.view.frame = outside
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut,
      animations: { controller.view.frame = self.isPresenting ? shown : outside },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class DrawerDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    DrawerAnimator(isPresenting: false)
  }
}
