// Reference: UISwipeGestureRecognizer, iOS 18 documentation.
// Status: Complete; the limits are those that programs observed, for UIKit's are not published.
import Foundation

/// Recognizes a quick drag in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction, or several.
  open var direction: Direction = .right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// How far a finger goes at least, and how far it may stray to the side, in points.
  private static let reach: CGFloat = 50
  /// How long it may take, in seconds.
  private static let patience: TimeInterval = 0.5
  private var start = (time: TimeInterval(0), place: CGPoint.zero)

  /// Where a finger goes.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Self(rawValue: 1 << 0)
    /// To the left.
    public static let left = Self(rawValue: 1 << 1)
    /// Up.
    public static let up = Self(rawValue: 1 << 2)
    /// Down.
    public static let down = Self(rawValue: 1 << 3)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = (event.timestamp, windowLocation)
    if numberOfTouches != numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = windowLocation
    let (x, y) = (place.x - start.place.x, place.y - start.place.y)
    let isAcross = direction.isDisjoint(with: [.up, .down]) || abs(x) >= abs(y)
    let (ahead, aside) = isAcross ? (abs(x), abs(y)) : (abs(y), abs(x))
    if event.timestamp - start.time > Self.patience || aside > Self.reach {
      state = .failed
    } else if ahead >= Self.reach {
      let went: Direction = isAcross ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
      state = direction.contains(went) ? .ended : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
