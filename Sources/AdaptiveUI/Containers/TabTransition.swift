import Foundation

/// One way from tab to tab that an animator of the program's shows, in the order of callbacks that a change
/// without animation has.
///
/// Rules C42, C52.
@MainActor struct TabTransition {
  let tabs: UITabBarController
  let old: UIViewController
  let new: UIViewController
  /// Selects the old tab again.
  let goBack: () -> Void

  func run(_ supplied: ExchangeAnimator) {
    guard let container = tabs.viewIfLoaded else { return }
    let environment = tabs.environment
    new.loadViewIfNeeded()
    new.viewIfLoaded?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let room = ExchangeRoom(in: container, below: tabs.tabBar, holding: old)
    let coordinator = TransitionCoordinator(
      environment: environment, container: room.view,
      duration: TransitionCoordinator.standardDuration)
    coordinator.controllers = [.from: old, .to: new]
    coordinator.views = [.from: old.viewIfLoaded, .to: new.viewIfLoaded].compactMapValues { $0 }
    coordinator.onCancel = turnBack
    tabs.ownCoordinator = coordinator
    new.beginAppearanceTransition(true, animated: true)  // C42
    old.beginAppearanceTransition(false, animated: true)
    let context = TransitionContext(
      coordinator, supplied, old: old, new: new, place: tabs.place(of: new, in: container))
    tabs.finishTransition = { context.completeTransition(true) }
    environment.animations.perform(nil) { tabs.placeChildren() }
    coordinator.run(
      context, finish: { complete(coordinator, room) },
      afterwards: { environment.updateCycle.flush() })
    environment.updateCycle.flush()
  }

  /// Rule X13.
  private func turnBack() {
    new.beginAppearanceTransition(false, animated: true)
    new.endAppearanceTransition()
    old.beginAppearanceTransition(true, animated: true)
  }

  private func complete(_ coordinator: TransitionCoordinator, _ room: ExchangeRoom) {
    tabs.finishTransition = nil
    tabs.ownCoordinator = nil
    if coordinator.isCancelled {
      goBack()
      room.close(showing: old)
      tabs.rebuildBar()
    } else {
      room.close(showing: new)
      old.endAppearanceTransition()
    }
    (coordinator.isCancelled ? old : new).endAppearanceTransition()
  }
}

extension UITabBarController {
  /// What the program shows the way from tab to tab with.
  ///
  /// Rule C52. Nobody is asked about the stack behind More.
  func suppliedAnimator(
    from old: UIViewController, to new: UIViewController
  ) -> ExchangeAnimator? {
    let isOfMore =
      more.isShown && (old === moreNavigationController || new === moreNavigationController)
    guard !isOfMore, let delegate,
      let animator = delegate.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return nil }
    noteAnimator(animator, "tabBarController(_:animationControllerForTransitionFrom:to:)")
    return ExchangeAnimator(
      animator: animator,
      interaction: delegate.tabBarController(self, interactionControllerFor: animator))
  }
}
