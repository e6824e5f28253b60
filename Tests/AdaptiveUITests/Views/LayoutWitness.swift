import AdaptiveUI
import Foundation

/// What witnesses write down, in order.
@MainActor final class Diary {
  var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines so far, which are then forgotten.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that writes down what it is asked to do.
@MainActor class WitnessView: UIView {
  let diary: Diary
  var onLayout: () -> Void = {}

  init(_ name: String, _ diary: Diary, frame: CGRect = .zero) {
    self.diary = diary
    super.init(frame: frame)
    accessibilityIdentifier = name
  }

  required init?(coder: NSCoder) { return nil }

  private var name: String { accessibilityIdentifier ?? "" }

  override func updateConstraints() {
    diary("\(name) constraints")
    super.updateConstraints()
  }

  override func updateProperties() {
    super.updateProperties()
    diary("\(name) properties")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    diary("\(name) layout \(bounds.width.traceText)")
    onLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    diary("\(name) traits")
  }
}

/// A controller whose root view is a witness, and that writes down its own layout callbacks.
@MainActor class WitnessController: UIViewController {
  let diary = Diary()
  var inside: (UIView) -> Void = { _ in }
  var onWillLayout: () -> Void = {}

  override func loadView() {
    view = WitnessView("root", diary, frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    inside(view)
  }

  override func updateViewConstraints() {
    diary("updateViewConstraints")
    super.updateViewConstraints()
  }

  override func updateProperties() {
    super.updateProperties()
    diary("controller properties")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    diary("viewWillLayoutSubviews")
    onWillLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    diary("viewDidLayoutSubviews")
  }

  /// Opens a window with a witness that holds what `inside` adds.
  static func open(
    era: UIKitEra = .ios26, _ inside: @escaping (UIView, Diary) -> Void = { _, _ in }
  ) -> (WitnessController, TestWindow) {
    var made: WitnessController?
    let test = TestWindow("iphone_8", era: era) {
      let controller = WitnessController()
      controller.inside = { inside($0, controller.diary) }
      made = controller
      return controller
    }
    return (made ?? WitnessController(), test)
  }
}
