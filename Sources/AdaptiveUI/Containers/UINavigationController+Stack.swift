import Foundation

// What may be pushed, and how the stack changes. Rules KN03, KN04, C37–C40.

extension UINavigationController {
  /// Puts a controller on top.
  ///
  /// Rules KN03, C37, C38.
  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard accepts(viewController) else { return }
    finishTransition?()
    let old = topViewController
    addChild(viewController)
    stack.append(viewController)
    replaceTop(old, with: viewController, animated: animated, isPush: true, leaving: [])
  }

  /// Takes the top off; the root stays.
  ///
  /// Rules KN03, C39.
  /// - Returns: The controller that was taken off.
  @discardableResult public func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 1, animated: animated).last
  }

  /// Takes everything above `viewController` off.
  ///
  /// - Returns: What was taken off, lowest first; `nil` when the controller is not on the stack.
  @discardableResult public func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      breach("Tried to pop to a view controller that doesn't exist.", rule: "KN03")
      return nil
    }
    return pop(to: index + 1, animated: animated)
  }

  /// Takes everything above the root off.
  ///
  /// - Returns: What was taken off, lowest first.
  @discardableResult public func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }

  /// Makes the stack exactly `viewControllers`.
  ///
  /// Rule KN04: a new top is pushed, one from below popped to, the old one left alone.
  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    finishTransition?()
    let old = topViewController
    let isPop = viewControllers.last.map { new in stack.contains { $0 === new } } ?? false
    let leaving = stack.filter { member in !viewControllers.contains { $0 === member } }
    for child in viewControllers where child.parent !== self { addChild(child) }
    stack = viewControllers
    guard let new = viewControllers.last, new !== old else {
      leaving.forEach { leave($0) }
      showTopItem()
      return
    }
    replaceTop(old, with: new, animated: animated, isPush: !isPop, leaving: leaving)
  }

  private func pop(to count: Int, animated: Bool) -> [UIViewController] {
    guard count >= 1, stack.count > count else { return [] }
    finishTransition?()
    let old = topViewController
    let leaving = Array(stack[count...])
    stack.removeSubrange(count...)
    leaving.forEach { $0.willMove(toParent: nil) }
    if let new = topViewController {
      replaceTop(old, with: new, animated: animated, isPush: false, leaving: leaving)
    }
    return leaving
  }

  private func accepts(_ viewController: UIViewController) -> Bool {
    if stack.contains(where: { $0 === viewController }) {
      breach(
        "Pushing the same view controller instance more than once is not supported (\(viewController.displayName))",
        rule: "KN03")
      return false
    }
    if viewController is UITabBarController || viewController is UISplitViewController {
      let kind = viewController is UITabBarController ? "Tab bar" : "Split View"
      breach(
        "\(kind) Controllers cannot be pushed to a Navigation Controller \(displayName)",
        rule: viewController is UITabBarController ? "KN03" : "KS19")
      return false
    }
    return true
  }

  private func breach(_ message: String, rule: String) {
    environment.breach(Breach(message: message, subject: traceSubject, rule: rule))
  }

  private func leave(_ child: UIViewController) {
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  /// Shows `new` in place of `old`, in the recorded order of callbacks.
  private func replaceTop(
    _ old: UIViewController?, with new: UIViewController, animated: Bool, isPush: Bool,
    leaving: [UIViewController]
  ) {
    guard let container = viewIfLoaded else {
      leaving.forEach { leave($0) }
      if isPush { new.didMove(toParent: self) }
      return
    }
    let isVisible = appearance == .appeared || appearance == .appearing
    let transition = NavigationTransition(
      navigation: self, container: container, old: old, new: new, isPush: isPush,
      isAnimated: animated && isVisible, isVisible: isVisible)
    transition.run { [self] in
      leaving.forEach { leave($0) }
      if isPush { new.didMove(toParent: self) }
      mirrorPreferredSize()
    }
  }
}

extension Breach {
  init(message: String, subject: TraceSubject?, rule: String) {
    self.init("NSInvalidArgumentException", message, subject: subject, rule: rule)
  }
}
