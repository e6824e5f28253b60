// Reference: UIViewControllerTransitionCoordinator and its context, iOS 18 documentation. Rules X01–X14.
// Status: Partial — nothing is interactive yet, so nobody is told when interaction changes.
public import Foundation

/// What a transition tells about itself.
///
/// Rule X10.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  ///
  /// Rule X14.
  var isAnimated: Bool { get }
  /// The style of a presentation, `.none` otherwise.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition started under a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives it now.
  ///
  /// Rule X12.
  var isInteractive: Bool { get }
  /// Whether it ended where it began.
  ///
  /// Rule C20.
  var isCancelled: Bool { get }
  /// Seconds; 0 when not animated.
  ///
  /// Rule X14.
  var transitionDuration: TimeInterval { get }
  /// Progress from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view that all animated views stand in.
  ///
  /// Rule X06.
  var containerView: UIView { get }
  /// The rotation that the transition brings; identity for plain resizes.
  ///
  /// Rule X08.
  var targetTransform: CGAffineTransform { get }
  /// The controllers of a controller transition; `nil` for size changes.
  ///
  /// Rule X11.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs closures along with a transition.
///
/// Rule X03.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Queues an animation and a completion for the running transition.
  ///
  /// Rules X03–X05, X07.
  ///
  /// - Returns: Whether the animation was queued.
  @discardableResult func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Queues an animation without a completion.
  @discardableResult public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Names the two controllers of a transition.
public enum UITransitionContextViewControllerKey: Sendable {
  /// The one that is visible at first.
  case from
  /// The one that is visible at the end.
  case to
}
