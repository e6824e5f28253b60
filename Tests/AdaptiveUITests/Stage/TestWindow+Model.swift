import AdaptiveUI
import Foundation
// Every test of the model starts from a window.
@_exported import TestStage

extension TestWindow {
  /// Opens a window on the device with `id`, with what `root` makes in it.
  init(
    _ id: String = "iphone_8", era: UIKitEra = BothEras.era, root: () -> UIViewController
  ) {
    let device = Device.all.first { $0.id == id } ?? .default
    self.init(host: .device(device), era: era, root: root)
  }

  init(host: WindowHost, era: UIKitEra = BothEras.era, root: () -> UIViewController) {
    self.init(environment: Environment(era: era, host: host), root: root)
  }

  /// The controller with this name, wherever it is below the root.
  subscript(_ identifier: String) -> UIViewController {
    root.selfAndDescendants.first { $0.identifier == identifier } ?? root
  }

  /// Sizes in cells, wide and narrow in turn, for layouts that must not depend on the ones before.
  static let sizes = [(80, 24), (200, 60), (33, 12), (120, 30), (50, 50)]

  /// Makes the terminal around the window as large as given, in cells, and lets everything settle.
  func resize(_ columns: Int, _ rows: Int = 30) {
    scene.fill(
      .terminal(TerminalHost(columns: columns, rows: rows)), cause: .terminal, title: "")
    environment.settle()
  }

  /// The frames of the root view's subviews, in points.
  var frames: [CGRect] { root.view.subviews.map(\.frame) }

  /// The lines of the last step that name `kinds`, as `subject name → new`.
  func lines(_ kinds: Set<TraceEvent.Kind> = [.callback]) -> [String] {
    (environment.recorder.steps.last?.events ?? []).filter { kinds.contains($0.kind) }.map {
      "\($0.subject?.identifier ?? "-") \($0.name)" + ($0.new.map { " → \($0)" } ?? "")
        + ($0.reason.map { " (\($0))" } ?? "")
    }
  }
}

/// A controller with a name.
@MainActor func controller(
  _ identifier: String, _ make: () -> UIViewController = { UIViewController() }
) -> UIViewController {
  let controller = make()
  controller.identifier = identifier
  return controller
}

extension UIViewController {
  /// Adds a child whose view has `frame` (or fills the receiver) and follows by `mask`.
  func adopt(
    _ child: UIViewController, frame: CGRect? = nil,
    mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
  ) {
    addChild(child)
    child.view.frame = frame ?? view.bounds
    child.view.autoresizingMask = mask
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
