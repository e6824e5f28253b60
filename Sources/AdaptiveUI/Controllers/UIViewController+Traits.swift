// Reference: rules P05–P07, P11–P17, T26, T27.

extension UIViewController: UITraitEnvironment, TraitNode {
  /// The controller's traits.
  ///
  /// Rules P02, P05, P06.
  var defaultTraitCollection: UITraitCollection { trackedCollection }

  var isTraced: Bool { true }

  func invalidate(_ method: TrackedMethod) {
    switch method {
    case .layout: viewIfLoaded?.setNeedsLayout()
    case .constraints: viewIfLoaded?.setNeedsUpdateConstraints()
    case .properties: setNeedsUpdateProperties()
    case .unavailable: setNeedsUpdateContentUnavailableConfiguration()
    case .display, .configuration: break
    }
  }

  /// The traits that this controller overrides for itself and below.
  ///
  /// Rules T26–T29.
  public var traitOverrides: any UITraitOverrides {
    get { namedOverrides }
    set {
      guard storeOverrides(newValue) else { return }  // T26
      viewIfLoaded?.setNeedsTraitUpdate()
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    removeRegistration(registration)
  }

  /// Overrides what `collection` specifies for `childViewController`; `nil` ends it.
  ///
  /// Rules P12, P13.
  ///
  /// What the collection leaves unspecified keeps flowing. A change that is visible at once is
  /// announced with a coordinator that does not animate (P29).
  func overrideTraits(
    _ collection: UITraitCollection?, of childViewController: UIViewController
  ) {
    guard childViewController.parent === self else {
      environment.breach(
        Breach(
          "NSInvalidArgumentException",
          "The view controller <\(childViewController.displayName)> is not a child of <\(displayName)>",
          subject: traceSubject, rule: "P12"))
      return
    }
    childOverrides[ObjectIdentifier(childViewController)] = collection  // P14 P15 P16
    childViewController.childOverrideDidChange()
  }

  private func childOverrideDidChange() {
    guard let view = viewIfLoaded, view.window != nil, let parent else { return }
    let future = futureTraits(parentTraits: parent.traitCollection)
    if !future.changedTraits(from: traitCollection).isEmpty, appearance == .appeared {
      let coordinator = TransitionCoordinator(environment: environment, container: view)
      announceTraits(future, parentChanged: false, with: coordinator)
      view.setNeedsTraitUpdate()
      coordinator.runWithoutAnimation { view.updateTraitsIfNeeded() }
    } else {
      view.setNeedsTraitUpdate()
    }
  }

  /// Takes over the traits that come from above.
  ///
  /// Called just before the view's own update. Rule T50.
  func updateTraits() -> Bool {
    if let presentation = presentationLinks.presentation {
      presentation.active.updateTraits(under: presentation.baseTraits)
    }
    let inherited = inheritedTraits
    let parentTraits = parent?.traitCollection ?? inherited
    return adopt(effectiveTraits(under: overriddenByParent(inherited, parentTraits: parentTraits)))
  }

  /// What comes from above, before overrides for this controller.
  ///
  /// Rules P05, P06, P25.
  private var inheritedTraits: UITraitCollection {
    if let presentation = presentationLinks.presentation {
      return presentation.active.traitCollection
    }
    switch environment.policy.controllerTraitsComeFrom {
    case .superview:
      return viewIfLoaded?.superview?.traitCollection ?? traitState.collection
    case .parent:
      return parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection
        ?? traitState.collection
    }
  }

  /// Rule P17: the container's override applies before the child's own.
  private func overriddenByParent(
    _ inherited: UITraitCollection, parentTraits: UITraitCollection
  ) -> UITraitCollection {
    // P11 T14 KS16
    guard let override = parent?.imposedTraits(on: self, under: parentTraits) else {
      return inherited
    }
    return UITraitCollection(traitsFrom: [inherited, override])
  }

  /// The traits this child will have once its parent has `parentTraits`.
  ///
  /// Rule P20.
  func futureTraits(parentTraits: UITraitCollection) -> UITraitCollection {
    var inherited = parentTraits
    if environment.policy.controllerTraitsComeFrom == .superview, let view = viewIfLoaded {
      // Views between the two may override as well (P05); the outermost applies first.
      let between = sequence(first: view.superview, next: { $0?.superview })
        .prefix { $0 != nil && $0 !== parent?.viewIfLoaded?.superview }
      for case let ancestor? in Array(between).reversed() {
        inherited = ancestor.effectiveTraits(under: inherited)
      }
    }
    return effectiveTraits(under: overriddenByParent(inherited, parentTraits: parentTraits))
  }
}
