// Reference: UIDevice orientation, before and after iOS 16. Rules O21, O22.

extension UIDevice {
  /// Sets the orientation by its key, which turned the interface in iOS 8 and is refused today.
  ///
  /// Rules O21, O22. Other keys are not known here.
  private func setOrientation(_ value: Any?) {
    guard environment.policy.deviceOrientationIsSettable else {  // O22
      environment.log(
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use UIWindowScene.requestGeometryUpdate(_:)",
        rule: "O22")
      return
    }
    guard let raw = value as? Int, let requested = UIInterfaceOrientation(rawValue: raw) else {
      return
    }
    for scene in environment.application.connectedWindowScenes
    where !scene.takesPartInMultitasking && scene.allows(requested) {  // O21
      scene.rotate(to: requested, title: "device orientation set → \(requested)")
    }
  }

  #if canImport(Darwin)
    /// Sets what `key` names; only `orientation` is known.
    public override func setValue(_ value: Any?, forKey key: String) {
      if key == "orientation" { setOrientation(value) }
    }
  #else
    /// Sets what `key` names; only `orientation` is known.
    public func setValue(_ value: Any?, forKey key: String) {
      if key == "orientation" { setOrientation(value) }
    }
  #endif
}
