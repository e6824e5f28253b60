import Foundation

// How pages change, by the program and by the user. Rules KP01, KP03, C45.

extension UIPageViewController {
  /// Shows the first of `viewControllers` as the page that is seen.
  ///
  /// Rules KP01, KP03: the delegate is not told.
  public func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first, viewControllers?.count == 1 else {
      environment.breach(
        Breach(
          message:
            "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't "
            + "match the number required (1) for the requested transition",
          subject: traceSubject, rule: "KP01"))
      return
    }
    turn(to: new, direction: direction, animated: animated) { completion?(true) }
  }

  /// Turns to a neighbour as a user does.
  ///
  /// Rule KP03: the delegate is told.
  /// - Returns: Whether there is a page on that side.
  @discardableResult package func turnAsUser(_ direction: NavigationDirection) -> Bool {
    guard let old = page, let dataSource else { return false }
    let isForward = direction == .forward
    let neighbour = environment.perform {
      isForward
        ? dataSource.pageViewController(self, viewControllerAfter: old)
        : dataSource.pageViewController(self, viewControllerBefore: old)
    }
    note(
      .question, "pageViewController(_:viewController\(isForward ? "After" : "Before"):)",
      neighbour?.displayName ?? "nil", rule: "KP01")
    guard let neighbour else { return false }
    tell("pageViewController(_:willTransitionTo:)", neighbour) {
      $0.pageViewController(self, willTransitionTo: [neighbour])
    }
    turn(to: neighbour, direction: direction, animated: true) { [weak self] in
      self?.tellFinished(from: old)
    }
    return true
  }

  private func tellFinished(from old: UIViewController) {
    tell(
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)", old
    ) {
      $0.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
    }
  }

  private func turn(
    to new: UIViewController, direction: NavigationDirection, animated: Bool,
    _ completion: @escaping () -> Void
  ) {
    environment.perform {
      finishTurn?()
      guard new !== page else { return completion() }
      let old = page
      old?.willMove(toParent: nil)
      addChild(new)
      page = new
      guard let container = viewIfLoaded else { return settle(old, new, completion) }
      PageTurn(
        pages: self, container: container, old: old, new: new, isForward: direction == .forward,
        isAnimated: animated && appearance == .appeared,
        isVisible: appearance == .appeared
      ).run { [self] in settle(old, new, completion) }
    }
  }

  private func settle(
    _ old: UIViewController?, _ new: UIViewController, _ completion: () -> Void
  ) {
    if let old, old.parent === self { old.removeFromParent() }
    new.didMove(toParent: self)
    completion()
  }

  private func tell(
    _ name: String, _ page: UIViewController, _ body: (any UIPageViewControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    note(.callback, name, page.displayName, rule: "KP03")
    body(delegate)
  }

  private func note(_ kind: TraceEvent.Kind, _ name: String, _ value: String, rule: String) {
    environment.recorder.record(TraceEvent(kind, traceSubject, name, new: value, rule: rule))
  }
}
