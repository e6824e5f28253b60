// Reference: UIView.AnimationOptions, iOS 18 documentation.
// Status: Partial — the options that this model honours.

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out along; always so here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// What moves already goes on from where it is; always so here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The new view fades in over the old one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
