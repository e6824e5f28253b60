// Reference: UIViewControllerContextTransitioning, iOS 18 documentation. Rules M14, X10–X13.
// Status: Partial — a transition that runs is not paused again.
public import Foundation

/// What an animator knows of the transition that it shows, and how it says that it is done.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that all of it happens in; the animator adds the view that comes.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether it is interactive now.
  ///
  /// Rule X12.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells how far an interactive transition is, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the interaction ended and the transition goes on.
  func finishInteractiveTransition()
  /// Tells that the interaction ended and the transition goes back.
  func cancelInteractiveTransition()
  /// Tells that the animation is over; the animator has to call it.
  func completeTransition(_ didComplete: Bool)
  /// The controller that goes or comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or comes; `nil` for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation that the transition brings.
  var targetTransform: CGAffineTransform { get }
  /// Where the controller's view is at first; zero if nowhere.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is at the end; zero if nowhere.
  func finalFrame(for vc: UIViewController) -> CGRect
}
