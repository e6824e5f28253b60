public import Foundation

/// Runs animations over frame time; the model holds final values, views show the way there.
@MainActor package final class AnimationEngine {
  /// Frame time in seconds since start; only ``advance(to:)`` moves it.
  package private(set) var now: TimeInterval = 0
  private var running: [AnimationGroup] = []
  private var current: AnimationGroup?
  /// The timelines of interactions, and the one that takes in what starts now.
  private var held: [AnimationTimeline] = []
  private var holding: AnimationTimeline?

  /// Whether views show the model, as if nothing were animated.
  private(set) var showsModel = false
  /// What is called for each step of time, oldest first.
  private var links: [CADisplayLink] = []
  /// What is called once its time has come.
  let timers = FrameTimers()
  private var suppressions = 0
  private var areDisabled = false

  package init() {}

  /// Whether frames change by themselves; those of an interaction do not.
  package var isRunning: Bool { !running.isEmpty }

  /// Whether time has to move on frame by frame: frames change, or a program wants to be called for
  /// each.
  package var needsFrames: Bool { isRunning || links.contains { !$0.isPaused } }

  /// When a timer wants time to have moved on, in frame time; `nil` if none waits.
  package var nextCall: TimeInterval? { timers.nextDue }

  /// Has a link called from the next step of time on.
  func add(_ link: CADisplayLink) {
    if !links.contains(link) { links.append(link) }
  }

  /// Calls a link no longer.
  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Whether an interaction is going on.
  package var isInteractive: Bool { !held.isEmpty }

  /// When the next animation ends, in frame time.
  package var nextEnd: TimeInterval? { running.map(\.end).min() }

  /// Runs `changes`; what they set on views becomes part of `group`, or happens at once for `nil`.
  func perform(_ group: AnimationGroup?, _ changes: () -> Void) {
    let outer = current
    current = group
    defer { current = outer }
    changes()
  }

  /// Lets a group run; one of no length ends at once.
  func start(_ group: AnimationGroup) {
    if let holding { return holding.take(group) }
    running.append(group)
    if group.end <= now { finish(group) }
  }

  /// Runs `changes`; the animations that they start stay where they are until the timeline moves
  /// them.
  ///
  /// Rule X12.
  func hold(duration: TimeInterval, _ changes: (AnimationTimeline) -> Void) {
    let timeline = AnimationTimeline(engine: self, duration: duration)
    held.append(timeline)
    let outer = holding
    holding = timeline
    changes(timeline)
    holding = outer
  }

  /// Lets animations that were held run from where they are.
  func release(_ timeline: AnimationTimeline, _ groups: [AnimationGroup]) {
    held.removeAll { $0 === timeline }
    groups.forEach(start)
  }

  /// Whether a program asked for no animation around what runs now.
  ///
  /// Rule O24.
  var isSuppressed: Bool { suppressions > 0 }

  /// The seconds of the animation that takes changes now; zero outside any.
  var currentDuration: TimeInterval { current.map { $0.end - $0.start } ?? 0 }

  /// Has what follows animate, or not, until it is said otherwise.
  func setEnabled(_ isEnabled: Bool) {
    guard isEnabled == areDisabled else { return }
    areDisabled = !isEnabled
    suppressions += isEnabled ? -1 : 1
  }

  /// Runs `changes` outside any animation.
  func suppress(_ changes: () -> Void) {
    suppressions += 1
    defer { suppressions -= 1 }
    perform(nil, changes)
  }

  /// Runs `body`, for which every view is where the model has it.
  package func showingModel<Result>(_ body: () -> Result) -> Result {
    let outer = showsModel
    showsModel = true
    defer { showsModel = outer }
    return body()
  }

  /// Called before an animatable value of `view` changes.
  func willChange(_ view: UIView) { current?.capture(view) }

  /// Moves frame time; groups that end by then complete in order of their end, oldest first.
  func advance(to time: TimeInterval) {
    now = max(now, time)
    while let next = running.filter({ $0.end <= now }).min(by: { $0.end < $1.end }) { finish(next) }
    running.forEach { $0.setTime(now) }
    timers.fire(by: now)
    let called = links
    for link in called where links.contains(link) { link.frame(at: now) }
  }

  /// Ends everything that runs now, oldest first, as if its time had come.
  ///
  /// Interactions end first, and return to where they were.
  package func finishAll() {
    let interactions = held
    interactions.forEach { $0.drop() }
    let due = running
    due.forEach(finish)
  }

  /// Takes a group out of the run of time; its views stay where they are.
  func withdraw(_ group: AnimationGroup) { running.removeAll { $0 === group } }

  /// Ends one group, as if its time had come.
  func finish(_ group: AnimationGroup) {
    guard let index = running.firstIndex(where: { $0 === group }) else { return }
    running.remove(at: index)
    group.complete()
  }
}

/// Where a view was shown when an animation took it over; what it shows now lies between that and
/// the model.
@MainActor package struct InFlightValues {
  let group: AnimationGroup
  private let frame: CGRect
  private let alpha: CGFloat
  /// An animation of the view's layer, which says itself what is shown.
  private let animation: CAAnimation?

  init(_ view: UIView, group: AnimationGroup, animation: CAAnimation? = nil) {
    self.group = group
    self.animation = animation
    frame = view.frameInFlight
    alpha = view.alphaInFlight
  }

  /// Progress along UIKit's default ease-in-out curve.
  private var eased: CGFloat {
    let t = group.progress
    return t * t * (3 - 2 * t)
  }

  /// What the layer's animation shows over the final values.
  private func shown(_ animation: CAAnimation, _ frame: CGRect, _ alpha: CGFloat) -> ShownLayer {
    var shown = ShownLayer(frame: frame, alpha: alpha)
    animation.apply(animation.progressOfPass(at: group.progress), to: &shown)
    return shown
  }

  func frame(towards final: CGRect) -> CGRect {
    if let animation { return shown(animation, final, 1).frame }
    let t = eased
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * t }
    return CGRect(
      x: mix(frame.minX, final.minX), y: mix(frame.minY, final.minY),
      width: mix(frame.width, final.width), height: mix(frame.height, final.height))
  }

  func alpha(towards final: CGFloat) -> CGFloat {
    if let animation { return shown(animation, .zero, final).alpha }
    return alpha + (final - alpha) * eased
  }
}

extension UIView {
  /// The frame that is shown now: on the way to ``frame`` while an animation runs.
  package var frameInFlight: CGRect {
    guard let inFlight, !environment.animations.showsModel else { return frame }
    return inFlight.frame(towards: frame)
  }

  /// The opacity that is shown now.
  package var alphaInFlight: CGFloat {
    guard let inFlight, !environment.animations.showsModel else { return storedAlpha }
    return inFlight.alpha(towards: storedAlpha)
  }

  /// Changes a value that animations may interpolate.
  func animatable(_ change: () -> Void) {
    environment.animations.willChange(self)
    change()
  }

  /// Runs `animations` over `duration` seconds of frame time.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Runs `animations` over `duration` seconds of frame time.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Runs `actionsWithoutAnimation` outside any animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Environment.current.animations.suppress(actionsWithoutAnimation)
  }
}
