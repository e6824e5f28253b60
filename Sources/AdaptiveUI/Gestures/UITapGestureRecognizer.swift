// Reference: UITapGestureRecognizer, iOS 18 documentation.
// Status: Complete.
import Foundation

/// Recognizes taps: in the lab a click, or Enter on the focused view.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  private var taps = 0
  /// How far a finger may stray, in points; UIKit's limit is not published.
  private static let reach: CGFloat = 10
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = windowLocation
    if numberOfTouches != numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if start.distance(to: windowLocation) > Self.reach { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps += 1
    if taps == numberOfTapsRequired { state = .ended }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() { taps = 0 }

  override func followsMovement(from point: CGPoint) -> Bool { false }
}

extension CGPoint {
  /// How far another point is, in points.
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
