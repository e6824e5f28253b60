// Reference: UIHoverGestureRecognizer, iOS 18 documentation.
// Status: Partial — as on a device without pointer and pencil: it is there, and nothing hovers.
public import Foundation

/// Recognizes a pointer that is over its view.
///
/// A terminal's mouse is a finger to the model; fingers do not hover, so the recognizer never begins.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// How far a pencil is from the screen, 0 to 1; 0 without one.
  open var zOffset: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians; a right one without a pencil.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Where a pencil points to, as a turn from the view's right, in radians; 0 without one.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  override func followsMovement(from point: CGPoint) -> Bool { false }
}
