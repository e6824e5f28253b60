import AdaptiveUI
import Foundation

/// A terminal window with a root controller `home`, a button `anchor` in it, and a controller
/// `info`.
@MainActor final class PresentationStage {
  let environment: Environment
  let scene: UIWindowScene
  let window: UIWindow
  let home: UIViewController
  let anchor: UIView
  private(set) var breaches: [Breach] = []

  /// The windows of the adaptation tables, in cells: R×R, R×C, C×R, C×C.
  nonisolated static let regular = (100, 40)
  nonisolated static let flat = (100, 12)
  nonisolated static let narrow = (40, 40)
  nonisolated static let small = (40, 12)

  convenience init(
    _ cells: (Int, Int) = regular, era: UIKitEra = BothEras.era,
    home: () -> UIViewController = { UIViewController() }
  ) {
    self.init(
      host: .terminal(TerminalHost(columns: cells.0, rows: cells.1)), era: era, home: home)
  }

  init(
    host: WindowHost, era: UIKitEra = BothEras.era,
    home makeHome: () -> UIViewController = { UIViewController() }
  ) {
    let environment = Environment(era: era, host: host)
    self.environment = environment
    (scene, window, home, anchor) = environment.perform {
      let scene = UIWindowScene(environment: environment)
      let window = UIWindow(windowScene: scene)
      let home = makeHome()
      home.identifier = "home"
      let anchor = UIView(frame: CGRect(x: 40, y: 32, width: 80, height: 16))
      anchor.accessibilityIdentifier = "anchor"
      window.rootViewController = home
      home.view.addSubview(anchor)
      window.makeKeyAndVisible()
      environment.updateCycle.flush()
      return (scene, window, home, anchor)
    }
    environment.breachHandler = { [weak self] in self?.breaches.append($0) }
  }

  /// A new controller of a style; popovers point at the anchor.
  func controller(
    _ style: UIModalPresentationStyle, _ name: String = "info",
    delegate: (any UIAdaptivePresentationControllerDelegate)? = nil,
    size: CGSize = CGSize(width: 320, height: 240)
  ) -> UIViewController {
    environment.perform {
      let info = UIViewController()
      info.identifier = name
      info.modalPresentationStyle = style
      info.preferredContentSize = size
      info.popoverPresentationController?.sourceView = anchor
      if let delegate { info.presentationController?.delegate = delegate }
      return info
    }
  }

  /// Opens a step of the trace and presents in it.
  @discardableResult func present(
    _ info: UIViewController, from presenter: UIViewController? = nil, animated: Bool = false,
    completion: (() -> Void)? = nil
  ) -> UIViewController {
    environment.recorder.begin(.presentation, "present")
    (presenter ?? home).present(info, animated: animated, completion: completion)
    return info
  }

  func dismiss(_ controller: UIViewController, animated: Bool = false) {
    environment.recorder.begin(.presentation, "dismiss")
    controller.dismiss(animated: animated)
  }

  func resize(_ cells: (Int, Int)) {
    scene.fill(
      .terminal(TerminalHost(columns: cells.0, rows: cells.1)), cause: .terminal, title: "resize")
  }

  /// The lines of the last step, without layout and hooks of the container.
  func lines(_ kinds: Set<TraceEvent.Kind> = [.callback, .question]) -> [String] {
    let noise = ["LayoutSubviews()", "loadView()", "SafeArea"]
    return (environment.recorder.steps.last?.events ?? [])
      .filter { event in
        kinds.contains(event.kind) && !noise.contains { event.name.contains($0) }
      }
      .map { event in
        "\(event.subject?.identifier ?? "-") \(event.name)" + (event.new.map { " → \($0)" } ?? "")
          + (event.reason.map { " (\($0))" } ?? "")
      }
  }

  /// The views of the window with their frames; a plain view's contents and anchors are left out.
  func picture() -> String {
    func lines(_ view: UIView, _ depth: Int) -> [String] {
      guard view.frame.size != CGSize(width: 80, height: 16) else { return [] }
      let (x, y) = (Int(view.frame.minX), Int(view.frame.minY))
      let size = "\(Int(view.frame.width)) \(Int(view.frame.height))"
      let line = "\(type(of: view)) \(x) \(y) \(size) \(view.isHidden) \(view.alpha)"
      let isPlain = type(of: view) == UIView.self && view.viewController == nil
      let inner = isPlain ? [] : view.subviews.flatMap { lines($0, depth + 1) }
      return [String(repeating: " ", count: depth) + line] + inner
    }
    return lines(window, 0).joined(separator: "\n")
  }
}
