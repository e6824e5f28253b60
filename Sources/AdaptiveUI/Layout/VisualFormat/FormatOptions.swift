// Reference: NSLayoutConstraint.FormatOptions, iOS 18 documentation. Rule LA10.4.
// Status: Complete.

extension NSLayoutConstraint {
  /// How the views of a visual format line up across it, and which way it is read.
  ///
  /// Rule LA10.4.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges line up.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges line up.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Top edges line up.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Bottom edges line up.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where reading begins line up.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where reading ends line up.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles across line up.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles down line up.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Last lines of text line up.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// First lines of text line up.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits that line views up.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Reads from where reading begins; the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Reads from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Reads from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Measures distances from edge to edge; the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures distances down from the last line of text to the first of the next view.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that line up, in the order of the bits.
    var alignedAttributes: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
        (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }
}
