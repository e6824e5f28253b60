// Reference: UIAdaptivePresentationControllerDelegate, iOS 18 documentation. Rules D01–D15.
// Status: Complete.

/// Consulted before a presentation adapts, and told when the user dismisses it.
///
/// All methods are optional: a default means that the method is not there, which UIKit treats
/// differently from any answer (D02, D14).
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style for a horizontally compact environment.
  ///
  /// Rules D02, D03.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style for an environment; asked first, and in regular environments too.
  ///
  /// Rules D02, D03, D05.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Another controller to show in the adaptive style; `nil` keeps the presented one.
  ///
  /// Rule D07.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Hands over the adaptive presentation controller before it presents.
  ///
  /// Rule D08.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Announces the style about to be used, `.none` if nothing adapts.
  ///
  /// Rule D09.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Whether the user may dismiss.
  ///
  /// Rules D12, D13.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before the user's dismissal.
  ///
  /// Rules D12, D15.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user's dismissal.
  ///
  /// Rule D12.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss and was refused.
  ///
  /// Rule D13.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Stands for a method that is not implemented.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.isDelegateMethodMissing = true
    return .none
  }
  /// Stands for a method that is not implemented.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    controller.isDelegateMethodMissing = true
    return .none
  }
  /// Stands for a method that is not implemented.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    controller.isDelegateMethodMissing = true
    return nil
  }
  /// Stands for a method that is not implemented.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { presentationController.isDelegateMethodMissing = true }
  /// Stands for a method that is not implemented.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { presentationController.isDelegateMethodMissing = true }
  /// Stands for a method that is not implemented.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    presentationController.isDelegateMethodMissing = true
    return true
  }
  /// Stands for a method that is not implemented.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { presentationController.isDelegateMethodMissing = true }
  /// Stands for a method that is not implemented.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { presentationController.isDelegateMethodMissing = true }
  /// Stands for a method that is not implemented.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { presentationController.isDelegateMethodMissing = true }
}
