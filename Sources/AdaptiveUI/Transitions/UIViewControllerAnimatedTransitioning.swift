// Reference: UIViewControllerAnimatedTransitioning, iOS 18 documentation. Rule M14.
// Status: Partial — no interruptible animators.
public import Foundation

/// Shows a transition between controllers.
///
/// Rule M14.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the views and calls the context's `completeTransition(_:)` when done.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called at the very end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives an interactive transition.
///
/// Rule X12.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// How the transition goes on when the interaction ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// How fast it goes on, as a multiple of its own speed.
  var completionSpeed: CGFloat { get }
  /// Whether the transition is interactive from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The transition's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Yes.
  public var wantsInteractiveStart: Bool { true }
}
