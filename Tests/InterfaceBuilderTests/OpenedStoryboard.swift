import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// A storyboard in the window of a device.
@MainActor final class OpenedStoryboard {
  let environment: Environment
  let instance: DocumentInstance
  let scene: UIWindowScene
  private let window: UIWindow
  private(set) var breaches: [Breach] = []

  init(_ text: String, on device: String = "iphone_8") throws {
    let device = try #require(Device.all.first { $0.id == device })
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Main.storyboard")
    let environment = Environment(host: .device(device))
    self.environment = environment
    (instance, scene, window) = environment.perform {
      let instance = DocumentInstance(document, in: environment)
      let scene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: scene)
      window.rootViewController = instance.root
      window.makeKeyAndVisible()
      return (instance, scene, window)
    }
    environment.breachHandler = { [weak self] in self?.breaches.append($0) }
    environment.settle()
  }

  var stack: [UIViewController] {
    (instance.root as? UINavigationController)?.viewControllers ?? []
  }

  var presented: UIViewController? { instance.root.presentedViewController }

  func view(_ name: String) -> UIView? {
    var waiting = stack.compactMap(\.viewIfLoaded)
    while let next = waiting.popLast() {
      if next.identifier == name { return next }
      waiting += next.subviews
    }
    return nil
  }

  func present(_ name: String) {
    #expect(instance.present(name))
    environment.settle()
  }
}
