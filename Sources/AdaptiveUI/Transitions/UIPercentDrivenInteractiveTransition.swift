// Reference: UIPercentDrivenInteractiveTransition, iOS 18 documentation. Rules X12, X13.
// Status: Partial — no timing curves, no pausing of a transition that runs.
public import Foundation

/// Moves an animator's animation to the fraction of an interaction.
///
/// Rules X12, X13.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  private var interaction: TransitionInteraction?
  /// Whether a user pulls at the controller that this one drives away.
  package internal(set) var isPulled = false
  private weak var context: TransitionContext?

  /// The length of the transition in seconds, 0 while there is none.
  public private(set) var duration: CGFloat = 0
  /// How far the interaction has come, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast the transition goes on when the interaction ends.
  open var completionSpeed: CGFloat = 1
  /// How it goes on.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition is interactive from its start.
  open var wantsInteractiveStart = true

  /// Creates a driver that nothing uses yet.
  public override init() { super.init() }

  /// Starts the animator's animation and holds it at its beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    duration = CGFloat(context.coordinator.transitionDuration)
    interaction = context.startInteractively()
  }

  /// Moves the transition to a part of its way.
  open func update(_ percentComplete: CGFloat) {
    guard let interaction else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    interaction.pull(to: self.percentComplete)
  }

  /// Lets the transition go on to its end.
  open func finish() { letGo(cancelled: false) }

  /// Lets the transition go back.
  ///
  /// Rule X13.
  open func cancel() { letGo(cancelled: true) }

  private func letGo(cancelled: Bool) {
    let interaction = interaction
    self.interaction = nil
    interaction?.release(cancelled: cancelled, speed: max(completionSpeed, 0.01))
  }
}
