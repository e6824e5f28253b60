// Reference: UIView's class methods for animations, iOS 18 documentation.
// Status: Partial — one curve for all; springs arrive without going beyond; key frames run as one.
public import Foundation

extension UIView {
  /// Runs `animations` over `duration` seconds of frame time, after `delay` seconds.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, duration: duration, delay: delay, completion: completion)
  }

  private static func run(
    _ animations: () -> Void, duration: TimeInterval, delay: TimeInterval,
    completion: ((Bool) -> Void)?
  ) {
    let engine = Environment.current.animations
    guard !engine.isSuppressed else {
      engine.perform(nil, animations)
      completion?(true)
      return
    }
    let group = AnimationGroup(
      start: engine.now + max(delay, 0), duration: duration, completion: { completion?($0) })
    engine.perform(group, animations)
    engine.start(group)
  }

  /// Runs `animations` as a spring would move them; the views do not go beyond where they end.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Runs `animations` as a spring would move them; the views do not go beyond where they end.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, duration: duration, delay: delay, completion: completion)
  }

  /// Runs the changes of key frames over `duration` seconds, all of them from beginning to end.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, animations: animations, completion: completion)
  }

  /// Adds changes to the key frames that run now.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Runs changes of what `view` shows; what they set moves over `duration` seconds.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: completion)
  }

  /// Puts `toView` in the place of `fromView`, which is removed, or hidden where the options say
  /// so.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    toView.alpha = 0
    animate(
      withDuration: duration, delay: 0, animations: { toView.alpha = 1 }, completion: completion)
  }

  /// Makes changes of constraints and frames part of the animation that runs now.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Whether a program asked for no animation around what runs now.
  public static var areAnimationsEnabled: Bool { !Environment.current.animations.isSuppressed }

  /// Has what follows animate, or not, until it is said otherwise.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    Environment.current.animations.setEnabled(enabled)
  }

  /// The seconds of the animation that runs now; zero outside any.
  public static var inheritedAnimationDuration: TimeInterval {
    Environment.current.animations.currentDuration
  }

  /// How key frames run.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out along; always so here.
    public static let layoutSubviews = Self(rawValue: 1 << 0)
    /// Touches count while it runs; always so here.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// What moves already goes on from where it is; always so here.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Evenly between the frames.
    public static let calculationModeLinear = Self([])
    /// In steps.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// At an even pace.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Along a smooth curve.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
  }
}
