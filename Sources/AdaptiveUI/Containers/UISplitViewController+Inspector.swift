public import Foundation

// The inspector, dividers that users drag, and what is in sight. Rule KS17.

extension UISplitViewController {
  /// Whether a column is in sight: beside others, on top of the one stack, or as a sheet.
  ///
  /// Rule KS17.
  public func isShowing(_ column: Column) -> Bool {
    if column == .inspector {
      return structure.isCollapsed
        ? installed[.inspector]?.presentingViewController != nil
        : isInspectorShown && installed[.inspector] != nil
    }
    return structure.isCollapsed
      ? seenWhileCollapsed.contains(column)
      : installed[column] != nil && seen(in: displayMode).contains(column)
  }

  /// The inspector's width in points.
  public var preferredInspectorColumnWidth: CGFloat {
    get { inspectorWidth.preferred }
    set { inspectorWidth.preferred = newValue }
  }
  /// The least width of the inspector in points.
  public var minimumInspectorColumnWidth: CGFloat {
    get { inspectorWidth.minimum }
    set { inspectorWidth.minimum = newValue }
  }
  /// The greatest width of the inspector in points.
  public var maximumInspectorColumnWidth: CGFloat {
    get { inspectorWidth.maximum }
    set { inspectorWidth.maximum = newValue }
  }

  /// The inspector at the trailing edge; `nil` while it is hidden.
  ///
  /// Rule KS17. Its automatic share is this project's choice, as those of the other columns.
  func inspectorFrame(in size: CGSize) -> CGRect? {
    guard isInspectorShown, installed[.inspector]?.parent === self else { return nil }
    let width = inspectorWidth.resolved(in: size.width, automaticFraction: automaticFraction)
    let isTurned = viewIfLoaded?.isRightToLeft ?? false
    return CGRect(
      x: isTurned ? 0 : size.width - width, y: 0, width: width, height: size.height)
  }

  /// Shows or hides the inspector: at the edge while expanded, as a sheet while collapsed.
  ///
  /// Rule KS17.
  func setInspector(shown: Bool) {
    guard let vc = installed[.inspector], isShowing(.inspector) != shown else { return }
    isInspectorShown = shown
    tellColumns(from: shown ? [] : [.inspector], to: shown ? [.inspector] : [])
    if structure.isCollapsed {
      shown ? presentInspector(vc) : vc.dismiss(animated: true)
      return
    }
    if shown { embed(vc) }
    animateColumns { [weak self] in
      if shown { self?.tellShown([.inspector]) } else { self?.release(vc) }
    }
  }

  /// Takes the inspector along when all columns become one, and back when they part.
  ///
  /// Rule KS17.
  func moveInspector() {
    guard let vc = installed[.inspector], isInspectorShown else { return }
    if isCollapsed {
      release(vc)
      presentInspector(vc)
    } else if vc.presentingViewController != nil {
      vc.dismiss(animated: false)
      embed(vc)
      viewIfLoaded?.setNeedsLayout()
    } else {
      // The user sent the sheet away.
      isInspectorShown = false
    }
  }

  func exchangeInspector(_ old: UIViewController?, _ new: UIViewController?) {
    if let old { release(old) }
    if isInspectorShown, !structure.isCollapsed, let new { embed(new) }
    if new == nil { isInspectorShown = false }
    viewIfLoaded?.setNeedsLayout()
  }

  private func presentInspector(_ vc: UIViewController) {
    vc.modalPresentationStyle = .pageSheet
    present(vc, animated: true) { [weak self] in self?.tellShown([.inspector]) }
  }

  private func embed(_ vc: UIViewController) {
    guard vc.parent !== self else { return }
    addChild(vc)
    vc.didMove(toParent: self)
  }

  private func release(_ vc: UIViewController) {
    guard vc.parent === self else { return }
    vc.willMove(toParent: nil)
    vc.viewIfLoaded?.removeFromSuperview()
    vc.removeFromParent()
  }

  func bringInspectorToFront(in container: UIView) {
    guard let view = installed[.inspector]?.viewIfLoaded, view.superview === container else {
      return
    }
    container.bringSubviewToFront(view)
  }

  /// Tells which columns came into sight, after they did.
  ///
  /// Rule KS17.
  func tellShown(_ columns: [Column]) {
    guard environment.policy.hasInspectorColumn, style != .unspecified else { return }
    for column in columns {
      tell("splitViewController(_:didShow:)", String(describing: column), rule: "KS17") {
        $0.splitViewController(self, didShow: column)
      }
    }
  }

  /// Makes a column wider, or narrower by a negative distance, as dragging its divider does.
  ///
  /// The limits of the column hold. Rule KS17.
  package func dragDivider(of column: Column, by distance: CGFloat) {
    guard environment.policy.hasInspectorColumn, !structure.isCollapsed, isShowing(column) else {
      return
    }
    let whole = viewIfLoaded?.bounds.width ?? 0
    func drag(_ width: inout ColumnWidth) {
      let now = width.resolved(in: whole, automaticFraction: automaticFraction)
      width.dragged = max(now + distance, 0)  // KS17
    }
    switch column {
    case .primary: drag(&primaryWidth)
    case .supplementary: drag(&supplementaryWidth)
    case .inspector: drag(&inspectorWidth)
    case .secondary, .compact: break
    }
  }
}
