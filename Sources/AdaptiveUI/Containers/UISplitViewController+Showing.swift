// Where `show` and `showDetailViewController` go. Rule KC03.

extension UISplitViewController {
  /// Expanded: the primary, or the secondary if the sender sits there.
  ///
  /// Collapsed: the stack.
  func showInColumns(_ vc: UIViewController, sender: Any?) {
    let target: UIViewController? =
      if isCollapsed {
        collapsedRoot
      } else if let secondary, stands(sender, in: secondary) {
        secondary
      } else {
        primary
      }
    if let stack = target as? UINavigationController {
      stack.show(vc, sender: sender)
    } else if target === secondary, !isCollapsed {
      setColumn(vc, .secondary)
    } else {
      setColumn(vc, .primary)
    }
  }

  /// Expanded: becomes the secondary, or goes onto its stack.
  ///
  /// Collapsed: pushed on the stack.
  func showDetailInColumns(_ vc: UIViewController, sender: Any?) {
    if isCollapsed, let stack = collapsedRoot as? UINavigationController {
      let content = (vc as? UINavigationController)?.viewControllers ?? [vc]
      merged += content
      content.forEach { stack.pushViewController($0, animated: true) }
    } else if let stack = secondary as? UINavigationController, !(vc is UINavigationController) {
      stack.show(vc, sender: sender)
    } else {
      setColumn(vc, .secondary)
    }
  }

  private func stands(_ sender: Any?, in column: UIViewController) -> Bool {
    guard let sender = sender as? UIViewController else { return false }
    return sequence(first: sender, next: \.parent).contains { $0 === column }
  }
}
