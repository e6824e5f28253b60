import Foundation

/// One change of the page that is seen, in the recorded order of callbacks.
///
/// Rule C45: new will appear before old will disappear; who ends first depends on the style.
@MainActor struct PageTurn {
  let pages: UIPageViewController
  let container: UIView
  let old: UIViewController?
  let new: UIViewController
  let isForward: Bool
  let isAnimated: Bool
  let isVisible: Bool

  func run(_ finish: @escaping () -> Void) {
    let environment = pages.environment
    let coordinator = TransitionCoordinator(
      environment: environment, container: container,
      duration: isAnimated ? TransitionCoordinator.standardDuration : 0)
    coordinator.controllers = [.from: old, .to: new].compactMapValues { $0 }
    new.loadViewIfNeeded()
    pages.ownCoordinator = coordinator
    if isVisible {
      new.beginAppearanceTransition(true, animated: isAnimated)
      old?.beginAppearanceTransition(false, animated: isAnimated)
    }
    var isDone = false
    let end = {
      guard !isDone else { return }
      isDone = true
      if pages.ownCoordinator === coordinator {
        pages.finishTurn = nil
        pages.ownCoordinator = nil
      }
      complete()
      finish()
    }
    pages.finishTurn = { [weak coordinator] in
      coordinator?.finishNow()
      end()
    }
    coordinator.run(changes: move, layout: { environment.updateCycle.flush() }, finish: end)
  }

  /// Scrolled pages pass through side by side; a curled one uncovers the other.
  private func move() {
    guard let view = new.view else { return }
    let bounds = container.bounds
    let isScrolled = pages.transitionStyle == .scroll
    pages.environment.animations.perform(nil) {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = isAnimated && isScrolled ? place(isForward ? 1 : -1, in: bounds) : bounds
      container.addSubview(view)
    }
    view.frame = bounds
    if isAnimated, isScrolled { old?.viewIfLoaded?.frame = place(isForward ? -1 : 1, in: bounds) }
  }

  private func place(_ pagesAway: CGFloat, in bounds: CGRect) -> CGRect {
    pages.navigationOrientation == .horizontal
      ? bounds.offsetBy(dx: pagesAway * bounds.width, dy: 0)
      : bounds.offsetBy(dx: 0, dy: pagesAway * bounds.height)
  }

  private func complete() {
    if let view = old?.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
    guard isVisible else { return }
    let ends = pages.transitionStyle == .scroll ? [new, old] : [old, new]
    ends.forEach { $0?.endAppearanceTransition() }
  }
}
