import Foundation

// How pages change, by the program and by the user. Rules KP01, KP03, C45.

extension UIPageViewController {
  /// Turns to the neighbours as a user does.
  ///
  /// Rule KP03: the delegate is told.
  /// - Returns: Whether there are pages on that side.
  @discardableResult package func turnAsUser(_ direction: NavigationDirection) -> Bool {
    let old = pages
    askForNeighbours()
    var edge = direction == .forward ? old.last : old.first
    var new: [UIViewController] = []
    while new.count < old.count, let page = edge, let next = neighbour(of: page, direction) {
      new.append(next)
      edge = next
    }
    guard !new.isEmpty, new.count == old.count else { return false }
    if direction == .reverse { new.reverse() }
    tell("pageViewController(_:willTransitionTo:)", new) {
      $0.pageViewController(self, willTransitionTo: new)
    }
    let back: NavigationDirection = direction == .forward ? .reverse : .forward
    turn(to: new, direction: direction, animated: true) { [weak self] in
      self?.neighbours = [back: old.first]
      self?.tellFinished(from: old)
      self?.askForNeighbours()
    }
    return true
  }

  /// Asks for what is on either side of a page that scrolls, and was not said yet: after it first.
  ///
  /// Rule KP01.
  private func askForNeighbours() {
    guard transitionStyle == .scroll, let page = pages.first else { return }
    for side in [NavigationDirection.forward, .reverse] where neighbours[side] == nil {
      neighbours.updateValue(ask(beside: page, side), forKey: side)
    }
  }

  private func neighbour(
    of page: UIViewController, _ direction: NavigationDirection
  ) -> UIViewController? {
    transitionStyle == .scroll ? neighbours[direction] ?? nil : ask(beside: page, direction)
  }

  private func ask(
    beside page: UIViewController, _ direction: NavigationDirection
  ) -> UIViewController? {
    guard let dataSource else { return nil }
    let isForward = direction == .forward
    let neighbour = environment.perform {
      isForward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    note(
      .question, "pageViewController(_:viewController\(isForward ? "After" : "Before"):)",
      neighbour?.displayName ?? "nil", rule: "KP01")
    return neighbour
  }

  private func tellFinished(from old: [UIViewController]) {
    tell(
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", old
    ) {
      $0.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
    }
  }

  func turn(
    to new: [UIViewController], direction: NavigationDirection, animated: Bool,
    _ completion: @escaping () -> Void
  ) {
    environment.perform {
      finishTurn?()
      neighbours = [:]
      let old = pages
      guard !new.elementsEqual(old, by: ===) else { return completion() }
      let leaving = old.filter { page in !new.contains { $0 === page } }
      let entering = new.filter { page in !old.contains { $0 === page } }
      leaving.forEach { $0.willMove(toParent: nil) }
      entering.forEach { addChild($0) }
      pages = new
      guard let container = viewIfLoaded else { return settle(leaving, entering, completion) }
      PageTurn(
        pages: self, container: container, old: leaving, new: entering,
        isForward: direction == .forward, isAnimated: animated && appearance == .appeared,
        isVisible: appearance == .appeared
      ).run { [self] in settle(leaving, entering, completion) }
    }
  }

  private func settle(
    _ old: [UIViewController], _ new: [UIViewController], _ completion: () -> Void
  ) {
    for page in old where page.parent === self { page.removeFromParent() }
    new.forEach { $0.didMove(toParent: self) }
    completion()
  }

  private func tell(
    _ name: String, _ pages: [UIViewController], _ body: (any UIPageViewControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    note(.callback, name, pages.map(\.displayName).joined(separator: ", "), rule: "KP03")
    body(delegate)
  }

  func note(_ kind: TraceEvent.Kind, _ name: String, _ value: String, rule: String) {
    environment.recorder.record(TraceEvent(kind, traceSubject, name, new: value, rule: rule))
  }
}
