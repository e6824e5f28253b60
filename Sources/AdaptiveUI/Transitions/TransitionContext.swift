import Foundation

/// One transition that an animator of the program's shows.
///
/// Rules M14, X10–X13.
@MainActor final class TransitionContext: UIViewControllerContextTransitioning {
  let coordinator: TransitionCoordinator
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  private var isOver = false
  /// First and last frames in the container, for the controllers that have them.
  private let frames: [ObjectIdentifier: (initial: CGRect, final: CGRect)]

  init(
    coordinator: TransitionCoordinator, animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    frames: [(controller: UIViewController, initial: CGRect, final: CGRect)]
  ) {
    self.coordinator = coordinator
    self.animator = animator
    self.interaction = interaction
    self.frames = Dictionary(
      frames.map { (ObjectIdentifier($0.controller), ($0.initial, $0.final)) },
      uniquingKeysWith: { first, _ in first })
    coordinator.transitionDuration = animator.transitionDuration(using: self)
  }

  var containerView: UIView { coordinator.containerView }
  var isAnimated: Bool { true }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { coordinator.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect {
    frames[ObjectIdentifier(vc)]?.initial ?? .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    frames[ObjectIdentifier(vc)]?.final ?? .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    coordinator.interactionFraction = percentComplete
  }
  func finishInteractiveTransition() { coordinator.endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { coordinator.endInteraction(cancelled: true) }

  /// Ends the transition; a container that is asked for the next change does so before the animator.
  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    isOver = true
    coordinator.environment.perform {
      coordinator.complete(didComplete)
      animator.animationEnded(didComplete)
    }
  }

  /// Lets the animator begin, and the program's closures with it.
  ///
  /// Rule X04.
  func startAnimator() {
    animator.animateTransition(using: self)
    coordinator.animateAlongside()
  }

  /// Lets the animator begin and takes in what it starts.
  func startInteractively() -> TransitionInteraction? {
    var interaction: TransitionInteraction?
    coordinator.environment.animations.hold(duration: coordinator.transitionDuration) { timeline in
      interaction = TransitionInteraction(coordinator: coordinator, timeline: timeline)
      startAnimator()
    }
    return interaction
  }
}
