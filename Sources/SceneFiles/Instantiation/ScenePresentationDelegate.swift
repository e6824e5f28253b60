import AdaptiveUI

/// Answers for a presentation as a scene says.
///
/// What the scene does not say is answered by ``Absent``, whose methods are not implemented: UIKit treats
/// absence differently from any answer.
@MainActor final class ScenePresentationDelegate: UIAdaptivePresentationControllerDelegate {
  private final class Absent: UIAdaptivePresentationControllerDelegate {}

  private let answers: ScenePresentation.Delegate
  private let absent = Absent()

  init(_ answers: ScenePresentation.Delegate) { self.answers = answers }

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

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    answers.shouldDismiss
      && absent.presentationControllerShouldDismiss(presentationController)
  }
}
