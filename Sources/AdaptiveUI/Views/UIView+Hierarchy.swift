import Foundation

extension UIView {
  /// Puts `view` in front of the other subviews.
  func addInFront(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts `view` at `index`, counted from the back.
  func add(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` right in front of `siblingSubview`.
  func add(_ view: UIView, above siblingSubview: UIView) {
    let index = subviews.firstIndex { $0 === siblingSubview }
    insert(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Puts `view` right behind `siblingSubview`.
  func add(_ view: UIView, below siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// Moves `view` in front of its siblings.
  func moveToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }

  /// Moves `view` behind its siblings.
  func moveToBack(_ view: UIView) { reorder(view, to: 0) }

  private func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(where: { $0 === view }), old != index else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
    layoutEngine?.orderDidChange()
  }

  private func insert(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else {
      environment.breach(
        Breach(
          "NSInvalidArgumentException", "Can't add self as subview", subject: traceSubject,
          rule: "KC10"))
      return
    }
    guard hierarchyIsConsistent(adding: view) else { return }
    if view.superview === self {
      reorder(view, to: min(index, subviews.count - 1))
      return
    }
    if view.superview != nil { view.removeFromSuperview() }
    let newWindow = window
    view.willMove(toSuperview: self)
    let entering = newWindow == nil ? [] : view.controllersWillEnterWindow(under: self)
    if newWindow != nil { view.forEachInSubtree { $0.willMove(toWindow: newWindow) } }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.hierarchyDidChange(newWindow)
    didAddSubview(view)
    view.didMoveToSuperview()
    entering.forEach { $0.didEnterWindow() }
    setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Takes the view, and the constraints between it and the outside, out of its superview.
  ///
  /// Rule LA5.6.
  func leaveSuperview() {
    guard let parent = superview else { return }
    guard !environment.isEnding else { return leaveSilently(parent) }
    let leaving = window == nil ? [] : controllersWillLeaveWindow()
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { forEachInSubtree { $0.willMove(toWindow: nil) } }
    removeConstraintsToOutside()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    hierarchyDidChange(nil)
    didMoveToSuperview()
    parent.setNeedsLayout()
    leaving.forEach { $0.didLeaveWindow() }
  }

  /// Leaves a program that ends, without callbacks.
  private func leaveSilently(_ parent: UIView) {
    parent.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Hands the new window down and marks what depends on the place in the hierarchy.
  private func hierarchyDidChange(_ newWindow: UIWindow?) {
    forEachInSubtree { view in
      view.traitState.needsUpdate = true
      view.subtreeNeedsUpdate = true
      view.subtreeNeedsUpdateConstraints = true
      guard view.containingWindow !== newWindow else { return }
      view.containingWindow = newWindow
      if newWindow != nil { view.takeAppearance() }
      view.didMoveToWindow()
    }
    layoutHierarchyDidChange()
    markAncestorsForUpdate()
    markAncestorsForConstraints()
    markAncestorsForDisplay()
  }

  /// Whether the receiver is `view` or is below it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Visits the receiver and everything below it, parents first, on a copy of each list.
  func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInSubtree(body) }
  }

  /// The topmost view of the hierarchy: the window, or the root of a detached tree.
  var rootView: UIView {
    sequence(first: self, next: \.superview).reduce(self) { $1 }
  }

  /// The view in the subtree with `tag`.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  func hitTestDescendants(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, isInstalled,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// The nearest controller at or above this view.
  package var owningViewController: UIViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.viewController).first
  }

  /// Rule C34: a child's view may only be under a view of its parent.
  private func hierarchyIsConsistent(adding view: UIView) -> Bool {
    guard let child = view.viewController, let parent = child.parent,
      let nearest = owningViewController, nearest !== parent
    else { return true }
    environment.breach(
      Breach(
        "UIViewControllerHierarchyInconsistency",
        "child view controller:<\(child.displayName)> should have parent view controller:<\(nearest.displayName)> but actual parent is:<\(parent.displayName)>",
        subject: child.traceSubject, rule: "C34"))
    return false
  }
}
