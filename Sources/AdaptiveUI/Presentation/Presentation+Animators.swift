import Foundation

// What the program's transitioning delegate adds to a presentation. Rules M14, PC04, X10–X13.

extension Presentation {
  /// The views that a transition takes off the screen and puts onto it; the presenter's only where
  /// it is covered.
  ///
  /// Rule X11.
  func movingViews(
    in top: Presentation, isComing: Bool
  ) -> [UITransitionContextViewKey: UIView] {
    let covered = (isComing ? removesPresenter : coversPresenter) ? presenter?.viewIfLoaded : nil
    let keys: [UITransitionContextViewKey] = isComing ? [.from, .to] : [.to, .from]
    return [keys[0]: covered, keys[1]: top.active.presentedView].compactMapValues { $0 }
  }

  /// What the program shows the way in with; `nil` for the style's own way.
  ///
  /// Rule M14.
  func presentingContext(_ coordinator: TransitionCoordinator) -> TransitionContext? {
    guard coordinator.isAnimated, let presenter, let delegate = animatorDelegate,
      // M14
      let animator = delegate.animationController(
        forPresented: shown, presenting: presenter, source: source ?? presenter)
    else { return nil }
    let place = container.bounds
    return TransitionContext(
      coordinator: coordinator, animator: animator,
      interaction: delegate.interactionControllerForPresentation(using: animator),
      frames: [
        (shown, .zero, active.frameOfPresentedViewInContainerView),
        (presenter, place, removesPresenter ? .zero : place),
      ])
  }

  /// What the program shows the way out with.
  ///
  /// Rule M14.
  func dismissingContext(
    _ coordinator: TransitionCoordinator, to presenter: UIViewController?, isCovered: Bool
  ) -> TransitionContext? {
    guard coordinator.isAnimated, let delegate = animatorDelegate,
      // M14
      let animator = delegate.animationController(forDismissed: shown)
    else { return nil }
    let place = container.bounds
    var frames = [(shown, active.presentedView?.frame ?? .zero, CGRect.zero)]
    if let presenter { frames.append((presenter, isCovered ? .zero : place, place)) }
    return TransitionContext(
      coordinator: coordinator, animator: animator,
      interaction: delegate.interactionControllerForDismissal(using: animator), frames: frames)
  }

  /// Popovers come and go in their own way only.
  private var animatorDelegate: (any UIViewControllerTransitioningDelegate)? {
    active is UIPopoverPresentationController ? nil : shown.transitioningDelegate
  }

  // MARK: Turning back

  /// Notifies the controller that would have appeared that it disappears, then the other one that it stays.
  ///
  /// Rule X13.
  func turnEnteringBack() {
    shown.beginAppearanceTransition(false, animated: true)  // X13
    if coversPresenter { presenter?.beginAppearanceTransition(true, animated: true) }
  }

  /// Rule X13.
  func turnLeavingBack(_ chain: [Presentation]) {
    if presenterReturns { presenter?.beginAppearanceTransition(false, animated: true) }  // X13
    for presentation in chain {
      presentation.shown.beginAppearanceTransition(true, animated: true)
    }
  }

  /// A presentation that was cancelled leaves nothing.
  ///
  /// Rules PC06, X13.
  func abandonEntering() {
    stage = .ended
    coordinator = nil
    let wasCovering = coversPresenter
    restorePresenterView()
    active.send("presentationTransitionDidEnd(_:)", new: "false", rule: "PC06") {
      active.presentationTransitionDidEnd(false)  // PC06
    }
    shown.endAppearanceTransition()
    if wasCovering { presenter?.endAppearanceTransition() }
    shown.movement.isPresentation = false
    active.uninstall()
    container.removeFromSuperview()
    unlink()
  }

  /// A dismissal that was cancelled leaves everything as it was.
  ///
  /// Rules PC06, X13.
  func abandonLeaving(_ chain: [Presentation]) {
    for presentation in chain {
      presentation.stage = .shown
      presentation.coordinator = nil
      presentation.container.isHidden = false
    }
    if presenterReturns {
      removedView?.view.removeFromSuperview()
      presenter?.endAppearanceTransition()
    }
    presenterReturns = false
    for presentation in chain.reversed() {
      let active = presentation.active
      presentation.shown.endAppearanceTransition()
      presentation.shown.movement.isDismissal = false
      active.send("dismissalTransitionDidEnd(_:)", new: "false", rule: "PC06") {
        active.dismissalTransitionDidEnd(false)  // PC06
      }
      presentation.container.setNeedsLayout()
    }
    note(.state, "dismissal cancelled", new: styleText, rule: "X13")
  }
}
