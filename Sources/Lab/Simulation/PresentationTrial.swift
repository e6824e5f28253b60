package import AdaptiveUI
import Foundation

/// One cell of the adaptation table, to try on the open scene.
///
/// Rules M30–M36, D02–D05.
public struct PresentationTrial: Sendable, Equatable {
  /// The requested style.
  package var style: UIModalPresentationStyle
  /// The delegate's answer; `nil` for no delegate.
  package var answer: UIModalPresentationStyle?

  package init(style: UIModalPresentationStyle, answer: UIModalPresentationStyle? = nil) {
    self.style = style
    self.answer = answer
  }

  /// The styles that can be requested.
  package static let styles: [UIModalPresentationStyle] = [
    .automatic, .popover, .formSheet, .pageSheet, .fullScreen, .overFullScreen, .currentContext,
    .overCurrentContext, .custom,
  ]
  /// The answers that a delegate may try; UIKit ignores some of them (D03).
  package static let answers: [UIModalPresentationStyle?] = [
    nil, UIModalPresentationStyle.none, .fullScreen, .overFullScreen, .formSheet, .pageSheet,
    .popover, .automatic,
  ]

  /// Finds the trial for the words `popover`, or `popover none`.
  package init?(style: String, answer: String?) {
    guard let style = Self.styles.first(where: { "\($0)" == style }) else { return nil }
    self.style = style
    guard let answer else { return }
    guard let found = Self.answers.compactMap({ $0 }).first(where: { "\($0)" == answer }) else {
      return nil
    }
    self.answer = found
  }
}

/// Answers one style everywhere.
@MainActor final class TrialDelegate: UIAdaptivePresentationControllerDelegate {
  private let answer: UIModalPresentationStyle
  init(_ answer: UIModalPresentationStyle) { self.answer = answer }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { answer }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { answer }
}

/// The content of a trial: its style, and a button that dismisses it.
final class TrialViewController: UIViewController {
  private let label = UILabel()
  private let button = UIButton(type: .system)
  /// Presentation controllers do not keep their delegates.
  var delegate: TrialDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(modalPresentationStyle)"
    label.accessibilityIdentifier = "trial-text"
    button.setTitle("Close", for: .normal)
    button.accessibilityIdentifier = "trial-close"
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
      .inset(by: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16))
    let row = TerminalHost.cell.height
    // The smallest windows have no room between the margins.
    let (x, y) = (area.origin.x, area.origin.y)
    label.frame = .init(x: x, y: y, width: max(area.size.width, 0), height: row)
    button.frame = .init(x: x, y: y + 2 * row, width: 96, height: 3 * row)
  }
}

extension SceneSession {
  /// Presents a small controller in a style, with a delegate of one answer, over the visible
  /// controller.
  ///
  /// A popover points at the focused view.
  func present(_ trial: PresentationTrial) {
    let anchor = topPresented == nil ? focusedView : window.rootViewController?.viewIfLoaded
    dismissAll()
    let text = trial.answer.map { ", delegate: \($0)" } ?? ", no delegate"
    environment.recorder.begin(.presentation, "try \(trial.style)\(text)")
    environment.perform {
      let content = TrialViewController()
      content.identifier = "trial"
      content.title = "Trial"
      content.preferredContentSize = .init(width: 320, height: 128)
      content.modalPresentationStyle = trial.style
      content.popoverPresentationController?.sourceView = anchor
      if let answer = trial.answer {
        content.delegate = TrialDelegate(answer)
        content.presentationController?.delegate = content.delegate
      }
      window.rootViewController?.present(content, animated: true)
    }
    environment.updateCycle.flush()
  }
}
