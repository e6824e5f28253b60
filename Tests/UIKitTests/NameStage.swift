import AdaptiveUI
import UIKit

/// A controller in a window of its own world.
@MainActor struct NameStage {
  let page: UIViewController
  private let environment: Environment
  private let window: UIWindow

  init(on name: String = "iPhone 8", _ make: () -> UIViewController) throws {
    guard let device = Device.named(name) else { throw Missing() }
    let environment = Environment(host: .device(device))
    environment.breachHandler = { _ in }
    (page, window) = environment.perform {
      let window = UIWindow(windowScene: UIWindowScene(environment: environment))
      let page = make()
      window.rootViewController = page
      window.makeKeyAndVisible()
      return (page, window)
    }
    self.environment = environment
    environment.settle()
  }

  struct Missing: Error {}

  /// Runs something in the window's world.
  @discardableResult func perform<Result>(_ body: () -> Result) -> Result {
    environment.perform(body)
  }

  /// Ends the run loop's turn.
  func flush() { environment.updateCycle.flush() }

  /// Ends everything that runs.
  func settle() { environment.settle() }

  /// Moves frame time, in seconds.
  func advance(to time: TimeInterval) { environment.advance(to: time) }

  /// The button with a title, wherever it stands in the window.
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
