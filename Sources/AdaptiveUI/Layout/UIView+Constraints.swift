// Which constraints a view holds. Rules LA5.1, LA5.5, LA5.6.

extension UIView {
  /// The active constraints that this view is the nearest common ancestor of.
  ///
  /// Rule LA5.1.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Installs `constraint` on this view, which must be at or above both items.
  ///
  /// Rule LA5.5.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraint.isIllegal, !constraint.isActive else { return }
    let isPrepared = constraint.views.allSatisfy { $0?.isDescendant(of: self) == true }
    guard isPrepared else {  // LA5.5
      environment.breach(
        Breach(
          "NSInternalInconsistencyException",
          "Impossible to set up layout with view hierarchy unprepared for constraint.",
          subject: traceSubject, rule: "LA5.5"))
      return
    }
    constraint.install(on: self)
  }

  /// Installs each of `constraints` on this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }

  /// Takes `constraint` out of the layout if this view holds it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.isActive = false }
  }

  /// Takes those of `constraints` that this view holds out of the layout.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  func constraintWasInstalled(_ constraint: NSLayoutConstraint) {
    layoutState.constraints.append(constraint)
    let root = rootView
    root.layoutState.needsEngine = true
    root.layoutState.engine?.add(constraint, of: self)
    fittingSizeMayHaveChanged()
    markAncestorsForConstraints()
  }

  /// Constraints that came before this one goes held together with it for a moment.
  ///
  /// Rule V19: what contradicts is reported, and what is missing is not.
  func reportMomentaryConflict(before constraint: NSLayoutConstraint) {
    guard window != nil, let engine = layoutEngine, engine.holdsAndAwaitsOthers(constraint) else {
      return
    }
    engine.solveIfNeeded()  // V19
  }

  func constraintWasRemoved(_ constraint: NSLayoutConstraint) {
    layoutState.constraints.removeAll { $0 === constraint }
    layoutEngine?.remove(constraint)
    fittingSizeMayHaveChanged()
    markAncestorsForConstraints()
  }

  func constraintDidChange(_ constraint: NSLayoutConstraint) {
    layoutEngine?.constraintDidChange(constraint)
    fittingSizeMayHaveChanged()
    markAncestorsForConstraints()
  }

  /// The constraints held by the receiver or above that fulfil `condition`.
  func constraintsReaching(
    _ condition: (NSLayoutConstraint) -> Bool
  ) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview).flatMap {
      $0.layoutState.constraints.filter(condition)
    }
  }
}

extension NSLayoutConstraint {
  /// The views and guides that the constraint names.
  var items: [any LayoutItem] {
    [first.item, first.origin, second?.item, second?.origin].compactMap { $0 }
  }

  /// Whether the constraint names `item`.
  func names(_ item: any LayoutItem) -> Bool {
    first.item === item || first.origin === item || second?.item === item
      || second?.origin === item
  }
}
