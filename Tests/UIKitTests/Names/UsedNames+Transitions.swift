import UIKit

// Names of coordinators and animators.

@MainActor extension UsedNames {
  static func uiViewControllerTransitionCoordinator() {
    // A UIViewControllerTransitionCoordinator
    _ = (any UIViewControllerTransitionCoordinator).self
    // A UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)
    _ = { (value: any UIViewControllerTransitionCoordinator) in
      value.animate(alongsideTransition:completion:)
    }
  }

  static func uiViewControllerTransitionCoordinatorContext() {
    // A UIViewControllerTransitionCoordinatorContext
    _ = (any UIViewControllerTransitionCoordinatorContext).self
  }

  static func uiViewControllerAnimatedTransitioning() {
    // B UIViewControllerAnimatedTransitioning
    _ = (any UIViewControllerAnimatedTransitioning).self
    // B UIViewControllerAnimatedTransitioning.animateTransition(using:)
    _ = { (value: any UIViewControllerAnimatedTransitioning) in value.animateTransition(using:) }
    // B UIViewControllerAnimatedTransitioning.transitionDuration(using:)
    _ = { (value: any UIViewControllerAnimatedTransitioning) in value.transitionDuration(using:) }
  }

  static func uiViewControllerContextTransitioning() {
    // B UIViewControllerContextTransitioning
    _ = (any UIViewControllerContextTransitioning).self
    // A UIViewControllerContextTransitioning.targetTransform
    _ = { (value: any UIViewControllerContextTransitioning) in value.targetTransform }
    // B UIViewControllerContextTransitioning.presentationStyle
    _ = { (value: any UIViewControllerContextTransitioning) in value.presentationStyle }
    // B UIViewControllerContextTransitioning.completeTransition(_:)
    _ = { (value: any UIViewControllerContextTransitioning) in value.completeTransition(_:) }
    // B UIViewControllerContextTransitioning.view(forKey:)
    _ = { (value: any UIViewControllerContextTransitioning) in value.view(forKey:) }
  }
}
