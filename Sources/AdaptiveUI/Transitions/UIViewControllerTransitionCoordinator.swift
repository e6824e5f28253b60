// Reference: UIViewControllerTransitionCoordinator and its context, iOS 18 documentation. Rules
// X01–X14.
// Status: Complete.
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
  /// Whether a running animation can be taken up again; none here can.
  var isInterruptible: Bool { get }
  /// Progress from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast an interactive transition goes on once the interaction ended; 1 is its own speed.
  var completionVelocity: CGFloat { get }
  /// How it goes on.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view that all animated views are in.
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
  /// The views of a controller transition; `nil` for size changes and for views that stay.
  ///
  /// Rule X11.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// No.
  public var isInterruptible: Bool { false }
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
  /// Calls `handler` when the transition stops or starts to be interactive; several handlers may be added.
  ///
  /// Rules X12, X13.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Queues an animation of views that are in `view` rather than in the container.
  ///
  /// Rule X06. Views anywhere may be animated here, so `view` only says where they are.
  ///
  /// - Returns: Whether the animation was queued.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }  // X06

  /// Queues an animation without a completion.
  @discardableResult public func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Calls `handler` when the interaction ends, the older way to ask.
  ///
  /// Rule X12.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}

/// Names the two controllers of a transition.
public enum UITransitionContextViewControllerKey: Sendable {
  /// The one that is visible at first.
  case from
  /// The one that is visible at the end.
  case to
}

/// Names the two views of a transition.
public enum UITransitionContextViewKey: Sendable {
  /// The one that goes.
  case from
  /// The one that comes.
  case to
}
