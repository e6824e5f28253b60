import AdaptiveUI

extension UIWindowScene {
  /// An orientation that a controller supports and the app does not allow, or vice versa.
  struct OrientationConflict {
    let controller: String
    let text: String
  }

  /// The contradictions between orientation masks that were set explicitly.
  ///
  /// Rule O10.
  var orientationConflicts: [OrientationConflict] {
    guard let controller = orientationController, let mask = controller.orientationMask
    else { return [] }
    let app = environment.application.supportedInterfaceOrientations(for: windows.first)
    func conflict(_ text: String) -> OrientationConflict {
      OrientationConflict(controller: controller.spokenName, text: text)
    }
    guard !mask.isDisjoint(with: app) else {
      return [conflict("no orientation is allowed by both the app and the controller")]
    }
    let wanted = mask.subtracting(app).summary
    let offered = app == .all ? "" : app.subtracting(mask).summary
    return [
      wanted.isEmpty ? nil : conflict("the controller allows \(wanted), the app does not"),
      offered.isEmpty ? nil : conflict("the app allows \(offered), the controller does not"),
    ].compactMap { $0 }
  }
}

extension UIViewController {
  /// Whether anything in the controller's view reacts to a press.
  var hasSomethingToPress: Bool {
    var found = false
    viewIfLoaded?.forEachVisible { view in
      if (view as? any UserActivatable)?.canBeActivated == true { found = true }
    }
    return found
  }
}

extension UIView {
  fileprivate func forEachVisible(_ body: (UIView) -> Void) {
    guard !isHidden, isInstalled else { return }
    body(self)
    subviews.forEach { $0.forEachVisible(body) }
  }
}
