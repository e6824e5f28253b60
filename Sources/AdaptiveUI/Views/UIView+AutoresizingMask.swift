public import Foundation

extension UIView {
  /// Stands for "no natural size" in one dimension.
  ///
  /// Rule V02.
  public static let noIntrinsicMetric: CGFloat = LayoutMetrics.noNaturalSize

  /// How a view follows its superview's size.
  ///
  /// Rule LB1.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin stretches.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width stretches.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The right margin stretches.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The top margin stretches.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height stretches.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The bottom margin stretches.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
