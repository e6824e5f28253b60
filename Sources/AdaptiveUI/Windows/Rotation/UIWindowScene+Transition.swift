import Foundation

// The whole sequence of a change of a window's geometry. Table 12.3; rules C10–C20, P18–P22, W10,
// X14.

extension UIWindowScene {
  /// Changes the scene's geometry as one size transition.
  ///
  /// What still runs from before ends first, so transitions never overlap.
  /// - Parameters:
  ///   - new: The geometry to change to; nothing happens if it is the current one.
  ///   - cause: Why, for the trace.
  ///   - title: What happened in a few words, for the trace.
  ///   - animated: Whether the change takes time (rotations) or is there at once (X14).
  ///   - preface: Lines that precede the sequence in the trace.
  package func transition(
    to new: WindowGeometry, cause: TraceCause, title: String, animated: Bool,
    preface: [TraceEvent] = []
  ) {
    let new = new.viewed(as: environment.viewedClasses)
    guard new != geometry else { return }
    environment.settle()
    environment.perform {
      environment.recorder.begin(cause, title)
      preface.forEach { environment.recorder.record($0) }
      noteGeometry(new)
      guard let window = keyWindow else { return adopt(new) }
      let previous = effectiveGeometry
      let coordinator = TransitionCoordinator(  // X02
        environment: environment, container: window,
        duration: animated ? TransitionCoordinator.standardDuration : 0,
        targetTransform: geometry.orientation.targetTransform(to: new.orientation))
      window.sizeCoordinator = coordinator
      announce(new, in: window, with: coordinator)
      coordinator.run(
        changes: { self.apply(new, to: window) },
        layout: { self.environment.updateCycle.flush() },
        finish: {
          window.finishCrossings()
          window.sizeCoordinator = nil
          self.tellDelegate(previous)
        })
      environment.updateCycle.flush()
    }
  }

  private func noteGeometry(_ new: WindowGeometry) {
    let old = geometry
    func text(_ geometry: WindowGeometry) -> String {
      old.orientation == new.orientation
        ? geometry.size.traceText : "\(geometry.size.traceText) \(geometry.orientation.traceText)"
    }
    environment.recorder.record(
      TraceEvent(.state, nil, "scene geometry", old: text(old), new: text(new), rule: "W10"))
  }

  /// Steps 2 and 3 of table 12.3: traits to everybody before the size to anybody.
  ///
  /// Rule C13.
  private func announce(
    _ new: WindowGeometry, in window: UIWindow, with coordinator: TransitionCoordinator
  ) {
    guard let root = window.rootViewController, root.isViewLoaded else { return }
    window.pendingGeometry = new
    window.announceTraits(window.futureTraits, with: coordinator)
    let size = window.futureSize(inSceneOf: new.size)
    root.announceSize(window.rootFrame(in: size).size, with: coordinator)  // U09
    window.prepareCrossings(with: coordinator)
  }

  /// Steps 4 and 5: bounds, then the traits of window, root controller and root view.
  ///
  /// Rule C19.
  func apply(_ new: WindowGeometry, to window: UIWindow) {
    window.pendingGeometry = nil
    let followers = windows.filter { $0.frame == bounds }
    adopt(new)
    for follower in followers { follower.frame = bounds }  // P04 W25
    for other in windows where other !== window { other.setNeedsTraitUpdate() }
    window.placeRootView()
    window.resizeCoveredRootView()
    window.noteRootBounds()
    window.setNeedsTraitUpdate()  // P03 P09 P23
    window.setNeedsLayout()
    window.updateTraits()  // C11
    window.performCrossings()
    window.rootViewController?.viewIfLoaded?.updateTraits()
  }

  /// Step 9.
  ///
  /// Rules W06, W10.
  func tellDelegate(_ previous: Geometry) {
    let delegate = delegate as? any UIWindowSceneDelegate
    delegate?.windowScene(self, didUpdateEffectiveGeometry: previous)  // W06
    delegate?.windowScene(
      self, didUpdate: previous.coordinateSpace,
      interfaceOrientation: previous.interfaceOrientation, traitCollection: previous.traits)
    environment.recorder.record(
      TraceEvent(.callback, nil, "windowScene(_:didUpdateEffectiveGeometry:)", rule: "W06"))
  }
}

extension UIWindow {
  /// Tells the root controller of new traits of the window.
  func announceTraits(_ traits: UITraitCollection, with coordinator: TransitionCoordinator) {
    guard let root = rootViewController,
      !traits.changedTraits(from: traitCollection).isEmpty  // C12 P22
    else { return }
    root.announceTraits(
      root.futureTraits(parentTraits: traits), parentChanged: true, with: coordinator)
  }

  func noteRootBounds() {
    guard let root = rootViewController else { return }
    environment.recorder.record(
      TraceEvent(.state, root.traceSubject, "bounds", new: bounds.size.traceText, rule: "C10"))
  }
}
