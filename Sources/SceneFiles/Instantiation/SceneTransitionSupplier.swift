import AdaptiveUI
import Foundation

/// Supplies a scene's custom presentation controller and transition.
///
/// Rules M14, X12.
@MainActor final class SceneTransitionSupplier: UIViewControllerTransitioningDelegate {
  private let card: ScenePresentation.Card?
  private let transition: ScenePresentation.Transition?
  /// Drives the dismissal while the user drags.
  let hand: UIPercentDrivenInteractiveTransition?

  init(card: ScenePresentation.Card?, transition: ScenePresentation.Transition?) {
    self.card = card
    self.transition = transition
    hand = transition?.isInteractive == true ? UIPercentDrivenInteractiveTransition() : nil
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    SceneCardController(
      card ?? ScenePresentation.Card(), presented: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.map { SceneSlide($0, isComing: true) }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition.map { SceneSlide($0, isComing: false) }
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    // A dismissal by a button is not interactive: without a drag, the animation runs on its own.
    hand?.isPulled == true ? hand : nil
  }
}

/// Moves a view in from an edge, or out to it.
@MainActor private final class SceneSlide: UIViewControllerAnimatedTransitioning {
  private let transition: ScenePresentation.Transition
  private let isComing: Bool

  init(_ transition: ScenePresentation.Transition, isComing: Bool) {
    self.transition = transition
    self.isComing = isComing
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transition.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let controller = context.viewController(forKey: isComing ? .to : .from)
    guard let controller, let view = context.view(forKey: isComing ? .to : .from) else {
      return context.completeTransition(false)
    }
    let container = context.containerView
    let place =
      isComing ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
    let away = offstage(place, in: container.bounds)
    if isComing { container.addSubview(view) }
    view.frame = isComing ? away : place
    UIView.animate(withDuration: transition.duration) { [isComing] in
      view.frame = isComing ? place : away
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func offstage(_ place: CGRect, in bounds: CGRect) -> CGRect {
    switch transition.edge {
    case .top: place.offsetBy(dx: 0, dy: -place.maxY)
    case .bottom: place.offsetBy(dx: 0, dy: bounds.height - place.minY)
    case .left: place.offsetBy(dx: -place.maxX, dy: 0)
    case .right: place.offsetBy(dx: bounds.width - place.minX, dy: 0)
    }
  }
}
