// The only place that sends appearance callbacks. Rules C02, C03, C33, C35, C41.

extension UIViewController {
  /// Starts the controller's appearance or disappearance.
  ///
  /// Rule C33.
  ///
  /// A start in the other direction turns a running transition around (C41).
  func startAppearance(_ isAppearing: Bool, animated: Bool) {
    // C46
    guard isAppearing != (appearance == .appearing || appearance == .appeared) else { return }
    movement.isAnimated = animated
    movement.appearanceBegins(isAppearing)  // C36
    if isAppearing {
      loadViewIfNeeded()
      appearance = .appearing
      movement.isAppearingDue = environment.policy.sendsViewIsAppearing
      sendAppearance("viewWillAppear(_:)") { viewWillAppear(animated) }  // C06
      viewIfLoaded?.setNeedsLayout()  // C23
    } else {
      appearance = .disappearing
      movement.isAppearingDue = false
      sendAppearance("viewWillDisappear(_:)") { viewWillDisappear(animated) }
    }
    forwardedAppearance.forEach { $0.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` started.
  ///
  /// Rules C33, C35.
  func finishAppearance() {
    switch appearance {
    case .appearing:
      sendViewIsAppearingIfDue()
      appearance = .appeared
      sendAppearance("viewDidAppear(_:)") { viewDidAppear(movement.isAnimated) }
      movement.appearanceEnds()
    case .disappearing:
      appearance = .disappeared
      sendAppearance("viewDidDisappear(_:)") { viewDidDisappear(movement.isAnimated) }
      movement.appearanceEnds()
    case .appeared, .disappeared:
      return
    }
    let following = forwardedAppearance + strandedChildren
    following.forEach { $0.endAppearanceTransition() }
  }

  /// The children that began to disappear with this controller and were taken off the screen
  /// meanwhile.
  ///
  /// Rule C36.
  private var strandedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return children.filter { $0.appearance == .disappearing && $0.viewIfLoaded?.window == nil }
      .filter { child in !forwardedAppearance.contains { $0 === child } }
  }

  /// The children that follow this controller: those whose views are in its view.
  ///
  /// Rule C33.
  private var forwardedAppearance: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  private func sendAppearance(_ name: String, _ body: () -> Void) {
    send(name, rule: name.hasPrefix("viewDid") ? "C20" : "C02", body)
  }

  /// Sends `viewIsAppearing` once traits and geometry are final.
  ///
  /// Rule C03.
  func sendViewIsAppearingIfDue() {
    guard movement.isAppearingDue, appearance == .appearing else { return }
    movement.isAppearingDue = false
    send("viewIsAppearing(_:)", rule: "C03") { viewIsAppearing(movement.isAnimated) }
  }

  /// Whether a view of this controller that enters a window appears by itself.
  private var appearsByItself: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && (parent.appearance == .appearing || parent.appearance == .appeared)
  }

  /// Called before the root view enters a window outside any transition of a container.
  ///
  /// - Returns: Whether an appearance was started that has to be ended.
  func willEnterWindow() -> Bool {
    guard appearance == .disappeared, appearsByItself else { return false }
    beginAppearanceTransition(true, animated: false)  // C30
    return true
  }

  /// Ends the appearance after the layout pass, as UIKit does at the end of the run loop's turn.
  func didEnterWindow() {
    guard parent?.appearance != .appearing else { return }
    environment.updateCycle.afterLayout { [weak self] in self?.endAppearanceTransition() }
  }

  /// Called before the root view leaves its window outside any transition of a container.
  func willLeaveWindow() -> Bool {
    guard appearance == .appeared || appearance == .appearing else { return false }
    if let parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return false }
    beginAppearanceTransition(false, animated: false)
    return true
  }

  func didLeaveWindow() { endAppearanceTransition() }
}

extension UIView {
  /// Starts the appearance of the outermost controllers in a subtree that enters a window.
  func controllersWillEnterWindow(under newSuperview: UIView) -> [UIViewController] {
    outermostControllers.filter { $0.willEnterWindow() }
  }

  /// Starts the disappearance of the outermost controllers in a subtree that leaves its window.
  func controllersWillLeaveWindow() -> [UIViewController] {
    outermostControllers.filter { $0.willLeaveWindow() }
  }

  private var outermostControllers: [UIViewController] {
    if let viewController { return [viewController] }
    return subviews.flatMap(\.outermostControllers)
  }
}
