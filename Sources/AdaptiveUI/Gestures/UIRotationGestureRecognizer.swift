// Reference: UIRotationGestureRecognizer, iOS 18 documentation.
// Status: Complete; from which movement on it begins is not published.
public import Foundation

/// Recognizes two fingers that turn around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before it begins, in radians.
  private static let slack: CGFloat = 0.1
  private var turned: CGFloat = 0
  private var last = (time: TimeInterval(0), angle: CGFloat(0))
  /// How fast the fingers turn, in radians a second.
  public private(set) var velocity: CGFloat = 0

  /// How far the fingers turned, in radians; setting it starts from there.
  open var rotation: CGFloat {
    get { turned }
    set { turned = newValue }
  }

  private var angle: CGFloat {
    let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
    return atan2(second.y - first.y, second.x - first.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else {
      state = .failed
      return
    }
    (turned, velocity) = (0, 0)
    last = (event.timestamp, angle)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // The shorter way around.
    let step = remainder(angle - last.angle, 2 * .pi)
    let seconds = event.timestamp - last.time
    if seconds > 0 { velocity = step / seconds }
    turned += step
    last = (event.timestamp, angle)
    if isActive {
      state = .changed
    } else if abs(turned) >= Self.slack {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
