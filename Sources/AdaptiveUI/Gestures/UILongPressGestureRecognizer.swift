// Reference: UILongPressGestureRecognizer, iOS 18 documentation.
// Status: Partial — no taps before the press.
public import Foundation

/// Recognizes a finger that stays.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger stays, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may stray before that, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  private var start: (time: TimeInterval, place: CGPoint)?
  private var taps = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = (event.timestamp, windowLocation)
    timePassed(to: event.timestamp)
  }

  override func timePassed(to time: TimeInterval) {
    guard let start, state == .possible, taps == numberOfTapsRequired,
      time - start.time >= minimumPressDuration
    else { return }
    state = .began
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
    } else if let start, start.place.distance(to: windowLocation) > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isActive, taps < numberOfTapsRequired {
      taps += 1
    } else {
      state = isActive ? .ended : .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() { (start, taps) = (nil, 0) }
}
