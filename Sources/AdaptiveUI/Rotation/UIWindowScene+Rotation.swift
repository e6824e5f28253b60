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
      let inquiry = OrientationInquiry(self, target: target)
      if let refusal = inquiry.refusal {
        environment.recorder.begin(.rotation, "\(title): refused")
        inquiry.events.forEach { environment.recorder.record($0) }
        return .refused(refusal)
      }
      transition(
        to: environment.host.geometry(target), cause: .rotation, title: title, animated: true,
        preface: inquiry.events)
      return .turned(target)
    }
  }

  /// Whether everybody who has a say allows `orientation`.
  func mayStand(_ orientation: UIInterfaceOrientation) -> Bool {
    OrientationInquiry(self, target: orientation).refusal == nil
  }

  /// The controller that is asked: the topmost one that fills the window.
  ///
  /// Rules O06, O07.
  package var orientationController: UIViewController? {
    keyWindow?.rootViewController?.topmostFullScreenController
  }
}
