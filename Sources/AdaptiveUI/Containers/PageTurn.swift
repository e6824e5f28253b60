import Foundation

/// One change of the page that is seen, in the recorded order of callbacks.
///
/// Rule C45: new will appear before old will disappear; who ends first depends on the style.
@MainActor struct PageTurn {
  let pages: UIPageViewController
  let container: UIView
  let old: [UIViewController]
  let new: [UIViewController]
  let isForward: Bool
  let isAnimated: Bool
  let isVisible: Bool

  func run(_ finish: @escaping () -> Void) {
    let environment = pages.environment
    let coordinator = TransitionCoordinator(
      environment: environment, container: container,
      duration: isAnimated ? TransitionCoordinator.standardDuration : 0)
    coordinator.controllers = [.from: old.first, .to: new.first].compactMapValues { $0 }
    new.forEach { $0.loadViewIfNeeded() }
    coordinator.views = [.from: old.first?.viewIfLoaded, .to: new.first?.viewIfLoaded]
      .compactMapValues { $0 }
    pages.ownCoordinator = coordinator
    if isVisible {
      new.forEach { $0.beginAppearanceTransition(true, animated: isAnimated) }  // C45
      old.forEach { $0.beginAppearanceTransition(false, animated: isAnimated) }
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
    let isScrolled = pages.transitionStyle == .scroll
    for page in new {
      guard let view = page.view else { continue }
      let index = pages.pages.firstIndex { $0 === page } ?? 0
      let end = pages.place(of: index, in: container.bounds)
      pages.environment.animations.perform(nil) {
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = isAnimated && isScrolled ? shifted(end, isForward ? 1 : -1) : end
        container.addSubview(view)
      }
      view.frame = end
    }
    guard isAnimated, isScrolled else { return }
    for view in old.compactMap(\.viewIfLoaded) {
      view.frame = shifted(container.bounds, isForward ? -1 : 1)
    }
  }

  /// A place so many pages further, with the room between pages.
  private func shifted(_ rect: CGRect, _ pagesAway: CGFloat) -> CGRect {
    let (size, gap) = (container.bounds.size, pages.interPageSpacing)
    return pages.navigationOrientation == .horizontal
      ? rect.offsetBy(dx: pagesAway * (size.width + gap), dy: 0)
      : rect.offsetBy(dx: 0, dy: pagesAway * (size.height + gap))
  }

  private func complete() {
    for view in old.compactMap(\.viewIfLoaded) where view.superview === container {
      view.removeFromSuperview()
    }
    guard isVisible else { return }
    let ends = pages.transitionStyle == .scroll ? new + old : old + new  // C45
    ends.forEach { $0.endAppearanceTransition() }
  }
}
