import AdaptiveUI
import Foundation

/// A controller in a window of its own world, on a device.
@MainActor struct ExampleStage<Controller: UIViewController> {
  let environment: Environment
  let controller: Controller
  let window: UIWindow
  let scene: UIWindowScene

  init(
    on device: String = "iPhone 6", era: UIKitEra = .ios26, _ make: () -> Controller
  ) throws {
    guard let device = Device.named(device) else { throw Missing() }
    let environment = Environment(era: era, host: .device(device))
    environment.breachHandler = { _ in }
    (controller, window, scene) = environment.perform {
      let scene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: scene)
      let controller = make()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (controller, window, scene)
    }
    self.environment = environment
    environment.settle()
  }

  struct Missing: Error {}

  /// Turns the device to the right by `quarters`.
  func turn(_ quarters: Int = 1) {
    scene.turnDevice(quarters)
    environment.settle()
  }

  /// The frame of the view with this identifier in the window, whole points: `x y w h`.
  func frame(_ identifier: String) -> String {
    var found = "none"
    func look(_ view: UIView) {
      if view.accessibilityIdentifier == identifier {
        let rect = view.convert(view.bounds, to: nil)
        found = [rect.minX, rect.minY, rect.width, rect.height].map { String(Int($0.rounded())) }
          .joined(separator: " ")
      }
      view.subviews.forEach(look)
    }
    look(window)
    return found
  }
}
