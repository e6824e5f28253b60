// Reference: UIKit's update cycle; rules C02, C18, P05–P08, T29, T50, V05–V15.

extension UIView {
  /// Asks for a layout of the subviews in the next pass.
  ///
  /// Rules C22, V05.
  func markForLayout() {
    needsLayoutFlag = true
    markAncestorsForUpdate()
  }

  /// Lays out what is pending now: the receiver's subtree, and that of the superviews above it that need
  /// layout in a row.
  ///
  /// A view whose constraints changed makes its superview need layout, so it has its own new size
  /// afterwards.
  /// Rules V05, V22.
  func layOutPending() {
    // Tells the superviews what they have to place.
    if superview != nil { solveConstraints() }
    layoutStart.layOutSubtree()
  }

  /// The highest of the superviews that need layout in a row, the receiver where its superview does
  /// not; one that is being laid out has its turn already.
  private var layoutStart: UIView {
    var start = self
    while let above = start.superview, above.needsLayoutFlag, !above.layoutState.isInPass {
      start = above
    }
    return start
  }

  /// Lays out the receiver's subtree now if anything in it is pending.
  func layOutSubtree() {
    // What the layout itself marks is done in further rounds.
    for _ in 0..<UpdateCycle.maximumPasses {
      guard needsLayoutFlag || subtreeNeedsUpdate || subtreeNeedsUpdateConstraints else { return }
      updateConstraintsIfNeeded()
      solveConstraints()
      takeSizeFromConstraints()
      updateSubtree()
    }
  }

  /// Brings the traits of the receiver and everything below up to date now.
  ///
  /// Rule T39.
  public func updateTraitsIfNeeded() {
    guard superview != nil || self is UIWindow else { return }
    updateTraits()
    subviews.forEach { $0.updateTraitsIfNeeded() }
  }

  /// Asks for `updateConstraints` before the next layout.
  ///
  /// Rule V08.
  func markForConstraints() {
    needsUpdateConstraintsFlag = true
    markAncestorsForConstraints()
  }

  /// Whether ``updateConstraints()`` is due.
  public func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }

  /// Runs the constraint pass for the subtree, subviews first.
  ///
  /// Rules V07, V09.
  public func updateConstraintsIfNeeded() {
    guard subtreeNeedsUpdateConstraints || needsUpdateConstraintsFlag else { return }
    subtreeNeedsUpdateConstraints = false
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    defer { viewController?.tellFittingSizeIfChanged() }
    guard needsUpdateConstraintsFlag else { return }  // V12
    needsUpdateConstraintsFlag = false
    trackWithController(.constraints) {
      if let viewController {
        viewController.sendUpdateViewConstraints()  // V18
      } else {
        updateConstraints()
      }
    }
  }

  /// Whether the window changes its size now.
  var isInSizeTransition: Bool { window?.sizeCoordinator != nil }

  func markAncestorsForUpdate() {
    guard !subtreeNeedsUpdate else {
      if let superview, !superview.subtreeNeedsUpdate { superview.markAncestorsForUpdate() }
      return
    }
    subtreeNeedsUpdate = true
    superview?.markAncestorsForUpdate()
  }

  func markAncestorsForConstraints() {
    subtreeNeedsUpdateConstraints = true
    var view = superview
    while let ancestor = view, !ancestor.subtreeNeedsUpdateConstraints {
      ancestor.subtreeNeedsUpdateConstraints = true
      view = ancestor.superview
    }
  }

  /// Visits the subtree top-down; per node traits, then geometry, then layout.
  ///
  /// Rule C18.
  func updateSubtree() {
    guard subtreeNeedsUpdate || needsLayoutFlag else { return }
    subtreeNeedsUpdate = false
    if superview != nil || self is UIWindow { updateTraits() }  // P08 P30
    updateSafeArea()
    updateMargins()
    if window != nil { viewController?.sendViewIsAppearingIfDue() }
    updateOwnProperties()
    if needsLayoutFlag { layoutOnce() }
    for subview in subviews { subview.updateSubtree() }
  }

  private func layoutOnce() {
    needsLayoutFlag = false
    layoutState.isInPass = true
    defer { layoutState.isInPass = false }
    let controller = viewController
    traitState.collection.performAsCurrent {  // T42
      if layoutState.wasResizedByTransition {
        layoutState.wasResizedByTransition = false
        markForConstraints()
        updateConstraintsIfNeeded()  // C13
      }
      trackWithController(.layout) {
        controller?.sendViewWillLayoutSubviews()  // A21
        // What the hooks made dirty is solved in the same pass. Rules V11, V14.
        updateConstraintsIfNeeded()
        needsLayoutFlag = false
        environment.updateCycle.layouts += 1
        // Whoever places subviews here has placed them: it is no reason to lay out once more.
        layoutState.isLayingOut = true
        layoutSubviews()  // V10
        controller?.sendViewDidLayoutSubviews()
        layoutState.isLayingOut = false
      }
    }
  }

  /// Takes traits from above: a controller just before its view.
  ///
  /// Rules P05, P06, T50.
  func updateTraits() {
    guard traitState.needsUpdate else { return }
    let old = traitCollection
    var changed = false
    if let viewController {  // P28
      changed = viewController.updateTraits()
      changed = adopt(effectiveTraits(under: viewController.traitCollection)) || changed
    } else if let inherited = inheritedTraits {
      changed = adopt(effectiveTraits(under: inherited))
    }
    traitState.needsUpdate = false
    guard changed else { return }
    layoutTraitsDidChange(from: old)
    takeAppearance()
    contentTraitsDidChange()
    for subview in subviews {
      subview.traitState.needsUpdate = true  // T38 T24
      subview.subtreeNeedsUpdate = true
    }
    // What read a changed trait is asked for again; before, everything was laid out.
    if !environment.policy.tracksTraits { needsLayoutFlag = true }  // T44
  }

  /// Follows what a method reads of the view's traits and of its controller's.
  ///
  /// Rule T45.
  private func trackWithController(_ method: TrackedMethod, _ body: () -> Void) {
    guard let viewController else { return track(method, body) }
    viewController.track(method) { track(method, body) }  // T45
  }

  /// Marks the view for a trait update in the next pass.
  ///
  /// Rule T29.
  func setNeedsTraitUpdate() {
    traitState.needsUpdate = true  // T29
    markAncestorsForUpdate()
  }
}

extension UIView: UITraitEnvironment, TraitNode {
  /// The view's traits: its superview's with its own overrides.
  ///
  /// Rules P02, P05.
  var defaultTraitCollection: UITraitCollection { trackedCollection }

  func invalidate(_ method: TrackedMethod) {
    switch method {
    case .layout: setNeedsLayout()
    case .constraints: setNeedsUpdateConstraints()
    case .properties: setNeedsUpdateProperties()
    case .unavailable: viewController?.setNeedsUpdateContentUnavailableConfiguration()
    case .display: setNeedsDisplay()
    case .configuration: (self as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
    }
  }

  /// The traits that this view overrides for itself and below.
  ///
  /// Rules T26–T29.
  public var traitOverrides: any UITraitOverrides {
    get { namedOverrides }
    set {
      guard storeOverrides(newValue) else { return }  // T26
      setNeedsTraitUpdate()
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    removeRegistration(registration)
  }
}
