import Foundation

// How the two announcements run down the tree. Rules C10–C17, P18–P21, U04, U05.

extension UIViewController {
  /// Announces `newCollection` if it differs from the current traits, else notes why not and tells what
  /// this controller presents.
  ///
  /// Rules C16, C17, P18.
  func announceTraits(
    _ newCollection: UITraitCollection, parentChanged: Bool,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard !isCoveredByPresentation else {
      noteCovered("willTransition(to:with:)")  // C17
      return forwardTraitsToPresentation(newCollection, with: coordinator)
    }
    guard !newCollection.changedTraits(from: traitCollection).isEmpty else {
      guard parentChanged else { return }
      noteSkippedTraits()
      return forwardTraitsToPresentation(newCollection, with: coordinator)
    }
    let texts = newCollection.describeChanges(from: traitCollection)
    send("willTransition(to:with:)", old: texts.old, new: texts.new, rule: "C10") {
      willTransition(to: newCollection, with: coordinator)  // C10 KC13
    }
  }

  /// Rules P18, P19: a child whose own traits stay is not told.
  private func noteSkippedTraits() {
    let overridden = parent.flatMap { $0.imposedTraits(on: self, under: $0.traitCollection) }
    let own =
      traitState.overrides.values.isEmpty
      ? nil : UITraitCollection(values: traitState.overrides.values)
    let reason =
      if let overridden {
        "overridden by \(parent?.displayName ?? "its container"): \(overridden.summary)"
      } else if let own {
        "overrides its own traits: \(own.summary)"
      } else {
        "they stay the same"
      }
    environment.recorder.record(
      TraceEvent(
        .skipped, traceSubject, "willTransition(to:with:)", reason: reason, rule: "P19"))
  }

  /// Announces `size` if it differs from the current one, else notes why not and tells what this
  /// controller presents; one that is covered is passed over where what covers it turns the interface.
  ///
  /// Rules C16, C17, U05.
  func announceSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let view = viewIfLoaded else { return }
    guard !isCoveredByPresentation || !isTurnedByPresentation else {
      noteCovered("viewWillTransition(to:with:)")  // C17
      return forwardSizeToPresentation(size, with: coordinator)
    }
    let old = view.bounds.size
    guard size != old else {  // P21 C12
      environment.recorder.record(
        TraceEvent(
          .skipped, traceSubject, "viewWillTransition(to:with:)",
          reason: "size unchanged: \(old.traceText)", rule: "U05"))
      return forwardSizeToPresentation(size, with: coordinator)
    }
    send(
      "viewWillTransition(to:with:)", old: old.traceText, new: size.traceText, rule: "C10"
    ) {
      viewWillTransition(to: size, with: coordinator)  // C10 U10 P31 A07
    }
  }

  /// The default of `willTransition(to:with:)`: presentation first, then children.
  ///
  /// Rules C14, C16.
  func forwardTraits(
    _ newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraitsToPresentation(newCollection, with: coordinator)
    for child in children {
      guard child.receivesTraits else {
        child.noteOutsideHierarchy("willTransition(to:with:)")
        continue
      }
      child.announceTraits(  // U08
        child.futureTraits(parentTraits: newCollection), parentChanged: true, with: coordinator)
    }
  }

  /// The default of `viewWillTransition(to:with:)`.
  ///
  /// Rules C16, C24, U04.
  func forwardSize(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSizeToPresentation(size, with: coordinator)
    for child in children where child.isViewLoaded {
      // U06
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.announceSize(childSize, with: coordinator)
    }
  }

  /// Rule P07: in the current era traits reach only what is in a view hierarchy, or has something in its
  /// place there.
  var receivesTraits: Bool {
    environment.policy.controllerTraitsComeFrom == .parent
      || viewIfLoaded?.inPlace.window != nil
  }

  func noteOutsideHierarchy(_ name: String) {
    environment.recorder.record(
      TraceEvent(
        .skipped, traceSubject, name, reason: "its view is not in the view hierarchy",
        rule: "P07"))
  }

  /// Records a callback and makes it.
  func send(
    _ name: String, old: String? = nil, new: String? = nil, rule: String, _ body: () -> Void
  ) {
    environment.recorder.record(
      TraceEvent(.callback, traceSubject, name, old: old, new: new, rule: rule))
    body()
  }
}

extension UITraitCollection {
  /// The specified traits as `horizontal regular, vertical compact`.
  package var summary: String {
    values.entries.map { "\($0.trait.name) \(describe($0.trait))" }.joined(separator: ", ")
  }
}
