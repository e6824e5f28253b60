/// Asks everybody who has a say whether the interface may have an orientation, each once.
///
/// Order: hardware, application, then the one controller that fills the window. Rules O03–O09, O15,
/// W02.
@MainActor struct OrientationInquiry {
  /// Who was asked and what each answered, and at the end who refused.
  private(set) var events: [TraceEvent] = []
  /// Why the interface may not have that orientation; `nil` if it may.
  private(set) var refusal: String?

  private let target: UIInterfaceOrientation

  init(_ scene: UIWindowScene, target: UIInterfaceOrientation) {
    self.target = target
    inquire(scene)
  }

  private mutating func inquire(_ scene: UIWindowScene) {
    let environment = scene.environment
    guard allows(environment.host.supportedOrientations) else {
      return refuse("the device never enters \(target)", rule: "O15")
    }
    let application = environment.application
    let mask = application.supportedInterfaceOrientations(for: scene.keyWindow)  // O13 O14
    note("application supportedInterfaceOrientations", nil, mask.summary, rule: "O03")
    guard allows(mask) else {
      return refuse("the application does not allow \(target)", rule: "O04")
    }
    guard let controller = scene.orientationController else { return }
    guard !application.takesPartInMultitasking(scene.keyWindow) else {  // W02
      events.append(
        TraceEvent(
          .skipped, controller.traceSubject, "supportedInterfaceOrientations",
          reason: "takes part in multitasking: all orientations are assumed", rule: "W02"))
      return
    }
    ask(controller, environment.policy)
  }

  private mutating func ask(_ controller: UIViewController, _ policy: EraPolicy) {
    let subject = controller.traceSubject
    if policy.asksShouldAutorotate {
      let answer = controller.shouldAutorotate
      note("shouldAutorotate", subject, String(answer), rule: "O09")
      guard answer else {
        return refuse("\(controller.displayName) does not autorotate", rule: "O09")
      }
    }
    let mask = controller.supportedInterfaceOrientations
    note("supportedInterfaceOrientations", subject, mask.summary, rule: "O06")
    if !allows(mask) {  // O04
      refuse("\(controller.displayName) does not allow \(target)", rule: "O04")
    }
  }

  private func allows(_ mask: UIInterfaceOrientationMask) -> Bool {
    mask.contains(UIInterfaceOrientationMask(target))
  }

  private mutating func note(
    _ name: String, _ subject: TraceSubject?, _ answer: String, rule: String
  ) {
    events.append(TraceEvent(.question, subject, name, new: answer, rule: rule))
  }

  private mutating func refuse(_ reason: String, rule: String) {
    refusal = reason
    events.append(TraceEvent(.refusal, nil, "rotation to \(target)", reason: reason, rule: rule))
  }
}
