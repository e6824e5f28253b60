import AdaptiveUI
import UIKit

/// A controller in a window of its own world.
@MainActor struct NameStage {
  let page: UIViewController
  let scene: UIWindowScene
  private let environment: Environment
  private let window: UIWindow

  init(on name: String = "iPhone 8", _ make: () -> UIViewController) throws {
    guard let device = Device.named(name) else { throw Missing() }
    let environment = Environment(host: .device(device))
    environment.breachHandler = { _ in }
    environment.recorder.begin(.launch, "")
    (page, window, scene) = environment.perform {
      let scene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: scene)
      let page = make()
      window.rootViewController = page
      window.makeKeyAndVisible()
      return (page, window, scene)
    }
    self.environment = environment
    environment.settle()
  }

  struct Missing: Error {}

  /// UIKit's words for what was done against its contract.
  var breaches: [String] { reasons(.breach) }

  /// What was logged.
  var logs: [String] { reasons(.log) }

  private func reasons(_ kind: TraceEvent.Kind) -> [String] {
    environment.recorder.steps.flatMap(\.events).filter { $0.kind == kind }.compactMap(\.reason)
  }

  /// Runs something in the window's world.
  @discardableResult func perform<Result>(_ body: () -> Result) -> Result {
    environment.perform(body)
  }

  /// Turns the device to the right.
  func turn() {
    scene.turnDevice(1)
    environment.settle()
  }

  /// The view with an identifier, wherever it is in the window.
  func view(_ identifier: String) -> UIView? {
    views(UIView.self).last { $0.accessibilityIdentifier == identifier }
  }

  /// Its frame in the window, whole points: `x y w h`.
  func frame(_ identifier: String) -> String {
    guard let view = view(identifier) else { return "none" }
    let rect = view.convert(view.bounds, to: nil)
    return [rect.minX, rect.minY, rect.width, rect.height].map { String(Int($0.rounded())) }
      .joined(separator: " ")
  }

  /// Ends the run loop's turn.
  func flush() { environment.updateCycle.flush() }

  /// Ends everything that runs.
  func settle() { environment.settle() }

  /// Moves frame time, in seconds.
  func advance(to time: TimeInterval) { environment.advance(to: time) }

  /// The button with a title, wherever it is in the window.
  func button(_ title: String) -> UIButton? {
    views(UIButton.self).first { $0.currentTitle == title }
  }

  /// The views of a class in the window, back to front.
  func views<View: UIView>(_ kind: View.Type) -> [View] {
    var found: [View] = []
    func look(_ view: UIView) {
      if let match = view as? View { found.append(match) }
      view.subviews.forEach(look)
    }
    look(window)
    return found
  }
}
