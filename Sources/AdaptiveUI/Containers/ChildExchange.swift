import Foundation

/// One exchange of a child's view for another's, in the recorded order of callbacks.
///
/// Rule C31: old will disappear, new will appear, layout, new did appear, old did disappear.
@MainActor struct ChildExchange {
  let parent: UIViewController
  let container: UIView
  let old: UIViewController
  let new: UIViewController
  let fades: Bool
  let isVisible: Bool

  func run(duration: TimeInterval, animations: (() -> Void)?, completion: ((Bool) -> Void)?) {
    let environment = parent.environment
    let coordinator = TransitionCoordinator(
      environment: environment, container: container,
      duration: container.window == nil ? 0 : duration)
    coordinator.controllers = [.from: old, .to: new]
    new.loadViewIfNeeded()
    coordinator.views = [.from: old.viewIfLoaded, .to: new.viewIfLoaded].compactMapValues { $0 }
    parent.ownCoordinator = coordinator
    if isVisible {
      old.beginAppearanceTransition(false, animated: coordinator.isAnimated)
      new.beginAppearanceTransition(true, animated: coordinator.isAnimated)
    }
    coordinator.run(
      changes: {
        enter()
        animations?()
      },
      layout: { environment.updateCycle.flush() },
      finish: {
        leave()
        if parent.ownCoordinator === coordinator { parent.ownCoordinator = nil }
        completion?(true)
      })
  }

  private func enter() {
    guard let view = new.view else { return }
    parent.environment.animations.perform(nil) {
      container.addSubview(view)
      if fades { view.alpha = 0 }
    }
    if fades { view.alpha = 1 }
  }

  private func leave() {
    if let view = old.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
    guard isVisible else { return }
    new.endAppearanceTransition()
    old.endAppearanceTransition()
  }
}
