// Reference: CGVector, iOS 18 documentation.
// Status: Complete; on macOS the system's own takes its place.
#if !canImport(Darwin)
  public import Foundation

  /// An arrow in the plane, in points.
  public struct CGVector: Sendable, Hashable {
    /// How far the arrow goes to the right.
    public var dx: CGFloat
    /// How far the arrow goes down.
    public var dy: CGFloat

    /// No distance.
    public static let zero = CGVector()

    /// Creates an arrow of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates an arrow.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates an arrow from numbers of another type.
    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
    /// Creates an arrow from whole numbers.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  }
#endif
