// Reference: NSValue, UIKit additions; iOS 18 documentation.
// Status: Partial — points, sizes, rectangles; no transforms, insets, offsets.
#if !canImport(Darwin)
  public import Foundation

  extension NSValue {
    /// Holds a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Holds a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// Holds a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// The point that the value was made of.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that the value was made of.
    public var cgSizeValue: CGSize { sizeValue }
    /// The rectangle that the value was made of.
    public var cgRectValue: CGRect { rectValue }
  }
#endif
