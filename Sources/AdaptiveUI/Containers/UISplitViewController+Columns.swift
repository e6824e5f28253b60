// What is in the columns. Rules KS03, KS04.

extension UISplitViewController {
  /// Puts a controller into a column, in a navigation controller if it brings none.
  ///
  /// Rules KS03, KS04.
  func fill(_ column: Column, with vc: UIViewController?) {
    guard style != .unspecified, column != .supplementary || style == .tripleColumn,
      column != .inspector || environment.policy.hasInspectorColumn  // KS17
    else { return }
    if vc is UITabBarController, column == .primary || column == .supplementary {
      return environment.breach(
        Breach(
          message: "UITabBarController is unsupported as viewController for column \(column)",
          subject: traceSubject, rule: "KS04"))
    }
    let stack = environment.perform {
      needsStack(vc, column) ? vc.map { UINavigationController(rootViewController: $0) } : vc
    }
    setColumn(stack, column)
    given[column] = vc
  }

  /// Containers that cannot be on a stack, and what is in the compact column, get none.
  private func needsStack(_ vc: UIViewController?, _ column: Column) -> Bool {
    let isContainer =
      vc is UINavigationController || vc is UITabBarController || vc is UISplitViewController
    return column != .compact && column != .inspector && !isContainer
  }

  /// The controller that was put into a column, without the stack that was made for it.
  ///
  /// Rule KS04.
  public func viewController(for column: Column) -> UIViewController? {
    style == .unspecified ? nil : given[column]
  }

  /// What is in the hierarchy: the columns, or the one that is left.
  var structureControllers: [UIViewController] {
    if case .collapsed(let root) = structure { return [installed[root]].compactMap { $0 } }
    return [.primary, .supplementary, .secondary].compactMap { installed[$0] }
  }

  /// The stack that all columns share while collapsed.
  var collapsedStack: UINavigationController? {
    guard case .collapsed(let root) = structure else { return nil }
    return installed[root] as? UINavigationController
  }

  func setColumn(_ vc: UIViewController?, _ column: Column) {
    let old = installed[column]
    guard old !== vc else { return }
    prepareToReplace(column)
    installed[column] = vc
    given[column] = vc
    if column == .inspector { return exchangeInspector(old, vc) }
    if let old, old.parent === self {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// While collapsed, what the column brought leaves the stack; a new root collects it again.
  private func prepareToReplace(_ column: Column) {
    guard structure.isCollapsed else { return }
    if structure == .collapsed(root: column) {
      separateColumns()
      structure = .expanded
    } else if merged.contains(column), let stack = collapsedStack {
      let others = merged.contents(of: stack.viewControllers).filter { $0.column != column }
      stack.install(merged.base(of: stack.viewControllers) + others.flatMap(\.content))
      merged.remove(column)
    }
  }
}
