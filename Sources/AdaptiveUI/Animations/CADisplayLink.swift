// Reference: CADisplayLink, CAFrameRateRange; iOS 18 documentation.
// Status: Partial — called once for each step of frame time; which run loop and mode is not kept.
public import Foundation

/// How often a display link may be called, in frames per second.
public struct CAFrameRateRange: Sendable, Hashable {
  /// The least.
  public var minimum: Float
  /// The most.
  public var maximum: Float
  /// What is best; nothing in particular for zero.
  public var preferred: Float
  /// What the system likes.
  public static let `default` = CAFrameRateRange()

  /// Creates the system's range.
  public init() { (minimum, maximum, preferred) = (0, 0, 0) }

  /// Creates a range.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred ?? 0
  }
}

/// Calls a method each time that the screen is drawn: here, whenever frame time moves.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  /// Who is called; held until ``invalidate()``, as UIKit holds it.
  private var target: AnyObject?
  private let selector: Selector
  private let environment: Environment
  /// Whether calls are left out.
  public var isPaused = false
  /// When the last frame was shown, in frame time.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next one will be, in frame time.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// How often it is to be called, in frames per second; as often as the screen is drawn for zero.
  public var preferredFramesPerSecond = 0
  /// How often it is to be called.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a link that calls `sel` of `target` once it is added to a run loop.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    environment = .current
    super.init()
  }

  /// The seconds between two frames.
  public var duration: CFTimeInterval { 1 / rate }

  private var rate: Double {
    if preferredFramesPerSecond > 0 { return Double(preferredFramesPerSecond) }
    let range = preferredFrameRateRange
    let best = range.preferred > 0 ? range.preferred : range.maximum
    return best > 0 ? Double(min(best, 60)) : 60
  }

  /// Begins to call.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    timestamp = environment.animations.now
    environment.animations.add(self)
  }

  /// Ends calling; it can be added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    environment.animations.remove(self)
  }

  /// Ends calling for good and lets go of the target.
  public func invalidate() {
    environment.animations.remove(self)
    target = nil
  }

  /// Calls the target if a frame's time has gone by.
  func frame(at now: TimeInterval) {
    // A little early is in time: steps of frame time are no multiples of frames.
    guard !isPaused, let target, now - timestamp >= duration * 0.75 else { return }
    timestamp = now
    environment.send(selector, to: target, with: self)
  }
}
