import AdaptiveUI
import Foundation

/// An environment with one window on a host; what every test of lists starts from.
@MainActor struct TestWindow {
  let environment: Environment
  let scene: UIWindowScene
  let window: UIWindow

  /// Opens a window on the device with `id`, with what `root` makes in it.
  init(_ id: String = "iphone_8", era: UIKitEra = .ios26, root: () -> UIViewController) {
    self.init(
      host: .device(Device.all.first { $0.id == id } ?? .default), era: era, root: root)
  }

  init(host: WindowHost, era: UIKitEra = .ios26, root: () -> UIViewController) {
    let environment = Environment(era: era, host: host)
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

  /// The root controller.
  var root: UIViewController { window.rootViewController ?? UIViewController() }
}

/// A named view that constraints place.
@MainActor func autoView(_ identifier: String) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = identifier
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}
