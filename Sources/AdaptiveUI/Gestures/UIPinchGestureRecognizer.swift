// Reference: UIPinchGestureRecognizer, iOS 18 documentation.
// Status: Complete; from which movement on it begins is not published.
public import Foundation

/// Recognizes two fingers that part or meet.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the fingers part or meet before it begins, in points.
  private static let slack: CGFloat = 8
  private var start: CGFloat = 0
  /// The distance at which ``scale`` is ``base``.
  private var anchor: CGFloat = 0
  private var base: CGFloat = 1
  private var last = (time: TimeInterval(0), scale: CGFloat(1))
  /// How fast ``scale`` changes, a second.
  public private(set) var velocity: CGFloat = 0

  /// How much larger the distance became; setting it starts from there.
  open var scale: CGFloat {
    get { anchor > 0 && numberOfTouches == 2 ? base * distance / anchor : base }
    set { (base, anchor) = (newValue, distance) }
  }

  private var distance: CGFloat {
    location(ofTouch: 0, in: nil).distance(to: location(ofTouch: 1, in: nil))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else {
      state = .failed
      return
    }
    (start, velocity) = (distance, 0)
    scale = 1
    last = (event.timestamp, 1)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let seconds = event.timestamp - last.time
    if seconds > 0 { velocity = (scale - last.scale) / seconds }
    last = (event.timestamp, scale)
    if isActive {
      state = .changed
    } else if abs(distance - start) >= Self.slack {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // It stays as it is once the fingers are gone.
    (base, anchor) = (scale, distance)
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
