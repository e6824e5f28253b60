// Reference: UIViewPropertyAnimator, UIViewAnimating; iOS 18 documentation. Rule X12.
// Status: Partial — running, holding, turning around; timing curves all ease in and out.
public import Foundation

/// How far an animation is.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// An animation that can be held.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// How far the animation is.
  var state: UIViewAnimatingState { get }
  /// Whether the animation runs.
  var isRunning: Bool { get }
  /// Whether the animation runs back.
  var isReversed: Bool { get set }
  /// How much of the way is done, 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Runs, or goes on.
  func startAnimation()
  /// Runs after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds.
  func pauseAnimation()
  /// Ends where it is, or stops before it is finished by ``finishAnimation(at:)``.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends at a place.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that takes changes.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what runs at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another length.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// How an animation speeds up and slows down.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {}

/// A curve drawn to two points; animations here ease in and out.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve.
  public let animationCurve: UIView.AnimationCurve
  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) { animationCurve = curve }
  /// Creates the system's curve.
  public convenience override init() { self.init(animationCurve: .easeInOut) }
  /// Creates a curve drawn to two points.
  public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    self.init(animationCurve: .easeInOut)
  }
}

/// A spring; views do not go beyond where they end.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast the spring comes to rest, 0 to 1.
  public let dampingRatio: CGFloat
  /// The first speed.
  public let initialVelocity: CGVector
  /// Creates a spring.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    dampingRatio = ratio
    initialVelocity = velocity
  }
  /// Creates the system's spring.
  public convenience override init() { self.init(dampingRatio: 1) }
}

/// Moves views, and lets programs hold and turn them.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long the way takes, in seconds.
  public let duration: TimeInterval
  /// How long the views wait before they move, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// How the animation speeds up and slows down.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Whether the animation can be held.
  open var isInterruptible = true
  /// Whether touches count while it runs.
  open var isUserInteractionEnabled = true
  /// Whether interactions move views evenly; kept.
  open var scrubsLinearly = true { didSet { KeptMember.scrubsLinearly.wasSet() } }
  /// Whether the animation stays active when it arrives; kept.
  open var pausesOnCompletion = false { didSet { KeptMember.pausesOnCompletion.wasSet() } }
  /// How far the animation is.
  public private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs back.
  open var isReversed = false { didSet { if isReversed != oldValue { turn() } } }

  private let environment = Environment.current
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var group: AnimationGroup?
  private var runs = false

  /// Creates an animator with a timing of its own.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a curve drawn to two points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Creates an animator that moves as a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Runs changes at once.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether the animation runs.
  open var isRunning: Bool { state == .active && runs }

  /// How much of the way is done, 0 to 1; setting it holds the animation there.
  open var fractionComplete: CGFloat {
    get { group?.progress ?? 0 }
    set {
      if state == .inactive { pauseAnimation() }
      group?.setProgress(newValue)
    }
  }

  /// Adds changes; while the animation is active they join it.
  open func addAnimations(_ animation: @escaping () -> Void) {
    guard let group, state == .active else {
      changes.append(animation)
      return
    }
    environment.perform { environment.animations.perform(group, animation) }
  }

  /// Adds changes that begin at a part of the way; here at its beginning.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }

  /// Adds what runs at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Runs, or goes on from where it is held.
  open func startAnimation() {
    guard !isRunning else { return }
    let engine = environment.animations
    if let group, state == .active {
      let rest = isReversed ? group.progress : 1 - group.progress
      group.resume(
        at: engine.now, until: engine.now + duration * Double(rest), reversed: isReversed)
      runs = true
      environment.perform { engine.start(group) }
      return
    }
    let group = begin()
    runs = true
    environment.perform { engine.start(group) }
  }

  /// Runs after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }

  /// Takes the changes; the views stay where they are.
  private func begin() -> AnimationGroup {
    let engine = environment.animations
    let made = AnimationGroup(start: engine.now + delay, duration: duration) { [self] arrived in
      finish(at: arrived ? .end : .start)
    }
    group = made
    state = .active
    let pending = changes
    changes = []
    environment.perform { engine.perform(made) { pending.forEach { $0() } } }
    return made
  }

  /// Holds, also before it ran.
  open func pauseAnimation() {
    guard state != .active else {
      guard runs, let group else { return }
      runs = false
      environment.animations.withdraw(group)
      return
    }
    _ = begin()
  }

  /// Stops where it is; without `withoutFinishing` it waits for ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, let group else { return }
    environment.animations.withdraw(group)
    runs = false
    group.dropViews()
    self.group = nil
    state = withoutFinishing ? .inactive : .stopped
  }

  /// Ends at a place and runs the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(at: finalPosition)
  }

  /// Goes on from where it is held, in a part of the duration; 0 for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, let group else { return }
    let engine = environment.animations
    let rest = isReversed ? group.progress : 1 - group.progress
    let length = duration * Double(durationFactor > 0 ? durationFactor : rest)
    group.resume(at: engine.now, until: engine.now + length, reversed: isReversed)
    runs = true
    environment.perform { engine.start(group) }
  }

  private func turn() {
    guard isRunning, let group else { return }
    let engine = environment.animations
    let rest = isReversed ? group.progress : 1 - group.progress
    group.resume(
      at: engine.now, until: engine.now + duration * Double(rest), reversed: isReversed)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    runs = false
    group = nil
    let ended = completions
    completions = []
    ended.forEach { $0(position) }
  }
}
