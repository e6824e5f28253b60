package import Foundation

/// The coordinator of one transition: collects closures, runs them in the transition's animation.
///
/// Order: changes → alongside closures → layout → completions. Rules C19, C20, X14, X16.
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  package let containerView: UIView
  package internal(set) var transitionDuration: TimeInterval
  package let targetTransform: CGAffineTransform
  package let presentationStyle: UIModalPresentationStyle
  package private(set) var initiallyInteractive = false
  package private(set) var isInteractive = false
  package private(set) var isCancelled = false
  package internal(set) var completionVelocity: CGFloat = 1
  package internal(set) var completionCurve = UIView.AnimationCurve.easeInOut
  package var isAnimated: Bool { transitionDuration > 0 }
  var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]

  let environment: Environment
  /// The views of a controller transition.
  var views: [UITransitionContextViewKey: UIView] = [:]
  /// Called when it is known that the transition ends where it began.
  ///
  /// Rule X13.
  var onCancel: () -> Void = {}
  /// How far the interaction has come; `nil` outside one.
  var interactionFraction: CGFloat?
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var containerEndings: [() -> Void] = []
  private var interactionHandlers: [Closure] = []
  private var ending: (finish: () -> Void, afterwards: () -> Void)?
  private var phase = Phase.collecting
  private var hasTurnedBack = false
  /// Whether closures can still join; not any more once views are laid out for their first place.
  ///
  /// Rule C04.
  private var isOpen = true
  private var group: AnimationGroup?
  /// When the program's animator began, in frame time.
  private var start: TimeInterval?

  private enum Phase { case collecting, running, ended }

  /// The length of UIKit's rotation and presentation animations, in seconds.
  package static let standardDuration: TimeInterval = 0.3

  init(
    environment: Environment, container: UIView, duration: TimeInterval = 0,
    targetTransform: CGAffineTransform = .identity,
    presentationStyle: UIModalPresentationStyle = .none
  ) {
    self.environment = environment
    containerView = container
    transitionDuration = duration
    self.targetTransform = targetTransform
    self.presentationStyle = presentationStyle
  }

  package var percentComplete: CGFloat {
    switch phase {
    case .collecting: 0
    case .running: interactionFraction ?? group?.progress ?? elapsed  // X10
    case .ended: isCancelled ? 0 : 1
    }
  }

  /// The part of the animator's time that has gone by.
  private var elapsed: CGFloat {
    guard let start, isAnimated else { return 1 }
    return CGFloat(min((environment.animations.now - start) / transitionDuration, 1))
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { controllers[key] }  // X11

  package func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  @discardableResult package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }  // X07
    guard phase == .collecting, isOpen else { return false }
    if let animation { animations.append(animation) }  // X03 X05
    return true
  }

  /// Lets no further animation join, though the transition has not begun.
  ///
  /// Rule C04.
  func close() { isOpen = false }

  /// Makes the changes, then runs closures and layout in one animation and ends in `finish`.
  ///
  /// Without animation all of it happens before the call returns, or at the end of the layout pass
  /// that the call is in (X14). With animation `finish` and the
  /// completions run when frame time reaches the end; `afterwards` follows them.
  func run(
    changes: @escaping () -> Void, layout: @escaping () -> Void, finish: @escaping () -> Void,
    afterwards: @escaping () -> Void = {}
  ) {
    let steps = { [self] in
      changes()
      runAlongside()
      layout()
    }
    guard isAnimated else {
      phase = .running
      environment.animations.perform(nil, steps)
      // What begins inside a layout pass ends with that pass, when geometry is final.
      environment.updateCycle.whenLaidOut { [self] in end(finish, afterwards) }
      return
    }
    let group = AnimationGroup(
      start: environment.animations.now, duration: transitionDuration,
      completion: { [self] _ in end(finish, afterwards) })
    self.group = group
    phase = .running
    environment.animations.perform(group, steps)  // X16
    environment.animations.start(group)
  }

  /// Runs an interactive transition: the animation starts, and stays where it is.
  ///
  /// Rule X12.
  ///
  /// - Returns: The interaction.
  func runInteractively(
    changes: @escaping () -> Void, layout: @escaping () -> Void, finish: @escaping () -> Void,
    afterwards: @escaping () -> Void
  ) -> TransitionInteraction? {
    var interaction: TransitionInteraction?
    environment.animations.hold(duration: transitionDuration) { timeline in
      interaction = TransitionInteraction(coordinator: self, timeline: timeline)
      run(changes: changes, layout: layout, finish: finish, afterwards: afterwards)
    }
    return interaction
  }

  /// Lets an animator of the program's move the views; it says itself when it is done.
  ///
  /// Rules M14, X04.
  ///
  /// - Parameters:
  ///   - context: The transition with its animator.
  ///   - isInteractive: Whether UIKit drives it interactively.
  ///   - finish: What the container does at the end.
  ///   - afterwards: What follows the program's own completions.
  /// - Returns: That interaction.
  @discardableResult func run(
    _ context: TransitionContext, isInteractive: Bool = false, finish: @escaping () -> Void,
    afterwards: @escaping () -> Void
  ) -> TransitionInteraction? {
    phase = .running
    ending = (finish, afterwards)
    start = environment.animations.now
    guard !isInteractive else { return context.startInteractively() }
    guard let interaction = context.interaction, interaction.wantsInteractiveStart else {
      context.startAnimator()
      return nil
    }
    beginInteraction()
    completionCurve = interaction.completionCurve
    completionVelocity = interaction.completionSpeed
    interaction.startInteractiveTransition(context)
    return nil
  }

  /// Runs the closures of the program in an animation as long as the transition.
  ///
  /// Rule X04.
  func animateAlongside() {
    guard !animations.isEmpty else { return }
    let group = AnimationGroup(
      start: environment.animations.now, duration: transitionDuration, completion: { _ in })
    environment.animations.perform(group) { runAlongside() }
    environment.animations.start(group)
  }

  /// The program's animator is done.
  func complete(_ didComplete: Bool) {
    guard phase == .running, let ending else { return }
    self.ending = nil
    if isInteractive { endInteraction(cancelled: !didComplete) }
    if !didComplete { cancel() }
    runAlongside()
    end(ending.finish, ending.afterwards)
  }

  /// From now on the transition is interactive.
  ///
  /// Rule X12.
  func beginInteraction() {
    isInteractive = true
    initiallyInteractive = true
    interactionFraction = 0
  }

  /// The interaction ends; all handlers are called before anything turns back.
  ///
  /// Rules X12, X13.
  func endInteraction(cancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    interactionFraction = nil
    if cancelled { isCancelled = true }
    let due = interactionHandlers
    if !due.isEmpty {
      note("interaction changed", due.count, rule: "X12")
      due.forEach { $0(self) }
    }
    if cancelled { turnBack() }
  }

  private func cancel() {
    isCancelled = true
    turnBack()
  }

  private func turnBack() {
    guard !hasTurnedBack else { return }
    hasTurnedBack = true
    onCancel()
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  /// Lets a container of UIKit's do something at the end, before the program's own completions.
  func atEnd(_ body: @escaping () -> Void) { containerEndings.append(body) }

  /// Ends the running animation, as if its time had come.
  func finishNow() {
    if let group { environment.animations.finish(group) }
  }

  /// Runs a change that is announced but not animated.
  ///
  /// Rule P29.
  func runWithoutAnimation(_ changes: @escaping () -> Void) {
    run(changes: changes, layout: {}, finish: {})
  }

  func runAlongside() {
    let due = animations
    animations.removeAll()
    guard !due.isEmpty else { return }
    note("alongside", due.count, rule: "C19")
    due.forEach { $0(self) }
  }

  private func end(_ finish: () -> Void, _ afterwards: () -> Void) {
    guard phase == .running else { return }
    finish()
    containerEndings.forEach { $0() }
    containerEndings.removeAll()
    phase = .ended
    let due = completions
    completions.removeAll()
    group = nil
    if !due.isEmpty {
      note("completion", due.count, rule: "C20")
      due.reversed().forEach { $0(self) }  // X17
    }
    afterwards()
  }

  private func note(_ what: String, _ count: Int, rule: String) {
    environment.recorder.record(
      TraceEvent(.callback, nil, "coordinator \(what)", new: "×\(count)", rule: rule))
  }
}
