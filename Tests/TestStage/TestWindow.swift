package import AdaptiveUI
import Foundation

/// An environment with one window on a host; what tests of the model start from.
@MainActor package struct TestWindow {
  package let environment: Environment
  package let scene: UIWindowScene
  package let window: UIWindow

  /// Opens a window in an environment, with what `root` makes in it.
  ///
  /// Everything is to be made inside `root`, so that it belongs to the window's environment.
  package init(environment: Environment, root: () -> UIViewController) {
    self.environment = environment
    (scene, window) = environment.perform {
      let scene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = root()
      environment.recorder.begin(.launch, "")
      window.makeKeyAndVisible()
      environment.updateCycle.flush()
      return (scene, window)
    }
  }

  /// Opens a window on a device; `fill` puts views into the view of a controller named `root`.
  package init(on device: Device = .default, fill: (UIView) -> Void = { _ in }) {
    self.init(environment: Environment(host: .device(device))) {
      let root = UIViewController()
      root.identifier = "root"
      fill(root.view)
      return root
    }
  }

  /// The root controller.
  package var root: UIViewController { window.rootViewController ?? UIViewController() }
}
