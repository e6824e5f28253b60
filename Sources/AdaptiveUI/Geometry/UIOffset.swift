// Reference: UIOffset, iOS 18 documentation.
// Status: Complete.
public import Foundation

/// A shift, in points.
public struct UIOffset: Sendable, Hashable {
  /// The shift to the right.
  public var horizontal: CGFloat
  /// The shift down.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset()

  /// Creates no shift.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a shift.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
