import AdaptiveUI
import Foundation

/// A window (by default an iPhone 8, 375 × 667 at 2x) whose root view holds constraints.
@MainActor struct LayoutWindow {
  let window: TestWindow
  var root: UIView { window.root.view }

  init(
    _ device: String = "iphone_8", era: UIKitEra = .ios26,
    _ constraints: @escaping (UIView) -> [NSLayoutConstraint]
  ) {
    window = TestWindow(device, era: era) {
      let root = Root()
      root.constraints = constraints
      return root
    }
    window.environment.settle()
  }

  private final class Root: UIViewController {
    var constraints: (UIView) -> [NSLayoutConstraint] = { _ in [] }
    override func viewDidLoad() { NSLayoutConstraint.activate(constraints(view)) }
  }
}

/// A named view that constraints place.
@MainActor func autoView(_ identifier: String) -> UIView {
  let view = UIView()
  view.accessibilityIdentifier = identifier
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

/// Pins the top left corner of `view` to that of `root`.
@MainActor func corner(_ view: UIView, _ root: UIView) -> [NSLayoutConstraint] {
  [
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    view.topAnchor.constraint(equalTo: root.topAnchor),
  ]
}

/// Pins all edges of `view` to those of `root`.
@MainActor func edges(_ view: UIView, _ root: UIView) -> [NSLayoutConstraint] {
  corner(view, root) + [
    view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
  ]
}
