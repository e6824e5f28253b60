package import Foundation

/// The coordinator of one transition: collects closures, runs them in the transition's animation.
///
/// Order: changes → alongside closures → layout → completions. Rules C19, C20, X14, X16.
package final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  package let containerView: UIView
  package let transitionDuration: TimeInterval
  package let targetTransform: CGAffineTransform
  package let presentationStyle: UIModalPresentationStyle
  package let initiallyInteractive = false
  package private(set) var isInteractive = false
  package internal(set) var isCancelled = false
  package var isAnimated: Bool { transitionDuration > 0 }
  var controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]

  private let environment: Environment
  private var animations: [Closure] = []
  private var completions: [Closure] = []
  private var containerEndings: [() -> Void] = []
  private var phase = Phase.collecting
  private var group: AnimationGroup?

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
    case .running: group?.progress ?? 1
    case .ended: isCancelled ? 0 : 1
    }
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { controllers[key] }

  @discardableResult package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }
    guard phase == .collecting else { return false }
    if let animation { animations.append(animation) }
    return true
  }

  /// Makes the changes, then runs closures and layout in one animation and ends in `finish`.
  ///
  /// Without animation all of it happens before the call returns, or at the end of the layout pass that
  /// the call stands in (X14). With animation `finish` and the
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
      completion: { [self] in end(finish, afterwards) })
    self.group = group
    phase = .running
    environment.animations.perform(group, steps)
    environment.animations.start(group)
  }

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

  private func runAlongside() {
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
      due.forEach { $0(self) }
    }
    afterwards()
  }

  private func note(_ what: String, _ count: Int, rule: String) {
    environment.recorder.record(
      TraceEvent(.callback, nil, "coordinator \(what)", new: "×\(count)", rule: rule))
  }
}
