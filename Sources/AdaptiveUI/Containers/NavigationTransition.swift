import Foundation

/// One change of a navigation controller's top, in the recorded order of callbacks.
///
/// Rules C37–C40: old will disappear, new will appear, delegate, layout, old did, new did, delegate.
@MainActor struct NavigationTransition {
  let navigation: UINavigationController
  let container: UIView
  let old: UIViewController?
  let new: UIViewController
  let isPush: Bool
  let isAnimated: Bool
  let isVisible: Bool

  func run(_ finish: @escaping () -> Void) {
    let environment = navigation.environment
    let coordinator = TransitionCoordinator(
      environment: environment, container: container,
      duration: isAnimated ? TransitionCoordinator.standardDuration : 0)
    coordinator.controllers = [.from: old, .to: new].compactMapValues { $0 }
    new.loadViewIfNeeded()
    navigation.ownCoordinator = coordinator
    if isVisible {
      old?.beginAppearanceTransition(false, animated: isAnimated)
      new.beginAppearanceTransition(true, animated: isAnimated)
    }
    tell("willShow") {
      navigation.delegate?.navigationController(
        navigation, willShow: new, animated: isAnimated)
    }
    var isDone = false
    let end = {
      guard !isDone else { return }
      isDone = true
      complete(finish)
    }
    navigation.finishTransition = {
      environment.animations.finishAll()
      end()
    }
    coordinator.run(changes: move, layout: { environment.updateCycle.flush() }, finish: end)
  }

  /// Puts the new view beside the old one and slides it in; without animation it is there at once.
  private func move() {
    let animations = navigation.environment.animations
    animations.perform(nil) {
      navigation.insertBelowBar(new)
      if !isPush, let view = new.viewIfLoaded { container.sendSubviewToBack(view) }
      if isAnimated, isPush {
        new.viewIfLoaded?.frame.origin.x = container.bounds.width
      }
    }
    navigation.showTopItem()
    if isPush { new.viewIfLoaded?.frame.origin.x = 0 }
    if isAnimated, !isPush { old?.viewIfLoaded?.frame.origin.x = container.bounds.width }
  }

  private func complete(_ finish: () -> Void) {
    navigation.finishTransition = nil
    old?.viewIfLoaded?.removeFromSuperview()
    if isVisible {
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
    }
    tell("didShow") {
      navigation.delegate?.navigationController(navigation, didShow: new, animated: isAnimated)
    }
    navigation.ownCoordinator = nil
    finish()
  }

  private func tell(_ name: String, _ body: () -> Void) {
    guard navigation.delegate != nil, isVisible else { return }
    navigation.environment.recorder.record(
      TraceEvent(
        .callback, navigation.traceSubject, "navigationController(_:\(name):animated:)",
        new: new.displayName, rule: "C40"))
    body()
  }
}
