// Reference: rules C27–C32, P13.

extension UIViewController {
  /// Adds a child; it is told `willMove(toParent:)`, never `didMove`.
  ///
  /// Rules C27, C29.
  func adopt(_ childController: UIViewController) {
    guard !sequence(first: self, next: \.parent).contains(where: { $0 === childController }) else {
      environment.breach(
        Breach(
          "NSInvalidArgumentException",
          "There is no common hierarchy: a controller cannot be its own child",
          subject: traceSubject, rule: "C27"))
      return
    }
    guard childController.parent !== self, mayAdopt(childController) else { return }
    childController.parent?.detach(childController)
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
    childController.movement.entersParent = true  // C36
    childController.viewIfLoaded?.setNeedsTraitUpdate()
  }

  /// Rule C34: a view that is in a window already has to be under one of the new parent's.
  private func mayAdopt(_ child: UIViewController) -> Bool {
    guard child.parent == nil, let view = child.viewIfLoaded, view.window != nil,
      let nearest = view.superview?.owningViewController, nearest !== self
    else { return true }
    environment.breach(
      Breach(
        "UIViewControllerHierarchyInconsistency",
        "child view controller:<\(child.displayName)> should have parent view controller:"
          + "<\(nearest.displayName)> but requested parent is:<\(displayName)>",
        subject: child.traceSubject, rule: "C34"))
    return false
  }

  /// Takes the controller out of its container; it is told `didMove(toParent: nil)`.
  ///
  /// Rule C28.
  func leaveParent() {
    guard let parent else { return }
    parent.detach(self)
    didMove(toParent: nil)
  }

  /// Rule P13: an override ends when the child leaves.
  func detach(_ child: UIViewController) {
    children.removeAll { $0 === child }
    childOverrides[ObjectIdentifier(child)] = nil
    child.parent = nil
  }

  /// Containers call both moves directly, so the trace hears of them from the default
  /// implementations.
  func noteMove(_ name: String, to parent: UIViewController?) {
    noteMovement(isAhead: name == "willMove", isIn: parent != nil)
    environment.recorder.record(
      TraceEvent(
        .callback, traceSubject, "\(name)(toParent:)", new: parent?.displayName ?? "nil",
        rule: "C27"))
  }

  /// What the next appearance or disappearance belongs to.
  ///
  /// Rule C36: who is taken in before its container appears is not moving when both appear.
  private func noteMovement(isAhead: Bool, isIn: Bool) {
    if isAhead { movement.leavesParent = !isIn && parent != nil }
    if !isAhead, appearance != .appearing { movement.entersParent = false }
  }

  /// The nearest container of type `T` above the receiver.
  func ancestor<T: UIViewController>(_ type: T.Type) -> T? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? T }.first
  }

  /// The receiver and every controller below it, containers first.
  package var selfAndDescendants: [UIViewController] {
    [self] + children.flatMap(\.selfAndDescendants)
  }

  /// What bars show of the controller at first.
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    return item
  }

  /// Bars that show this controller follow its title.
  func titleDidChange(_ old: String?) {
    if let title { navigationItem.title = title }
    if tabBarItem.title == old { tabBarItem.title = title }
    tabBarController?.rebuildBar()
  }

  /// Rule U02: the container, or the presentation controller, learns of a new preferred size.
  func tellPreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else {
      presentationLinks.presentation?.active
        .preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}
