public import Foundation

// Collapsing onto one stack. Rules KS01, KS02, KS10, KS12, KS14.

extension UISplitViewController {
  /// Collapses or expands when the hierarchy does not fit the traits any more.
  ///
  /// Rule KS01.
  func updateStructure() {
    let collapses = traitCollection.horizontalSizeClass == .compact
    let decided = plan
    plan = nil
    guard collapses != structure.isCollapsed else { return }
    let plan =
      decided?.structure.isCollapsed == collapses ? decided : makePlan(collapses: collapses)
    guard let plan else { return }
    if collapses { collapse(plan) } else { expand(plan) }
    if !awaitsCoordinator {
      environment.updateCycle.whenLaidOut { [weak self] in self?.finishStructure() }
    }
  }

  /// Flips ``isCollapsed`` once everything is done, and tells.
  ///
  /// Rules KS02, KS12, KC04.
  func finishStructure() {
    guard isCollapsed != structure.isCollapsed else { return }
    isCollapsed = structure.isCollapsed
    moveInspector()
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    guard style != .unspecified else { return }
    if isCollapsed {
      tell("splitViewControllerDidCollapse(_:)", rule: "KS12") {
        $0.splitViewControllerDidCollapse(self)
      }
    } else {
      tell("splitViewControllerDidExpand(_:)", rule: "KS13") {
        $0.splitViewControllerDidExpand(self)  // KS13
      }
    }
  }

  /// Asks the delegate what collapsing or expanding shall bring.
  func makePlan(collapses: Bool) -> SplitPlan {
    switch (collapses, style) {
    case (true, .unspecified): planClassicCollapse()
    case (true, _): planColumnCollapse()
    case (false, .unspecified): planClassicExpansion()
    case (false, _): planColumnExpansion()
    }
  }

  /// Rule KS10.
  func planClassicCollapse() -> SplitPlan {
    let root: Column = installed[.primary] == nil ? .secondary : .primary
    var plan = SplitPlan(structure: .collapsed(root: root))
    if let delegate {
      plan.newPrimary = delegate.primaryViewController(forCollapsing: self)
      noteQuestion(
        "primaryViewController(forCollapsing:)", plan.newPrimary?.displayName ?? "nil", "KS10")
    }
    guard root == .primary, let secondary = installed[.secondary] else { return plan }
    var isHandled = topColumnForCollapsing == .primary
    if let delegate, let primary = plan.newPrimary ?? installed[.primary] {
      isHandled =
        delegate.splitViewController(self, collapseSecondary: secondary, onto: primary) || isHandled
      noteQuestion(
        "splitViewController(_:collapseSecondary:onto:)", String(isHandled), "KS10")
    }
    if isHandled { plan.leftOut = secondary } else { plan.merging = [.secondary] }
    return plan
  }

  /// Rules KS12, KS14.
  private func planColumnCollapse() -> SplitPlan {
    let proposal: Column = installed[.compact] == nil ? .secondary : .compact
    var top = topColumnForCollapsing ?? proposal
    if let delegate {
      top = delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: top)
      noteQuestion(
        "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
        String(describing: top), "KS12")
    }
    let order: [Column] = [.primary, .supplementary, .secondary]
    let columns = order.filter {  // KS14
      installed[$0] != nil && !($0 == .supplementary && style != .tripleColumn)
    }
    let isCompact = top == .compact && installed[.compact] != nil
    let root = isCompact ? .compact : columns.first ?? .compact
    let stacked = isCompact ? [] : columns.prefix { $0.rawValue <= top.rawValue }
    tellColumns(from: appliedMode.map(seen) ?? [], to: [stacked.last ?? root])
    return SplitPlan(structure: .collapsed(root: root), merging: Array(stacked.dropFirst()))
  }

  private func collapse(_ plan: SplitPlan) {
    guard case .collapsed(let rootColumn) = plan.structure else { return }
    if let primary = plan.newPrimary { setColumn(primary, .primary) }
    structure = plan.structure
    guard let root = installed[rootColumn] else { return }
    for column in plan.merging { merge(column, onto: root) }
    if let leftOut = plan.leftOut {
      noteState("collapse", "\(leftOut.displayName) is left out")
    } else if plan.merging.isEmpty {
      noteState("collapse", "\(root.displayName) alone")
    }
  }

  private func merge(_ column: Column, onto root: UIViewController) {
    guard let other = installed[column] else { return }
    let content = (other as? UINavigationController)?.viewControllers ?? [other]
    noteState("collapse", "\(other.displayName) onto \(root.displayName)")
    other.viewIfLoaded?.removeFromSuperview()
    root.collapseSecondaryViewController(other, for: self)
    let isTaken = content.last.map { root.children.contains($0) } ?? true
    if isTaken { merged.add(content, of: column) }
  }

  func noteState(_ name: String, _ text: String) {
    let isClassic = style == .unspecified
    let rule = name == "collapse" ? (isClassic ? "KS10" : "KS14") : (isClassic ? "KS11" : "KS13")
    environment.recorder.record(
      TraceEvent(.state, traceSubject, name, new: text, rule: rule))
  }

  func noteQuestion(_ name: String, _ answer: String, _ rule: String) {
    environment.recorder.record(
      TraceEvent(.question, traceSubject, name, new: answer, rule: rule))
  }

  /// Records a call to the delegate and makes it.
  func tell(
    _ name: String, _ value: String? = nil, rule: String,
    _ body: (any UISplitViewControllerDelegate) -> Void
  ) {
    guard let delegate else { return }
    environment.recorder.record(
      TraceEvent(.callback, traceSubject, name, new: value, rule: rule))
    body(delegate)
  }

  /// Tells the delegate which columns go and which come.
  ///
  /// Rules KS12, KS13.
  func tellColumns(from old: [Column], to new: [Column]) {
    guard style != .unspecified else { return }
    for column in old where !new.contains(column) {
      tell("splitViewController(_:willHide:)", String(describing: column), rule: "KS12") {
        $0.splitViewController(self, willHide: column)
      }
    }
    for column in new where !old.contains(column) {
      tell("splitViewController(_:willShow:)", String(describing: column), rule: "KS12") {
        $0.splitViewController(self, willShow: column)
      }
    }
  }
}

extension UIViewController {
  /// Posted when a split view controller expanded or collapsed.
  ///
  /// Rule KC04.
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
