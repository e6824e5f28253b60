import Foundation

// Giving the columns back what went onto one stack. Rules KS11, KS13.

extension UISplitViewController {
  /// Rule KS11.
  func planClassicExpansion() -> SplitPlan {
    var plan = SplitPlan(structure: .expanded)
    guard let delegate else { return plan }
    plan.newPrimary = delegate.primaryViewController(forExpanding: self)
    noteQuestion(
      "primaryViewController(forExpanding:)", plan.newPrimary?.displayName ?? "nil", "KS11")
    guard let primary = plan.newPrimary ?? installed[.primary] else { return plan }
    plan.newSecondary = delegate.splitViewController(self, separateSecondaryFrom: primary)
    noteQuestion(
      "splitViewController(_:separateSecondaryFrom:)", plan.newSecondary?.displayName ?? "nil",
      "KS11")
    return plan
  }

  /// Rule KS13.
  func planColumnExpansion() -> SplitPlan {
    let size = viewIfLoaded?.window?.futureSize ?? viewIfLoaded?.bounds.size ?? .zero
    let proposal = mode(in: size)
    var answer = proposal
    if let delegate {
      answer = delegate.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposal)
      noteQuestion(
        "splitViewController(_:displayModeForExpandingToProposedDisplayMode:)",
        String(describing: answer), "KS13")
    }
    if answer != proposal, answer != .automatic { chosenCount = answer.count }
    tellColumns(from: seenWhileCollapsed, to: seen(in: answer))
    return SplitPlan(structure: .expanded)
  }

  /// The column whose content is on top now.
  var seenWhileCollapsed: [Column] {
    guard case .collapsed(let root) = structure else { return [] }
    guard let stack = collapsedStack, let top = stack.topViewController else { return [root] }
    let columns = merged.contents(of: stack.viewControllers)
    return [columns.first { $0.content.contains { $0 === top } }?.column ?? root]
  }

  func expand(_ plan: SplitPlan) {
    let hadMerged = !merged.columns.isEmpty
    if !hadMerged, let secondary = installed[.secondary] {
      noteState("expand", "\(secondary.displayName) again")
    }
    if let secondary = plan.newSecondary {
      merged.remove(.secondary)
      separateColumns()
      structure = .expanded
      setColumn(secondary, .secondary)
    } else {
      separateColumns()
      structure = .expanded
      if style == .unspecified, !hadMerged { separateFromPrimary() }
    }
    if let primary = plan.newPrimary { setColumn(primary, .primary) }
  }

  /// The default for a stack on which nothing of the secondary is: its top becomes the
  /// secondary.
  ///
  /// Rule KS11.
  private func separateFromPrimary() {
    if let vc = installed[.primary]?.separateSecondaryViewController(for: self) {
      noteState("expand", "\(vc.displayName) from \(installed[.primary]?.displayName ?? "primary")")
      setColumn(vc, .secondary)
    }
  }

  /// Gives every column back what it put onto the stack, and what came on top of it.
  func separateColumns() {
    defer { merged = MergedColumns() }
    guard let stack = collapsedStack else { return }
    let contents = merged.contents(of: stack.viewControllers).filter { !$0.content.isEmpty }
    for (column, _) in contents {
      let name = installed[column]?.displayName ?? String(describing: column)
      noteState("expand", "\(name) from \(stack.displayName)")
    }
    stack.install(merged.base(of: stack.viewControllers))
    for (column, content) in contents { giveBack(content, to: column) }
  }

  private func giveBack(_ content: [UIViewController], to column: Column) {
    if let stack = installed[column] as? UINavigationController {
      let kept = stack.viewControllers.filter { member in !content.contains { $0 === member } }
      stack.install(kept + content)
    } else if let top = content.last {
      // A column without a stack holds one controller: what was seen last.
      installed[column] = nil
      setColumn(top, column)
    }
  }
}
