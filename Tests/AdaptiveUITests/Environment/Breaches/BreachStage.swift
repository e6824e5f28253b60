import AdaptiveUI
import Foundation

/// A window with containers of several kinds, in which programs do what UIKit forbids.
@MainActor final class BreachStage {
  let test: TestWindow
  let navigation: UINavigationController
  let tabs: UITabBarController
  /// A controller without a parent whose view is in the stack's top.
  let guest: UIViewController
  private(set) var breaches: [Breach] = []

  init() {
    let environment = Environment(host: .device(.default))
    let stack = environment.perform { UINavigationController(rootViewController: controller("A")) }
    let bar = environment.perform { UITabBarController() }
    let visitor = environment.perform { controller("guest") }
    (navigation, tabs, guest) = (stack, bar, visitor)
    test = TestWindow(environment: environment) {
      let root = controller("root")
      stack.identifier = "nav"
      bar.identifier = "tabs"
      bar.viewControllers = [controller("T"), controller("U")]
      root.adopt(stack, frame: CGRect(x: 0, y: 0, width: 375, height: 300))
      root.adopt(bar, frame: CGRect(x: 0, y: 300, width: 375, height: 300))
      stack.viewControllers[0].view.addSubview(visitor.view)
      return root
    }
    environment.settle()
    environment.breachHandler = { [weak self] in self?.breaches.append($0) }
  }

  var root: UIViewController { test.root }

  /// Everything that a breach must leave alone: controllers, views with their frames, constraints.
  func picture() -> [String] {
    func lines(_ view: UIView, _ depth: Int) -> [String] {
      let name = "\(type(of: view)) \(view.frame) \(view.constraints.count) \(view.isHidden)"
      return [String(repeating: " ", count: depth) + name]
        + view.subviews.flatMap { lines($0, depth + 1) }
    }
    let controllers = (root.selfAndDescendants + [guest]).map {
      "\($0.identifier ?? "-") in \($0.parent?.identifier ?? "-") "
        + "presents \($0.presentedViewController?.identifier ?? "-") \($0.traitCollection)"
    }
    return controllers + lines(test.window, 0) + [
      "\(test.scene.interfaceOrientation) \(tabs.selectedIndex)"
    ]
  }

  /// Does what is forbidden and everything that follows from it.
  ///
  /// - Returns: What the trace holds of it besides breaches.
  func commit(_ act: (BreachStage) -> Void) -> [String] {
    let environment = test.environment
    environment.recorder.begin(.container, "breach")
    environment.perform { act(self) }
    environment.settle()
    return (environment.recorder.steps.last?.events ?? []).filter {
      ![.breach, .question].contains($0.kind)
    }.map(\.name)
  }
}
