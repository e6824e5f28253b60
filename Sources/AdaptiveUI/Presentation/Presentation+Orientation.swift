// Full-screen presentations that have another orientation than their presenter. Rules O04, O06, O10–O12.

extension Presentation {
  private func coversWindow(_ style: UIModalPresentationStyle) -> Bool {
    style == .fullScreen || style == .overFullScreen
  }

  /// The scene of a device whose interface a presentation may turn; a terminal is as it is.
  private var turnableScene: UIWindowScene? {
    guard case .device = environment.host, let window,
      !environment.application.takesPartInMultitasking(window)
    else { return nil }
    return window.windowScene
  }

  /// The orientation that the presented controller wants; `nil` after a breach.
  ///
  /// Rules O11, O12: over full screen the preferred orientation is ignored, the mask is not.
  func preferredOrientation(in style: UIModalPresentationStyle) -> UIInterfaceOrientation? {
    guard coversWindow(style), let scene = turnableScene else {
      return environment.device.interfaceOrientation
    }
    guard scene.hasCommonOrientation(with: original) else { return nil }  // O10
    let now = scene.interfaceOrientation
    guard style == .fullScreen else { return now }
    let preferred = original.preferredInterfaceOrientationForPresentation
    note(
      .question, "preferredInterfaceOrientationForPresentation", new: "\(preferred)", rule: "O11")
    let mask = original.supportedInterfaceOrientations
    guard preferred == now || mask.contains(UIInterfaceOrientationMask(preferred)) else {
      raise(
        "preferredInterfaceOrientationForPresentation '\(preferred)' must match a supported interface "
          + "orientation: '\(mask.summary)'!", rule: "O11")
      return nil
    }
    return preferred
  }

  private func raise(_ message: String, rule: String) {
    environment.breach(
      Breach(
        "UIApplicationInvalidInterfaceOrientation", message, subject: original.traceSubject,
        rule: rule))
  }

  /// Turns the interface if the presented controller does not allow or want it as it is.
  ///
  /// Rule O12.
  func turnInterface(to orientation: UIInterfaceOrientation) {
    guard stage == .shown, coversWindow(style), let scene = turnableScene else { return }
    orientationBefore = scene.interfaceOrientation
    turn(scene, to: orientation, for: shown.displayName)
  }

  /// Lets the interface follow the device again once the presentation is over; one that the user
  /// locked goes back to where it was.
  ///
  /// Rules O12, O16.
  func turnInterfaceBack() {
    guard coversWindow(style), let scene = turnableScene else { return }
    let device = environment.device
    let isLocked = device.isRotationLocked  // O16
    let target = isLocked ? orientationBefore ?? scene.interfaceOrientation : device.heldOrientation
    turn(scene, to: target, for: presenter?.displayName ?? "nobody")
  }

  private func turn(
    _ scene: UIWindowScene, to orientation: UIInterfaceOrientation, for name: String
  ) {
    let now = scene.interfaceOrientation
    let target = scene.allowedOrientation(
      preferring: scene.allows(orientation) ? orientation : now)
    guard target != scene.interfaceOrientation else { return }
    window?.isTurnedByPresentation = true  // C17
    defer { window?.isTurnedByPresentation = false }
    scene.transition(
      to: environment.host.geometry(target), cause: .presentation, title: "\(name) → \(target)",
      animated: false)
  }
}
