import AdaptiveUI
import Foundation

/// What several controllers write down, in the order it happens.
@MainActor final class Chronicle {
  /// The moments that are written down; empty for all of them.
  let moments: Set<String>
  /// What can be seen of a controller at that moment.
  let sight: @MainActor (UIViewController) -> String?
  var lines: [String] = []

  init(
    _ moments: Set<String> = [],
    sight: @escaping @MainActor (UIViewController) -> String? = { _ in nil }
  ) {
    self.moments = moments
    self.sight = sight
  }

  func note(_ moment: String, of controller: UIViewController) {
    guard moments.isEmpty || moments.contains(moment) else { return }
    let name = controller.identifier.map { "\($0) " } ?? ""
    lines.append(name + moment + (sight(controller).map { ": \($0)" } ?? ""))
  }

  /// What was written since the last time.
  func tear() -> [String] {
    defer { lines = [] }
    return lines
  }

  static let appearance: Set<String> = [
    "will appear", "is appearing", "did appear", "will disappear", "did disappear",
  ]
  static let layout: Set<String> = ["constraints", "will layout", "did layout"]
  static let moves: Set<String> = ["will move", "did move"]
  static let transitions: Set<String> = ["will traits", "will size", "traits"]
}

/// Writes down every moment that UIKit calls it in.
@MainActor class Chronicler: UIViewController {
  let chronicle: Chronicle

  init(_ chronicle: Chronicle, _ name: String? = nil) {
    self.chronicle = chronicle
    super.init(nibName: nil, bundle: nil)
    identifier = name
  }

  required init?(coder: NSCoder) { nil }

  func note(_ moment: String) { chronicle.note(moment, of: self) }

  override func loadView() {
    super.loadView()
    note("load")
  }
  override func viewDidLoad() { note("did load") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func viewSafeAreaInsetsDidChange() { note("safe area") }
  override func viewLayoutMarginsDidChange() { note("margins") }
  override func viewWillLayoutSubviews() { note("will layout") }
  override func viewDidLayoutSubviews() { note("did layout") }
  override func updateViewConstraints() {
    super.updateViewConstraints()
    note("constraints")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    note("traits")
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("will traits")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("will size")
    super.viewWillTransition(to: size, with: coordinator)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("will move")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("did move")
  }
}

extension UIViewController {
  /// Both size classes, as `CR` for compact and regular.
  var classes: String {
    [traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass].map {
      $0 == .unspecified ? "–" : $0 == .compact ? "C" : "R"
    }.joined()
  }

  /// The size of the root view, `width×height` in points.
  var extent: String { view.bounds.size.traceText }
}
