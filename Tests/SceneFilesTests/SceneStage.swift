import AdaptiveUI
import Foundation
import SceneFiles

/// A scene in a window of its own environment.
@MainActor struct SceneStage {
  let environment: Environment
  let instance: SceneInstance
  let window: UIWindow

  init(
    _ text: String, classes: SceneClasses = .system, era: UIKitEra = .current,
    host: WindowHost = .terminal(TerminalHost(columns: 100, rows: 40))
  ) throws {
    let document = try SceneDocument(text: text, classes: classes)
    let environment = Environment(era: era, host: host)
    environment.breachHandler = { _ in }
    let instance = SceneInstance(document, classes: classes, in: environment)
    self.environment = environment
    self.instance = instance
    window = environment.perform {
      let window = UIWindow(windowScene: UIWindowScene(environment: environment))
      window.rootViewController = instance.root
      window.makeKeyAndVisible()
      return window
    }
    environment.settle()
  }

  /// The frame of a view or of a controller's view in the window, whole points: `x y w h`.
  func frame(_ id: String) -> String {
    guard let view = instance.view(id) else { return "none" }
    let rect = view.convert(view.bounds, to: nil)
    return [rect.minX, rect.minY, rect.width, rect.height].map { String(Int($0.rounded())) }
      .joined(separator: " ")
  }
}
