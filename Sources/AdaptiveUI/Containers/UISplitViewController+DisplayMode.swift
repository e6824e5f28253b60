import Foundation

// Which columns are seen. Rules KS05–KS07, KS09, KS13.

extension UISplitViewController {
  /// The mode in use; never automatic, of no meaning while collapsed.
  ///
  /// Rules KS05, KS07.
  public var displayMode: DisplayMode { mode(in: viewIfLoaded?.bounds.size ?? .zero) }

  /// What columns do to the secondary now.
  ///
  /// Rule KS05.
  public var splitBehavior: SplitBehavior { behavior(in: viewIfLoaded?.bounds.size ?? .zero) }

  /// Brings a column into sight, by the nearest mode that shows it; collapsed, onto the stack.
  ///
  /// Rule KS09.
  func bringIntoSight(_ column: Column) {
    guard style != .unspecified else { return }
    if column == .inspector { return setInspector(shown: true) }
    if structure.isCollapsed { return showOnStack(column) }
    let index = sideColumns.reversed().firstIndex(of: column).map { sideColumns.count - 1 - $0 }
    guard let index else { return }
    let needed = sideColumns.count - index
    if displayMode.count < needed { change(to: needed) }
  }

  /// Takes a column out of sight, by the nearest mode that does not show it; the secondary stays.
  ///
  /// Rule KS09.
  func takeOutOfSight(_ column: Column) {
    guard style != .unspecified else { return }
    if column == .inspector { return setInspector(shown: false) }
    if structure.isCollapsed { return hideOnStack(column) }
    guard let index = sideColumns.firstIndex(of: column) else { return }
    let left = sideColumns.count - index - 1
    if displayMode.count > left { change(to: left) }
  }

  /// The columns besides the secondary, outermost first.
  var sideColumns: [Column] {
    let all: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
    return all.filter { installed[$0] != nil }
  }

  /// The mode that a split view of `size` has: by preference, by choice, or by its shape.
  ///
  /// Rule KS07: UIKit publishes no thresholds; here a column is shown beside the
  /// others where the view is wider than high.
  func mode(in size: CGSize) -> DisplayMode {
    let automatic = size.width > size.height ? 1 : 0
    let count = preferredDisplayMode == .automatic ? automatic : preferredDisplayMode.count
    return behavior(in: size).mode(showing: min(chosenCount ?? count, sideColumns.count))
  }

  /// A preferred mode brings its behaviour along, unless a behaviour is preferred, too.
  private func behavior(in size: CGSize) -> SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return size.width > size.height ? .tile : .overlay
    }
  }

  /// A new preference counts more than what was shown or hidden before.
  func preferenceDidChange() {
    chosenCount = nil
    viewIfLoaded?.setNeedsLayout()
  }

  /// What the mode button does.
  func togglePrimary() {
    guard !structure.isCollapsed else { return }
    change(to: displayMode.count == sideColumns.count ? 0 : sideColumns.count)
  }

  /// Rule KS06: overlaid columns go, displacing ones leave one beside.
  func takeCoveringColumnsAway() {
    change(to: displayMode == .twoDisplaceSecondary ? 1 : 0)
  }

  /// Shows `count` columns besides the secondary, animated, with a coordinator from now on.
  ///
  /// Rule KS09.
  private func change(to count: Int) {
    let old = seen(in: displayMode)
    chosenCount = count
    let new = seen(in: displayMode).filter { !old.contains($0) }
    animateColumns { [weak self] in self?.tellShown(new) }
  }

  /// Places the columns anew, animated, with a coordinator from now on.
  func animateColumns(_ finish: @escaping () -> Void) {
    guard let container = viewIfLoaded, container.window != nil else { return }
    environment.perform {
      ownCoordinator?.finishNow()
      let coordinator = TransitionCoordinator(
        environment: environment, container: container,
        duration: TransitionCoordinator.standardDuration)
      ownCoordinator = coordinator  // X15
      let cycle = environment.updateCycle
      coordinator.run(
        changes: { container.setNeedsLayout() }, layout: { cycle.flush() },
        finish: { [weak self] in
          self?.ownCoordinator = nil
          finish()
        })
    }
  }

  /// Tells the delegate of a mode that differs from that of the last layout.
  ///
  /// Rule KS13.
  func noteMode(_ new: DisplayMode) {
    defer { appliedMode = new }
    guard let old = appliedMode, old != new else { return }
    environment.recorder.record(
      TraceEvent(
        .state, traceSubject, "display mode", old: String(describing: old),
        new: String(describing: new), rule: "KS05"))
    tell("splitViewController(_:willChangeTo:)", String(describing: new), rule: "KS13") {
      $0.splitViewController(self, willChangeTo: new)
    }
    tellColumns(from: seen(in: old), to: seen(in: new))
  }

  /// The columns that a mode shows.
  func seen(in mode: DisplayMode) -> [Column] { sideColumns.suffix(mode.count) + [.secondary] }
}
