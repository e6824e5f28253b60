import AdaptiveUI
import Documents

/// A document that is a controller of one's own.
struct ControllerDocument: OpenableDocument {
  let file: String
  let title: String?
  let opening: DocumentOpening
  /// Creates the controller in the world of the session that shows it.
  let make: @MainActor @Sendable () -> UIViewController

  init(
    era: UIKitEra?, device: Device?, make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    file = "controller"
    title = nil
    var opening = DocumentOpening()
    opening.era = era
    opening.device = device
    self.opening = opening
    self.make = make
  }

  @MainActor func open(in environment: Environment) -> any OpenDocument {
    OpenController(environment.perform(make), in: environment)
  }
}

/// A controller of one's own in a window.
@MainActor final class OpenController: OpenDocument {
  let root: UIViewController
  let presentationIDs: [String] = []

  /// A controller of another world takes no part in this one's layout and traits, so it is in
  /// breach.
  init(_ controller: UIViewController, in environment: Environment) {
    root = controller
    guard controller.environment !== environment else { return }
    environment.breach(
      Breach(
        "NSInternalInconsistencyException",
        "Create the controller inside the call: Winch.run(\(controller.className)())",
        subject: controller.traceSubject, rule: "API"))
  }

  func present(_ id: String) -> Bool { false }
}
