// Reference: UIView.AnimationOptions, iOS 18 documentation.
// Status: Complete by name; animations here ease in and out, and transitions fade.

extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Subviews are laid out along; always so here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches count while it runs; always so here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// What moves already goes on from where it is; always so here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It runs again and again; here once.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs there and back; here there.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It has its own duration inside another one; always so here.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It has its own curve inside another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What is shown is drawn anew all the while.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides and shows its views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It takes no options of one around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Around the left edge.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Around the right edge.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// As a page is turned up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// As a page is turned down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Around the upper edge.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Around the lower edge.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The new view fades in over the old one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }
}
