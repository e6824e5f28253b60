package import Foundation

// A finger that pulls the top controller away to the right. Rules C41, X12, X13.

extension UINavigationController {
  /// Begins to pull the top controller away, if another lies below it and nothing moves.
  ///
  /// Rule C41.
  ///
  /// - Returns: Whether the finger holds it now.
  package func beginPull() -> Bool {
    guard stack.count > 1, appearance == .appeared, finishTransition == nil,
      let container = viewIfLoaded, let top = topViewController
    else { return false }
    environment.perform {
      let before = stack
      stack.removeLast()
      top.willMove(toParent: nil)
      let change = StackChange(
        old: top, new: topViewController, isPush: false, before: before, leaving: [top])
      guard let new = change.new else { return }
      popInteraction = NavigationTransition(
        navigation: self, container: container, change: change, new: new, isAnimated: true,
        isVisible: true
      ).runInteractively { [self] in settle(change) }
    }
    return popInteraction != nil
  }

  /// Moves the finger: 0 where it began, 1 where the controller is gone.
  package func pull(to fraction: CGFloat) {
    environment.perform { popInteraction?.pull(to: fraction) }
  }

  /// Lifts the finger; the controller goes, or comes back if `cancelled`.
  ///
  /// Rules C41, X13.
  package func endPull(cancelled: Bool) {
    popInteraction?.release(cancelled: cancelled)
    popInteraction = nil
  }
}
