/// The outcome of the question whether the interface may turn.
package enum RotationVerdict: Sendable, Equatable {
  case turned(UIInterfaceOrientation)
  case refused(String)
}

extension UIWindowScene {
  /// Turns the device by quarter turns, clockwise; the interface follows if it may.
  ///
  /// Rules O04, O20. A refused turn leaves the interface as it is, yet the device has been turned.
  /// - Returns: The new orientation, or who forbade it.
  @discardableResult package func turnDevice(_ quarters: Int) -> RotationVerdict {
    environment.settle()
    return environment.perform {
      let device = environment.device
      device.heldOrientation = device.heldOrientation.turned(quarters)
      let target = device.heldOrientation
      let title = "\(quarters > 0 ? "right" : "left") → \(target)"
      guard target != geometry.orientation else {
        environment.recorder.begin(.rotation, "\(title): the interface stands that way already")
        return .turned(target)
      }
      if let lock = rotationLock {
        environment.recorder.begin(.rotation, "\(title): refused")
        environment.recorder.record(
          TraceEvent(
            .refusal, nil, "rotation to \(target)", reason: lock.reason, rule: lock.rule))
        return .refused(lock.reason)
      }
      guard rootHasOrientation else {
        return .refused("no orientation is common to application and controller")
      }
      let inquiry = OrientationInquiry(self, target: target)
      if let refusal = inquiry.refusal {
        environment.recorder.begin(.rotation, "\(title): refused")
        inquiry.events.forEach { environment.recorder.record($0) }
        return .refused(refusal)
      }
      transition(  // O20
        to: environment.host.geometry(target), cause: .rotation, title: title, animated: true,
        preface: inquiry.events)
      return .turned(target)
    }
  }

  /// What keeps the interface as it is, whatever the masks say.
  private var rotationLock: (reason: String, rule: String)? {
    if environment.device.isRotationLocked { return ("the user locked rotation", "O16") }  // O16
    if isOrientationLocked { return ("the visible controller locks the orientation", "W08") }
    return nil
  }

  /// Whether controller and application allow an orientation together; without one it is a breach of
  /// a controller that rotates.
  ///
  /// Rule O10.
  func hasCommonOrientation(with controller: UIViewController) -> Bool {
    let mask = environment.application.supportedInterfaceOrientations(for: keyWindow)
    guard controller.shouldAutorotate,
      controller.supportedInterfaceOrientations.isDisjoint(with: mask)
    else { return true }
    environment.breach(
      Breach(
        "UIApplicationInvalidInterfaceOrientation",
        "Supported orientations has no common orientation with the application, and "
          + "[\(controller.className) shouldAutorotate] is returning YES",
        subject: controller.traceSubject, rule: "O10"))
    return false
  }

  /// Whether the controller that is asked shares an orientation with the application, where it has
  /// to.
  private var rootHasOrientation: Bool {
    guard environment.policy.rootNeedsCommonOrientation,  // O10
      let controller = orientationController, controller.shouldAutorotate
    else { return true }
    return hasCommonOrientation(with: controller)
  }

  /// Turns an interface that its root does not allow upright, before its first layout.
  ///
  /// Rules C07, C09: traits are announced, a size is not.
  func turnForLaunch() {
    guard case .device = environment.host, let window = keyWindow, rootHasOrientation else {
      return
    }
    let target = allowedOrientation(preferring: geometry.orientation)
    guard target != geometry.orientation else { return }  // C09
    environment.perform {
      let new = environment.host.geometry(target)
      let coordinator = TransitionCoordinator(environment: environment, container: window)
      window.sizeCoordinator = coordinator
      window.pendingGeometry = new
      window.announceTraits(window.futureTraits, with: coordinator)  // C07
      coordinator.run(
        changes: { self.apply(new, to: window) }, layout: {},
        finish: { window.sizeCoordinator = nil })
    }
  }

  /// Whether everybody who has a say allows `orientation`.
  func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    OrientationInquiry(self, target: orientation).refusal == nil
  }

  /// The controller that is asked: the topmost one that fills the window.
  ///
  /// Rules O06, O07.
  package var orientationController: UIViewController? {
    keyWindow?.rootViewController?.topmostFullScreenController
  }
}
