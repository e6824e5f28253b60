import Foundation

// Collapsing onto one stack and expanding again. Rules KS01, KS02, KS10–KS14.

extension UISplitViewController {
  /// Rule KS01: collapsed exactly in a horizontally compact environment.
  func updateCollapse() {
    let wantsCollapse = traitCollection.horizontalSizeClass == .compact
    guard wantsCollapse != isCollapsed else { return }
    if wantsCollapse { collapse() } else { expand() }
  }

  private func collapse() {
    if compact == nil, let secondary, let primary {
      mergeSecondary(secondary, onto: primary)
    }
    // Rule KS02: the flag flips when everything is done.
    isCollapsed = true
    if style != .unspecified {
      tell("splitViewControllerDidCollapse(_:)", rule: "KS12") {
        delegate?.splitViewControllerDidCollapse(self)
      }
    }
  }

  private func mergeSecondary(_ secondary: UIViewController, onto primary: UIViewController) {
    let stays = keepsSecondary(secondary, primary)
    guard stays, let navigation = primary as? UINavigationController else {
      note("collapse", "\(secondary.displayName) is left out")
      return
    }
    let content = (secondary as? UINavigationController)?.viewControllers ?? [secondary]
    note("collapse", "\(secondary.displayName) onto \(primary.displayName)")
    merged = content
    if let stack = secondary as? UINavigationController {
      stack.viewIfLoaded?.removeFromSuperview()
      stack.setViewControllers([], animated: false)
    } else {
      secondary.willMove(toParent: nil)
      secondary.viewIfLoaded?.removeFromSuperview()
      secondary.removeFromParent()
    }
    navigation.setViewControllers(navigation.viewControllers + content, animated: false)
  }

  /// Asks whether the secondary's content goes onto the stack.
  ///
  /// Rules KS10, KS12.
  private func keepsSecondary(_ secondary: UIViewController, _ primary: UIViewController) -> Bool {
    if style == .unspecified {
      guard let delegate else { return topColumnForCollapsing != .primary }
      let handled = delegate.splitViewController(
        self, collapseSecondary: secondary, onto: primary)
      question(
        "splitViewController(_:collapseSecondary:onto:)", String(handled), rule: "KS10")
      return !handled && topColumnForCollapsing != .primary
    }
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary)
      ?? topColumnForCollapsing ?? .secondary
    question(
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      String(describing: top), rule: "KS12")
    return top != .primary
  }

  private func expand() {
    if compact == nil, let secondary { separateSecondary(secondary) }
    isCollapsed = false
    if style != .unspecified {
      tell("splitViewControllerDidExpand(_:)", rule: "KS13") {
        delegate?.splitViewControllerDidExpand(self)
      }
    }
  }

  /// Gives the secondary column back what was put onto the stack, and what came on top of it.
  ///
  /// Rule KS11.
  private func separateSecondary(_ secondary: UIViewController) {
    guard let navigation = primary as? UINavigationController else { return }
    let onStack = navigation.viewControllers
    let start = onStack.firstIndex { member in merged.contains { $0 === member } }
    let content = start.map { Array(onStack[$0...]) } ?? merged
    merged = []
    guard !content.isEmpty else { return }
    note("expand", "\(secondary.displayName) from \(navigation.displayName)")
    if let start {
      navigation.setViewControllers(Array(onStack[..<start]), animated: false)
    }
    if let stack = secondary as? UINavigationController {
      stack.setViewControllers(content, animated: false)
    } else if secondary.parent !== self {
      addChild(secondary)
      secondary.didMove(toParent: self)
    }
  }

  private func note(_ name: String, _ text: String) {
    environment.recorder.record(
      TraceEvent(
        .state, traceSubject, name, new: text, rule: name == "collapse" ? "KS10" : "KS11"))
  }

  private func question(_ name: String, _ answer: String, rule: String) {
    environment.recorder.record(
      TraceEvent(.question, traceSubject, name, new: answer, rule: rule))
  }

  private func tell(_ name: String, rule: String, _ body: () -> Void) {
    guard delegate != nil else { return }
    environment.recorder.record(TraceEvent(.callback, traceSubject, name, rule: rule))
    body()
  }
}
