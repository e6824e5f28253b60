import Foundation

// What may be pushed, and how the stack changes. Rules KN03, KN04, C37–C40.

extension UINavigationController {
  /// Puts a controller on top.
  ///
  /// Rules KN03, C37, C38.
  func push(_ viewController: UIViewController, animated: Bool) {
    guard accepts([viewController], besides: stack) else { return }
    environment.perform {
      finishTransition?()
      let old = topViewController
      let before = stack
      addChild(viewController)
      stack.append(viewController)
      mirrorPreferredSize()
      replaceTop(
        StackChange(
          old: old, new: viewController, isPush: true, before: before, entering: [viewController]),
        animated: animated)
    }
  }

  /// Takes everything above `viewController` off.
  ///
  /// - Returns: What was taken off, lowest first; `nil` when the controller is not on the stack.
  func pop(to viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      breach("Tried to pop to a view controller that doesn't exist.", rule: "KN03")
      return nil
    }
    return pop(to: index + 1, animated: animated)
  }

  /// Makes the stack exactly `viewControllers`.
  ///
  /// Rule KN04: a new top is pushed, one from below popped to, the old one left alone.
  func exchange(_ viewControllers: [UIViewController], animated: Bool) {
    guard accepts(viewControllers, besides: []) else { return }
    environment.perform {
      finishTransition?()
      let old = topViewController
      let isPop = viewControllers.last.map { new in stack.contains { $0 === new } } ?? false
      let change = StackChange(
        old: old, new: viewControllers.last, isPush: !isPop, before: stack,
        entering: viewControllers.filter { $0.parent !== self },
        leaving: stack.filter { member in !viewControllers.contains { $0 === member } })
      change.leaving.forEach { $0.willMove(toParent: nil) }
      change.entering.forEach { addChild($0) }
      stack = viewControllers
      mirrorPreferredSize()
      replaceTop(change, animated: animated)
    }
  }

  func pop(to count: Int, animated: Bool) -> [UIViewController] {
    guard count >= 1, stack.count > count else { return [] }
    return environment.perform {
      finishTransition?()
      let old = topViewController
      let before = stack
      let leaving = Array(stack[count...])
      stack.removeSubrange(count...)
      leaving.forEach { $0.willMove(toParent: nil) }
      replaceTop(
        StackChange(
          old: old, new: topViewController, isPush: false, before: before, leaving: leaving),
        animated: animated)
      return leaving
    }
  }

  /// Takes the content of another column over, at once.
  func takeOver(_ other: UIViewController) {
    if let other = other as? UINavigationController {
      install(stack + other.surrender())
    } else {
      other.willMove(toParent: nil)
      other.viewIfLoaded?.removeFromSuperview()
      other.removeFromParent()
      install(stack + [other])
    }
  }

  /// Gives the whole stack away.
  func surrender() -> [UIViewController] {
    let content = stack
    install([])
    return content
  }

  /// Makes the stack exactly `new` as part of another change: no transition of its own,
  /// what leaves the window disappears at once, what enters appears with the layout.
  func install(_ new: [UIViewController]) {
    finishTransition?()
    let oldTop = topViewController
    for child in stack where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    let entering = new.filter { $0.parent !== self }
    entering.forEach { addChild($0) }
    stack = new
    if let top = topViewController, top !== oldTop, isViewLoaded {
      environment.animations.perform(nil) {
        oldTop?.viewIfLoaded?.removeFromSuperview()
        insertBelowBar(top)
      }
    }
    entering.forEach { $0.didMove(toParent: self) }
    showTopItem()
  }

  /// Rules KN03, KS19: each controller once, no stack in a stack and no split view.
  ///
  /// A tab bar controller is taken, although UIKit's documentation advises against it.
  private func accepts(_ new: [UIViewController], besides old: [UIViewController]) -> Bool {
    for (index, member) in new.enumerated() {
      let isThere = (old + new[..<index]).contains { $0 === member }
      if let problem = isThere ? twice(member) : misfit(member) {
        breach(problem.message, rule: problem.rule)
        return false
      }
    }
    return true
  }

  private func twice(_ member: UIViewController) -> (message: String, rule: String) {
    let name = member.displayName
    return (
      "Pushing the same view controller instance more than once is not supported (\(name))", "KN03"
    )
  }

  private func misfit(_ member: UIViewController) -> (message: String, rule: String)? {
    switch member {
    case is UINavigationController: ("Pushing a navigation controller is not supported", "KN03")
    case is UISplitViewController:
      ("Split View Controllers cannot be pushed to a Navigation Controller \(displayName)", "KS19")
    default: nil
    }
  }

  private func breach(_ message: String, rule: String) {
    environment.breach(Breach(message: message, subject: traceSubject, rule: rule))
  }

  /// Shows the new top in place of the old one, in the recorded order of callbacks.
  private func replaceTop(_ change: StackChange, animated: Bool) {
    guard let container = viewIfLoaded, let new = change.new, new !== change.old else {
      return settle(change)
    }
    let isVisible = appearance == .appeared || appearance == .appearing
    NavigationTransition(
      navigation: self, container: container, change: change, new: new,
      isAnimated: animated && appearance == .appeared, isVisible: isVisible
    ).run { [self] in settle(change) }
  }

  /// Ends the moves that a change began.
  func settle(_ change: StackChange) {
    for child in change.leaving {
      if child.viewIfLoaded?.superview === viewIfLoaded {
        child.viewIfLoaded?.removeFromSuperview()
      }
      if child.parent === self { child.removeFromParent() }
    }
    for child in change.entering where child.parent === self { child.didMove(toParent: self) }
    if change.new === change.old || change.new == nil || viewIfLoaded == nil { showTopItem() }
    stackDidChange?()
  }
}

/// What a change of a navigation stack does to its top and its members.
struct StackChange {
  let old: UIViewController?
  let new: UIViewController?
  let isPush: Bool
  /// The whole stack as it was, which a cancelled transition brings back.
  let before: [UIViewController]
  var entering: [UIViewController] = []
  var leaving: [UIViewController] = []
}

extension Breach {
  init(message: String, subject: TraceSubject?, rule: String) {
    self.init("NSInvalidArgumentException", message, subject: subject, rule: rule)
  }
}
