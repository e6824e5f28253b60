// Where `show`, `showDetailViewController` and `show(_:)` go. Rules KC03, KC05, KS09.

extension UISplitViewController {
  /// Expanded: the primary, or the secondary if the sender sits in the primary.
  ///
  /// Collapsed: the stack. Rule KC03.
  func showInColumns(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified, let delegate {  // KC05
      let isShown = delegate.splitViewController(self, show: vc, sender: sender)
      noteQuestion("splitViewController(_:show:sender:)", String(isShown), "KC05")
      if isShown { return }
    }
    let column: Column =
      if case .collapsed(let root) = structure { root } else {
        isSender(sender, in: installed[.primary]) ? .secondary : .primary
      }
    if let stack = installed[column] as? UINavigationController, !(vc is UINavigationController) {
      stack.show(vc, sender: sender)
    } else {
      replace(column, with: vc)
    }
  }

  /// Expanded: becomes the secondary, or goes onto its stack.
  ///
  /// Collapsed: pushed on the stack. Rule KC03.
  func showDetailInColumns(_ vc: UIViewController, sender: Any?) {
    if style == .unspecified, let delegate {  // KC05
      let isShown = delegate.splitViewController(self, showDetail: vc, sender: sender)
      noteQuestion("splitViewController(_:showDetail:sender:)", String(isShown), "KC05")
      if isShown { return }
    }
    if let stack = collapsedStack {
      let content = (vc as? UINavigationController)?.surrender() ?? [vc]
      merged.add(content, of: .secondary)
      stack.setViewControllers(stack.viewControllers + content, animated: true)
    } else if structure.isCollapsed {
      present(vc, animated: true)
    } else if let stack = installed[.secondary] as? UINavigationController,
      !(vc is UINavigationController)
    {
      stack.show(vc, sender: sender)
    } else {
      replace(.secondary, with: vc)
    }
  }

  private func replace(_ column: Column, with vc: UIViewController) {
    if style == .unspecified { setColumn(vc, column) } else { setViewController(vc, for: column) }
  }

  private func isSender(_ sender: Any?, in column: UIViewController?) -> Bool {
    guard let column, let sender = sender as? UIViewController else { return false }
    return sequence(first: sender, next: \.parent).contains { $0 === column }
  }

  /// Brings a column's content to the top of the one stack.
  ///
  /// Rule KS09.
  func showOnStack(_ column: Column) {
    guard let stack = collapsedStack else { return }
    let members = stack.viewControllers
    let onStack = merged.contents(of: members).first { $0.column == column }?.content
    if let onStack, let top = onStack.last, members.contains(where: { $0 === top }) {
      stack.popToViewController(top, animated: true)
    } else if column == .primary, let top = merged.base(of: members).last {
      stack.popToViewController(top, animated: true)
    } else if let other = installed[column], other !== stack {
      let content = onStack ?? (other as? UINavigationController)?.surrender() ?? []
      merged.add(content, of: column)
      stack.setViewControllers(members + content, animated: true)
    }
  }

  /// Takes a column's content off the one stack; what lies below it is seen.
  ///
  /// Rule KS09.
  func hideOnStack(_ column: Column) {
    guard let stack = collapsedStack,
      let first = merged.contents(of: stack.viewControllers).first(where: { $0.column == column })?
        .content.first,
      let index = stack.viewControllers.firstIndex(where: { $0 === first }), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }
}
