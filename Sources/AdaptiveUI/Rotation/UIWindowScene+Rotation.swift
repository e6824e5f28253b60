import Foundation

// Who decides whether the interface follows the device. Rules O03–O09, O15, W02.

/// The outcome of the question whether the interface may turn.
package enum RotationVerdict: Sendable, Equatable {
  case turned(UIInterfaceOrientation)
  case refused(String)
}

extension UIWindowScene {
  /// Turns the device by quarter turns, clockwise; the interface follows if it may.
  ///
  /// Rules O04, O20.
  ///
  /// - Returns: The new orientation, or who forbade it.
  @discardableResult package func turnDevice(_ quarters: Int) -> RotationVerdict {
    environment.settle()
    return environment.perform {
      let device = environment.device
      device.heldOrientation = device.heldOrientation.turned(quarters)
      let target = device.heldOrientation
      let direction = quarters > 0 ? "right" : "left"
      let title = "\(direction) → \(target)"
      guard target != geometry.orientation else {
        environment.recorder.begin(.rotation, title)
        return .turned(target)
      }
      if let refusal = refusal(of: target) {
        environment.recorder.begin(.rotation, "\(title): refused")
        refusal.forEach { environment.recorder.record($0) }
        return .refused(refusal.last?.reason ?? "")
      }
      let questions = orientationQuestions(for: target)
      transition(
        to: environment.host.geometry(target), cause: .rotation, title: title, animated: true,
        preface: questions)
      return .turned(target)
    }
  }

  /// The controller that is asked: the topmost one that fills the window.
  ///
  /// Rules O06, O07.
  package var orientationController: UIViewController? {
    keyWindow?.rootViewController?.topmostFullScreenController
  }

  /// The lines that tell who was asked and what each answered.
  private func orientationQuestions(for target: UIInterfaceOrientation) -> [TraceEvent] {
    var events: [TraceEvent] = []
    let application = environment.application
    let applicationMask = application.supportedInterfaceOrientations(for: keyWindow)
    events.append(
      TraceEvent(
        .question, nil, "application supportedInterfaceOrientations", new: applicationMask.summary,
        rule: "O03"))
    guard let controller = orientationController else { return events }
    if application.takesPartInMultitasking(keyWindow) {
      events.append(
        TraceEvent(
          .notTold, controller.traceSubject, "supportedInterfaceOrientations",
          reason: "takes part in multitasking: all orientations are assumed", rule: "W02"))
      return events
    }
    if environment.policy.asksShouldAutorotate {
      events.append(
        TraceEvent(
          .question, controller.traceSubject, "shouldAutorotate",
          new: String(controller.shouldAutorotate), rule: "O09"))
      guard controller.shouldAutorotate else { return events }
    }
    events.append(
      TraceEvent(
        .question, controller.traceSubject, "supportedInterfaceOrientations",
        new: controller.supportedInterfaceOrientations.summary, rule: "O06"))
    return events
  }

  /// The questions and the reason why the interface must not turn to `target`; `nil` if it may.
  private func refusal(of target: UIInterfaceOrientation) -> [TraceEvent]? {
    let wanted = UIInterfaceOrientationMask(target)
    func refused(_ by: String, _ rule: String, asked: Bool = true) -> [TraceEvent] {
      (asked ? orientationQuestions(for: target) : []) + [
        TraceEvent(.refusal, nil, "rotation to \(target)", reason: by, rule: rule)
      ]
    }
    guard environment.host.supportedOrientations.contains(wanted) else {
      return refused("the device never enters \(target)", "O15", asked: false)
    }
    let application = environment.application
    guard application.supportedInterfaceOrientations(for: keyWindow).contains(wanted) else {
      return refused("the application does not allow \(target)", "O04")
    }
    guard let controller = orientationController,
      !application.takesPartInMultitasking(keyWindow)
    else { return nil }
    if environment.policy.asksShouldAutorotate && !controller.shouldAutorotate {
      return refused("\(controller.displayName) does not autorotate", "O09")
    }
    guard controller.supportedInterfaceOrientations.contains(wanted) else {
      return refused("\(controller.displayName) does not allow \(target)", "O04")
    }
    return nil
  }
}
