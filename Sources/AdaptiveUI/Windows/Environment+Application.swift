import Foundation

extension Environment {
  /// The running program.
  package var application: UIApplication {
    if let running = program as? UIApplication { return running }
    let application = perform { UIApplication(environment: self) }
    program = application
    return application
  }

  /// Lets go of windows, scenes and the application, which ends the cycles between them and the
  /// environment.
  package func close() {
    // A transition on its way holds its controllers until it arrives.
    settle()
    application.connectedWindowScenes.forEach { $0.disconnect() }
    letGo()
  }

  /// Has the reader set the system otherwise while the program runs: scenes have the traits at once,
  /// what is in them gets them in the next pass.
  ///
  /// Rules P01, LG5.
  package func changeSettings(_ mutations: UITraitMutations) {
    let old = settings.textSize
    settings.traits = settings.traits.modifyingTraits(mutations)
    application.connectedWindowScenes.forEach { $0.settingsDidChange() }
    guard settings.textSize != old else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: application,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: settings.textSize])
  }

  /// Turns the device to the orientation of the interface of `scene`.
  package func holdAsInterface(of scene: UIWindowScene) {
    device.heldOrientation = scene.interfaceOrientation
  }

  /// The orientation of the first scene: as the device is held, or in the first orientation that the Info.plist
  /// allows.
  ///
  /// Rules C06, O03.
  var launchOrientation: UIInterfaceOrientation {
    let held = device.interfaceOrientation
    guard case .device = host else { return held }
    let allowed = application.infoOrientations.intersection(host.supportedOrientations)
    return ([held] + (0..<4).map { UIInterfaceOrientation.portrait.turned($0) })
      .first { allowed.contains(UIInterfaceOrientationMask($0)) } ?? held
  }
}

extension UIApplication: EnvironmentProgram {
  var traitsInFront: UITraitCollection? {
    connectedWindowScenes.first?.keyWindow?.traitCollection
  }

  func textMetricsDidChange() {
    for window in windows { window.forEachInSubtree { $0.textMetricsDidChange() } }
  }

  func followMasks() { connectedWindowScenes.forEach { $0.followMasks() } }  // O23
}
