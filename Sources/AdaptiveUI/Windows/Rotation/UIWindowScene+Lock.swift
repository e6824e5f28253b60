// Reference: prefersInterfaceOrientationLocked, iOS 26 documentation. Rule W08.

extension UIWindowScene {
  /// Whether the visible controller keeps the interface as it is; only a window that fills the
  /// screen can.
  ///
  /// Rule W08.
  var isOrientationLocked: Bool {
    guard environment.policy.locksOrientation, let visible = lockingController, fillsScreen else {
      return false
    }
    if lockAnswer?.controller !== visible {
      lockAnswer = LockAnswer(
        controller: visible, isLocked: visible.prefersInterfaceOrientationLocked)
    }
    return lockAnswer?.isLocked == true  // W08
  }

  /// The visible controller, or the one that it hands the question to.
  private var lockingController: UIViewController? {
    guard let start = orientationController else { return nil }
    return sequence(first: start, next: \.childForInterfaceOrientationLock).reduce(start) { $1 }
  }

  private var fillsScreen: Bool {
    guard case .device(let device) = environment.host else { return true }
    return device.place == .full
  }

  /// What a controller answered when it was last asked.
  struct LockAnswer {
    weak var controller: UIViewController?
    var isLocked: Bool
  }
}

extension UIViewController {
  /// Has ``prefersInterfaceOrientationLocked`` asked again.
  ///
  /// Rule W08.
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    for scene in environment.application.connectedWindowScenes {
      let previous = scene.effectiveGeometry
      scene.lockAnswer = nil
      if scene.isOrientationLocked != previous.isInterfaceOrientationLocked {
        scene.tellDelegate(previous)
      }
    }
  }
}
