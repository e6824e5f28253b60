// One node of the trait tree: screen → scene → window → presentation controller or root → children
// → views.

/// What every object with traits stores.
struct TraitState {
  var collection: UITraitCollection
  var overrides = TraitOverrides()
  var registrations: [TraitChangeRegistration] = []
  /// Whether the node or its parent changed since the last update.
  ///
  /// Rule T29.
  var needsUpdate = true
  /// Whether the node was ever updated inside a hierarchy.
  ///
  /// Rule T47.
  var wasInserted = false
  /// Takes notes while a method runs whose reads are followed.
  ///
  /// Rule T44.
  var reads: TraitReads?
  /// The keys that each followed method read when it last ran, by the method's raw value.
  ///
  /// Rule T45.
  var dependencies = TrackedMethod.allCases.map { _ in [String]() }
  /// What `overrideUserInterfaceStyle` asks for.
  ///
  /// Rule P27.
  var styleOverride = UIUserInterfaceStyle.unspecified
}

/// An object that takes traits from a parent, lays overrides over them and tells of changes.
@MainActor protocol TraitNode: UITraitEnvironment, UITraitChangeObservable {
  var traitState: TraitState { get set }
  var environment: Environment { get }
  var traceSubject: TraceSubject { get }
  /// Whether the trace says that the node is notified, whether or not anything observes it.
  var isTraced: Bool { get }
  /// Asks again for what `method` did, as a method of this kind of object is asked for.
  ///
  /// Rule T44.
  func invalidate(_ method: TrackedMethod)
}

extension TraitNode {
  var isTraced: Bool { false }

  /// The traits that the node has below a parent with `inherited`.
  ///
  /// Rules P02, T27.
  func effectiveTraits(under inherited: UITraitCollection) -> UITraitCollection {
    let style = traitState.styleOverride
    guard !traitState.overrides.values.isEmpty || style != .unspecified else { return inherited }
    var values = inherited.values
    if style != .unspecified { values.set(UITraitUserInterfaceStyle.self, style) }  // P27
    values.merge(traitState.overrides.values)  // T27
    return UITraitCollection(values: values)
  }

  /// Takes over `new` and tells the node if a value changed.
  ///
  /// Rules P18, T40, T41.
  ///
  /// - Returns: Whether a value changed, so that what hangs below must be looked at too.
  @discardableResult func adopt(_ new: UITraitCollection) -> Bool {
    let old = traitState.collection
    // Rule T47, iOS 8: the first insertion is told with `nil`, whether or not anything changed.
    let tellsFirst = !traitState.wasInserted && environment.policy.firstInsertionTellsTraits
    traitState.needsUpdate = false
    traitState.wasInserted = true
    let changed = environment.traitChanges.between(old, new)
    traitState.collection = new.reads == nil ? new : UITraitCollection(values: new.values)
    if tellsFirst || !changed.isEmpty {  // P18
      tell(changed, from: old, previous: tellsFirst ? nil : old)
    }
    methods(reading: changed).forEach(invalidate)  // T44
    if changed.contains(where: { $0.affectsColorAppearance }) { invalidate(.display) }  // T25
    return !changed.isEmpty
  }

  private func tell(
    _ changed: [UITrait], from old: UITraitCollection, previous: UITraitCollection?
  ) {
    let new = traitState.collection
    guard isTraced || !traitState.registrations.isEmpty else {
      return new.performAsCurrent { traitCollectionDidChange(previous) }
    }
    let texts = new.describeChanges(from: old)
    if isTraced {
      environment.recorder.record(
        TraceEvent(
          .callback, traceSubject, "traitCollectionDidChange(_:)",
          old: previous == nil ? "nil" : texts.old, new: texts.new, rule: "C11"))
    }
    let keys = changed.map { $0.identifier }
    new.performAsCurrent {  // T42
      traitCollectionDidChange(previous)  // T40 T41 V01
      for registration in traitState.registrations
      where registration.traits.contains(where: { keys.contains($0.identifier) }) {  // T32 T33
        environment.recorder.record(
          TraceEvent(
            .callback, traceSubject, "registerForTraitChanges handler", old: texts.old,
            new: texts.new, rule: "T32"))
        registration.handler(self, old)  // T34 T36
      }
    }
  }

  /// The overrides as the public property hands them out, with their owner for messages.
  var namedOverrides: any UITraitOverrides {
    var overrides = traitState.overrides
    overrides.owner = traceSubject
    return overrides
  }

  /// Stores what was written to the public property; anything but our own container is passed over.
  ///
  /// - Returns: Whether it was stored.
  func storeOverrides(_ new: any UITraitOverrides) -> Bool {
    guard let overrides = new as? TraitOverrides else { return false }
    traitState.overrides = overrides
    return true
  }

  func removeRegistration(_ registration: any UITraitChangeRegistration) {
    traitState.registrations.removeAll { $0 === registration }  // T31
  }
}
