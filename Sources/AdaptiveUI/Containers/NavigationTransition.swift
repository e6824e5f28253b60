import Foundation

/// One change of a navigation controller's top, in the recorded order of callbacks.
///
/// Rules C37–C40, C52: old will disappear, new will appear, delegate, layout, old did, new did,
/// delegate.
@MainActor struct NavigationTransition {
  let navigation: UINavigationController
  let container: UIView
  let change: StackChange
  let new: UIViewController
  let isAnimated: Bool
  let isVisible: Bool
  /// Where an animator of the program's moves the views.
  var room: ExchangeRoom?

  private var old: UIViewController? { change.old }
  private var environment: Environment { navigation.environment }

  func run(_ finish: @escaping () -> Void) {
    if let old, let supplied = suppliedAnimator() {
      var transition = self
      transition.room = ExchangeRoom(
        in: container, below: navigation.navigationBar, holding: old)
      return transition.run(supplied, old: old, finish)
    }
    let (coordinator, end) = begin(finish)
    let environment = environment
    coordinator.run(changes: move, layout: { environment.updateCycle.flush() }, finish: end)
  }

  /// Runs the transition under a finger, which may bring the old controller back.
  ///
  /// Rules C41, X13.
  ///
  /// - Returns: What the finger holds.
  func runInteractively(_ finish: @escaping () -> Void) -> TransitionInteraction? {
    let (coordinator, end) = begin(isInteractive: true, finish)
    let environment = environment
    coordinator.onCancel = turnBack
    return coordinator.runInteractively(
      changes: move, layout: { environment.updateCycle.flush() }, finish: end, afterwards: {})
  }

  /// The new controller is told that it goes, then the old one that it stays.
  ///
  /// Rule C41.
  func turnBack() {
    new.beginAppearanceTransition(false, animated: true)  // C41
    new.endAppearanceTransition()
    old?.beginAppearanceTransition(true, animated: true)
  }

  /// Tells everybody that the transition begins.
  func begin(
    isInteractive: Bool = false, _ finish: @escaping () -> Void
  ) -> (coordinator: TransitionCoordinator, end: () -> Void) {
    let coordinator = TransitionCoordinator(
      environment: environment, container: room?.view ?? container,
      duration: isAnimated ? TransitionCoordinator.standardDuration : 0)
    coordinator.controllers = [.from: old, .to: new].compactMapValues { $0 }
    if isInteractive { coordinator.beginInteraction() }
    new.loadViewIfNeeded()
    coordinator.views = [.from: old?.viewIfLoaded, .to: new.viewIfLoaded].compactMapValues { $0 }
    navigation.ownCoordinator = coordinator  // C04 X02
    if isVisible {
      old?.beginAppearanceTransition(false, animated: isAnimated)  // C39
      new.beginAppearanceTransition(true, animated: isAnimated)
      tell("willShow") { $0.navigationController(navigation, willShow: new, animated: isAnimated) }
    }
    var isDone = false
    let end = {
      guard !isDone else { return }
      isDone = true
      complete(coordinator, finish)
    }
    navigation.finishTransition = { [weak coordinator] in
      coordinator?.finishNow()
      end()
    }
    return (coordinator, end)
  }

  /// Everything is as it was: the old controller is the top again.
  private func comeBack() {
    new.viewIfLoaded?.removeFromSuperview()
    navigation.stack = change.before
    for child in change.entering where child.parent === navigation { child.removeFromParent() }
    if let old {
      room?.close(showing: old)
      old.viewIfLoaded?.frame.origin.x = 0
      old.endAppearanceTransition()
    }
    navigation.ownCoordinator = nil
    navigation.finishTransition = nil
    navigation.showTopItem()
  }

  /// Puts the new view beside the old one and slides it in; without animation it is there at once.
  private func move() {
    environment.animations.perform(nil) {
      navigation.insertBelowBar(new)
      if !change.isPush, let view = new.viewIfLoaded { container.sendSubviewToBack(view) }
      if isAnimated, change.isPush { new.viewIfLoaded?.frame.origin.x = container.bounds.width }
    }
    navigation.showTopItem()
    if change.isPush {
      new.viewIfLoaded?.frame.origin.x = 0
    } else if isAnimated {
      old?.viewIfLoaded?.frame.origin.x = container.bounds.width
    }
  }

  private func complete(_ coordinator: TransitionCoordinator, _ finish: () -> Void) {
    guard !coordinator.isCancelled else { return comeBack() }
    if navigation.ownCoordinator === coordinator {
      navigation.finishTransition = nil
    }
    room?.close(showing: new)
    if old?.viewIfLoaded?.superview === container { old?.viewIfLoaded?.removeFromSuperview() }
    if isVisible {
      old?.endAppearanceTransition()
      // While the container itself appears, its own end brings that of its top.
      if navigation.appearance != .appearing { new.endAppearanceTransition() }
      // C40
      tell("didShow") { $0.navigationController(navigation, didShow: new, animated: isAnimated) }
    }
    if navigation.ownCoordinator === coordinator { navigation.ownCoordinator = nil }
    finish()
  }

  private func tell(
    _ name: String, _ body: (any UINavigationControllerDelegate) -> Void
  ) {
    guard let delegate = navigation.delegate else { return }
    environment.recorder.record(
      TraceEvent(
        .callback, navigation.traceSubject, "navigationController(_:\(name):animated:)",
        new: new.displayName, rule: "C40"))
    body(delegate)
  }
}
