import Foundation

// A change of the stack that an animator of the program's shows. Rule C52.

extension NavigationTransition {
  /// What the program shows the transition with; `nil` for the stack's own way.
  func suppliedAnimator() -> ExchangeAnimator? {
    guard isAnimated, let old = change.old, let delegate = navigation.delegate,
      let animator = delegate.navigationController(
        navigation, animationControllerFor: change.isPush ? .push : .pop, from: old, to: new)
    else { return nil }
    navigation.noteAnimator(animator, "navigationController(_:animationControllerFor:from:to:)")
    return ExchangeAnimator(
      animator: animator,
      interaction: delegate.navigationController(navigation, interactionControllerFor: animator))
  }

  /// Lets the program's animator exchange the views below the bar.
  func run(
    _ supplied: ExchangeAnimator, old: UIViewController, _ finish: @escaping () -> Void
  ) {
    let (coordinator, end) = begin(finish)
    coordinator.onCancel = turnBack
    let environment = navigation.environment
    environment.animations.perform(nil) {
      navigation.showTopItem()
      navigation.placeChildren()
    }
    let context = TransitionContext(
      coordinator, supplied, old: old, new: new,
      place: navigation.place(of: new, in: container))
    navigation.finishTransition = { context.completeTransition(true) }
    coordinator.run(context, finish: end, afterwards: {})
    environment.updateCycle.flush()
  }
}

extension UIViewController {
  /// Tells the trace that the delegate has an animator.
  func noteAnimator(_ animator: any UIViewControllerAnimatedTransitioning, _ name: String) {
    environment.recorder.record(
      TraceEvent(
        .question, traceSubject, name, new: String(describing: type(of: animator)), rule: "C52"))
  }
}
