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
    if launch.sceneDelegate != nil { finishLaunching(application, in: environment) }
  }

  /// Gives the window to the delegate that has it, as UIKit does with the one of the main storyboard: that of
  /// the scene, or in a program without scenes that of the application, which is launched with it.
  @MainActor func connect(_ window: UIWindow, in environment: Environment) {
    let application = environment.application
    guard let scene = window.windowScene,
      let delegate = environment.perform({ launch.sceneDelegate?() })
    else {
      application.delegate?.window = window
      return finishLaunching(application, in: environment)
    }
    scene.delegate = delegate
    delegate.window = window
    environment.perform {
      delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    }
  }

  @MainActor private func finishLaunching(_ application: UIApplication, in environment: Environment)
  {
    environment.perform {
      _ = application.delegate?.application(application, willFinishLaunchingWithOptions: nil)
      _ = application.delegate?.application(application, didFinishLaunchingWithOptions: nil)
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
