import AdaptiveUI

/// Answers the delegate methods of a presentation from a scene.
///
/// Answers that the scene does not give are those of ``Absent``, which does not implement the
/// methods, because UIKit distinguishes a missing method from any answer.
@MainActor final class ScenePresentationDelegate: UIAdaptivePresentationControllerDelegate {
  private final class Absent: UIAdaptivePresentationControllerDelegate {}

  private let answers: ScenePresentation.Delegate
  private let absent = Absent()

  private let substitute: () -> UIViewController?

  /// - Parameters:
  ///   - answers: The answers in the scene.
  ///   - substitute: Creates the controller that an adapted presentation shows instead.
  init(
    _ answers: ScenePresentation.Delegate, substitute: @escaping () -> UIViewController? = { nil }
  ) {
    self.answers = answers
    self.substitute = substitute
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    answers.adaptiveStyle ?? absent.adaptivePresentationStyle(for: controller)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    answers.adaptiveStyles.first { $0.condition.matches(traitCollection) }?.style
      ?? absent.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
  }

  /// A navigation controller around the presented one, with the Done button that a covering style
  /// needs.
  ///
  /// Rules D07, PO12.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    if answers.substitute != nil { return substitute() }
    guard answers.wrapInNavigation else {
      return absent.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style)
    }
    let shown = controller.presentedViewController
    if let stack = shown.parent as? UINavigationController { return stack }
    let stack = UINavigationController(rootViewController: shown)
    stack.identifier = shown.identifier.map { "\($0)-navigation" }
    let done = UIAction { [weak shown] _ in shown?.dismiss(animated: true) }
    let item = UIBarButtonItem(title: "Done", primaryAction: done)
    item.identifier = "done"
    shown.navigationItem.rightBarButtonItem = item
    return stack
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    answers.shouldDismiss
      && absent.presentationControllerShouldDismiss(presentationController)
  }
}
