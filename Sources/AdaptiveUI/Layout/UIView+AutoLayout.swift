// The seams between the view tree and Auto Layout.
package import Foundation

extension UIView {
  /// The engine of the hierarchy, if it has one by now.
  var layoutEngine: LayoutEngine? { rootView.layoutState.engine }

  /// The engine of the hierarchy, made now if constraints wait for one.
  private var neededEngine: LayoutEngine? {
    let root = rootView
    if let engine = root.layoutState.engine { return engine }
    guard root.layoutState.needsEngine else { return nil }
    let engine = LayoutEngine(root: root, report: { [unowned root] in root.logConflict($0) })
    root.layoutState.engine = engine
    return engine
  }

  /// Brings the solution of the whole hierarchy up to date; marks the views that it moves.
  func solveConstraints() { neededEngine?.solveIfNeeded() }

  /// Sets the frames of the subviews that constraints determine.
  ///
  /// Called by ``layoutSubviews()``.
  func placeSubviewsByConstraints() {
    guard let engine = neededEngine else { return }
    engine.solveIfNeeded(for: self)
    // The receiver's scale: subviews take their traits only before their own layout.
    let scale = pixelScale
    for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let rect = engine.solvedRect(of: subview) else { continue }  // LA5.9
      subview.place(subview.pixelFrame(forAlignmentRect: rect, scale: scale))  // V21 P32
    }
  }

  /// Whether constraints say how large the view is although no superview places it.
  ///
  /// Rule LA5.10.
  var sizesItselfByConstraints: Bool {
    // A window is in itself.
    superview == nil && !translatesAutoresizingMaskIntoConstraints && window !== self
  }

  /// Gives a view without superview the size that its constraints decide; what they leave open stays.
  ///
  /// Rule LA5.10.
  func takeSizeFromConstraints() {
    guard sizesItselfByConstraints, let rect = layoutEngine?.solvedRect(of: self) else { return }
    let size = pixelFrame(forAlignmentRect: rect).size
    if size != bounds.size { frame = CGRect(origin: frame.origin, size: size) }
  }

  /// The frame on the pixel grid: edges are rounded, not sizes.
  ///
  /// Rules LF1–LF4.
  func pixelFrame(forAlignmentRect rect: CGRect, scale: CGFloat? = nil) -> CGRect {
    let exact = frame(forAlignmentRect: rect)
    let scale = scale ?? pixelScale
    let left = LayoutMetrics.snapped(exact.minX, scale: scale)  // LF1
    let top = LayoutMetrics.snapped(exact.minY, scale: scale)
    return CGRect(
      x: left, y: top, width: LayoutMetrics.snapped(exact.maxX, scale: scale) - left,  // LF2
      height: LayoutMetrics.snapped(exact.maxY, scale: scale) - top)
  }

  /// Pixels per point.
  package var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : environment.screen.scale
  }

  /// The rounded rectangle of a guide that constraints determine.
  func solvedFrame(of guide: UILayoutGuide) -> CGRect {
    guard let rect = layoutEngine?.solvedRect(of: guide) else { return .zero }
    return pixelFrame(forAlignmentRect: rect.inset(by: alignmentRectInsets))
  }

  /// Called after the view, or one above it, entered or left a hierarchy.
  func layoutHierarchyDidChange() {
    let root = rootView
    guard root !== self else {
      layoutState.needsEngine = true
      return
    }
    let hadConstraints = layoutState.needsEngine || layoutState.engine != nil
    layoutState.engine = nil
    layoutState.needsEngine = false
    if hadConstraints { root.layoutState.needsEngine = true }
    root.layoutState.engine?.adopt(self)
  }

  /// The active constraints between this subtree and the outside.
  var constraintsToOutside: [NSLayoutConstraint] {
    superview?.constraintsReaching { constraint in
      constraint.views.contains { $0?.isDescendant(of: self) == true }
    } ?? []
  }

  /// Drops the constraints between this subtree and the outside.
  ///
  /// Rule LA5.6.
  func removeConstraintsToOutside() {
    NSLayoutConstraint.deactivate(constraintsToOutside)  // LA5.6
    layoutEngine?.forget(subtree: self)
  }

  /// Called after mask or translation changed.
  func autoresizingDidChange() {
    let root = rootView
    if !translatesAutoresizingMaskIntoConstraints { root.layoutState.needsEngine = true }
    root.layoutState.engine?.translationDidChange(of: self)
    superview?.setNeedsLayout()
  }

  /// Called after the frame's origin or size was set from outside the solver.
  func frameDidChange() {
    // The safe area depends on where the view is. Rule LC2.2.
    markAncestorsForUpdate()
    fixedFrameDidChange()
  }

  /// Called after the size changed, however it was set.
  func sizeDidChange(from old: CGSize) {
    fixedFrameDidChange()
    // The margins of root views follow the window's width.
    guard viewController != nil else { return }
    layoutEngine?.allGuidesDidChange()
    if isInSizeTransition { layoutState.wasResizedByTransition = true }  // C13
  }

  /// Rule LA5.7: the constants of views that frames place follow.
  private func fixedFrameDidChange() {
    guard superview == nil || translatesAutoresizingMaskIntoConstraints else { return }
    guard let engine = layoutEngine, engine.knows(self) else { return }  // LB7
    engine.nodeDidChange(self)
    markAncestorsForConstraints()
  }

  /// Called after the origin of the bounds changed: content scrolled.
  func boundsOriginDidChange() { layoutEngine?.guidesDidChange(of: self) }

  /// Called after the safe area changed: guides move.
  func safeAreaLayoutDidChange() { layoutEngine?.guidesDidChange(of: self) }

  /// Called after the view was hidden or shown.
  func visibilityDidChange() { superview?.subviewVisibilityDidChange() }

  /// Whether the view is installed for the current size classes.
  ///
  /// One that is not stays in `subviews`, but is not drawn, hit or arranged; its constraints are
  /// the affair of the code that installs. Rules A03, A05.
  package var isInstalled: Bool {
    get { layoutState.isInstalled }
    set {
      guard newValue != layoutState.isInstalled else { return }
      layoutState.isInstalled = newValue
      visibilityDidChange()
    }
  }
}
