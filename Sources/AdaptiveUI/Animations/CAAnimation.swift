// Reference: CAAnimation and its subclasses, iOS 18 documentation.
// Status: Partial — of views' layers, place, size, scale and opacity are shown; others only take
// time.
public import Foundation

/// How time runs for something.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// When it begins, in frame time; at once for zero.
  var beginTime: CFTimeInterval { get set }
  /// How long one pass takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How much faster it runs.
  var speed: Float { get set }
  /// How often it runs.
  var repeatCount: Float { get set }
  /// Whether it runs back after each pass.
  var autoreverses: Bool { get set }
  /// What is shown before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present frame time, in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  Environment.current.animations.now
}

/// What is shown before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer's own values.
  public static let removed = Self(rawValue: "removed")
  /// The last values, if the animation stays.
  public static let forwards = Self(rawValue: "forwards")
  /// The first values.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
}

/// Told when an animation begins and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {
  /// Called when the animation began.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ended; `flag` says whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Shows other values of a layer for a time; the layer keeps its own.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
  /// When it begins, in frame time; at once for zero.
  open var beginTime: CFTimeInterval = 0
  /// How long one pass takes, in seconds; a quarter for zero.
  open var duration: CFTimeInterval = 0
  /// How much faster it runs.
  open var speed: Float = 1
  /// How often it runs; once for zero.
  open var repeatCount: Float = 0
  /// Whether it runs back after each pass.
  open var autoreverses = false
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How progress follows time; evenly for `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the animation leaves the layer at its end.
  open var isRemovedOnCompletion = true
  /// Told when the animation begins and ends.
  open weak var delegate: (any CAAnimationDelegate)?
  private var kept: [String: Any] = [:]

  /// Creates an animation that shows nothing.
  public override init() { super.init() }

  /// What a program keeps with the animation under a name; its properties are not found by name.
  open func value(forKey key: String) -> Any? { kept[key] }
  /// Keeps something with the animation under a name.
  open func setValue(_ value: Any?, forKey key: String) { kept[key] = value }

  /// How long all passes take, in seconds of frame time.
  var fullDuration: TimeInterval {
    let pass = duration > 0 ? duration : 0.25
    let passes = Double(max(repeatCount, 1)) * (autoreverses ? 2 : 1)
    // Endless animations run for a day, so that frame time stays finite.
    return min(pass * passes / Double(max(speed, 0.001)), 86_400)
  }

  /// The progress of the pass that runs, 0 to 1, at a part of the time of all passes.
  func progressOfPass(at part: CGFloat) -> CGFloat {
    let passes = CGFloat(min(max(repeatCount, 1), 1e6)) * (autoreverses ? 2 : 1)
    let place = part * passes
    let pass = min(place.rounded(.down), passes - 1)
    let own = min(place - pass, 1)
    let isBack = autoreverses && Int(pass) % 2 == 1
    let time = isBack ? 1 - own : own
    return timingFunction?.progress(at: time) ?? time
  }

  /// Replaces the values of the layer's view by those that are shown when `way`, from 0 to 1, is done.
  func apply(_ way: CGFloat, to shown: inout ShownLayer) {}
}

/// What a view shows while animations of its layer run.
struct ShownLayer {
  var frame: CGRect
  var alpha: CGFloat
}

/// Several animations at once.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations; their own times do not count.
  open var animations: [CAAnimation]?

  override func apply(_ way: CGFloat, to shown: inout ShownLayer) {
    for animation in animations ?? [] { animation.apply(way, to: &shown) }
  }
}

/// Fades or slides what a layer shows; here it only takes its time.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// How the new content comes.
  open var type = CATransitionType.fade
  /// Where from; kept.
  open var subtype: CATransitionSubtype? { didSet { KeptMember.subtype.wasSet() } }
}

/// How new content comes.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From nothing.
  public static let fade = Self(rawValue: "fade")
  /// Over the old content.
  public static let moveIn = Self(rawValue: "moveIn")
  /// Pushing the old content.
  public static let push = Self(rawValue: "push")
  /// Under the old content.
  public static let reveal = Self(rawValue: "reveal")
}

/// Where new content comes from.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a side by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That side.
  public static let fromRight = Self(rawValue: "fromRight")
  /// That side.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// That side.
  public static let fromTop = Self(rawValue: "fromTop")
  /// That side.
  public static let fromBottom = Self(rawValue: "fromBottom")
}
