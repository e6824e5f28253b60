import Foundation

// What is announced to controllers that are about to move from stack to stack. Rules P20, U04, C13.

extension UISplitViewController {
  /// Decides what the coming traits mean, while everything is still in place.
  ///
  /// Rule KS02.
  func prepare(
    for traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    plan = nil
    let collapses = traits.horizontalSizeClass == .compact
    guard viewIfLoaded?.window != nil, collapses != structure.isCollapsed else { return }
    plan = makePlan(collapses: collapses)
    guard let coordinator = coordinator as? TransitionCoordinator else { return }
    awaitsCoordinator = true
    coordinator.atEnd { [weak self] in
      self?.plan = nil
      self?.awaitsCoordinator = false
      self?.finishStructure()
    }
  }

  /// What each column gets back when the plan is to expand.
  private var returning: [(column: SplitPlan.Column, content: [UIViewController])] {
    guard plan?.structure == .expanded, let stack = collapsedStack else { return [] }
    return merged.contents(of: stack.viewControllers)
  }

  /// Announces traits; who goes back into a column hears that column's.
  func forwardPlannedTraits(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator,
    _ forward: () -> Void
  ) {
    guard let stack = collapsedStack, let top = stack.topViewController,
      let column = returning.first(where: { $0.content.contains { $0 === top } })?.column,
      column == .secondary
    else { return forward() }
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    stack.futureTraits = { $0 === top ? regular : nil }
    defer { stack.futureTraits = nil }
    let future = stack.futureTraits(parentTraits: traits)
    forward()
    if future.changedTraits(from: stack.traitCollection).isEmpty {
      top.announceTraits(
        top.futureTraits(parentTraits: future), parentChanged: false, with: coordinator)
    }
  }

  /// Announces a size; who is about to move hears what it gets there.
  func forwardPlannedSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator,
    _ forward: () -> Void
  ) {
    guard let plan else { return forward() }
    switch plan.structure {
    case .collapsed(let root): forwardCollapse(plan, root, size, coordinator, forward)
    case .expanded: forwardExpansion(size, coordinator, forward)
    }
  }

  /// The old top of the root's stack will be covered, the last column's top will be seen.
  private func forwardCollapse(
    _ plan: SplitPlan, _ root: SplitPlan.Column, _ size: CGSize,
    _ coordinator: any UIViewControllerTransitionCoordinator, _ forward: () -> Void
  ) {
    let stack = installed[root] as? UINavigationController
    let moving = plan.merging.last.flatMap { installed[$0] }
    guard let stack, let moving else { return forward() }
    let covered = stack.topViewController
    stack.futureSize = { $0 === covered ? $0.viewIfLoaded?.bounds.size : nil }
    defer { stack.futureSize = nil }
    forward()
    let top = (moving as? UINavigationController)?.topViewController ?? moving
    top.announceSize(size, with: coordinator)
  }

  /// The root's stack keeps its base; the others get the places of their columns.
  private func forwardExpansion(
    _ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator,
    _ forward: () -> Void
  ) {
    guard let stack = collapsedStack, let stackView = stack.viewIfLoaded else { return forward() }
    let frames = columnFrames(in: size, structure: .expanded)
    let base = merged.base(of: stack.viewControllers).last
    let tops = returning.compactMap { entry -> PlacedColumn? in
      guard let top = entry.content.last, let column = installed[entry.column],
        let frame = frames.first(where: { $0.controller === column })?.frame
      else { return nil }
      return (top, frame)
    }
    let own = frames.first { $0.controller === stack }?.frame.size ?? stackView.bounds.size
    let sizes = { (child: UIViewController) -> CGSize? in
      if let place = tops.first(where: { $0.controller === child }) { return place.frame.size }
      return child === base ? own : child.viewIfLoaded?.bounds.size
    }
    stack.futureSize = sizes
    defer { stack.futureSize = nil }
    forward()
    // A stack that keeps its size is not told and hands nothing on.
    guard own == stackView.bounds.size else { return }
    for child in stack.viewControllers {
      if let size = sizes(child) { child.announceSize(size, with: coordinator) }
    }
  }
}
