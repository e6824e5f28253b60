import AdaptiveUI
import Documents

/// A document whose root is a controller of the program's own.
struct ControllerDocument: OpenableDocument {
  let file = "controller"
  var title: String? { nil }
  var opening = DocumentOpening()
  var requiresFullScreen = false
  /// The launch whose delegates and settings apply.
  let launch: Winch.Launch
  /// Creates the controller in the environment of the session that shows it.
  let make: @MainActor @Sendable () -> UIViewController

  init(launch: Winch.Launch, make: @escaping @MainActor @Sendable () -> UIViewController) {
    self.launch = launch
    self.make = make
  }

  @MainActor func prepare(_ environment: Environment) {
    let application = environment.application
    application.requiresFullScreen = requiresFullScreen
    guard let delegate = environment.perform({ launch.applicationDelegate?() }) else { return }
    environment.keep(delegate)
    application.delegate = delegate
    environment.perform {
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
  }

  @MainActor func connect(_ scene: UIWindowScene, in environment: Environment) {
    guard let delegate = environment.perform({ launch.sceneDelegate?() }) else { return }
    scene.delegate = delegate
    environment.perform {
      delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    }
  }

  @MainActor func open(in environment: Environment) -> any OpenDocument {
    OpenController(environment.perform(make), in: environment)
  }
}

/// The program's controller in a window.
@MainActor final class OpenController: OpenDocument {
  let root: UIViewController
  let presentationIDs: [String] = []

  /// A controller of another environment takes no part in the layout and traits of this one, so it
  /// is a breach.
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
