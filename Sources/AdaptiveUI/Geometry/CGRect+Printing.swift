// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Apple's printed forms of the geometry that Foundation has on other systems.
public import Foundation

#if !canImport(Darwin)
  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The point as `print` shows it on Apple's systems: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The size as `print` shows it on Apple's systems: `(3.0, 4.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  // swift-format-ignore: AvoidRetroactiveConformances
  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The rectangle as `print` shows it on Apple's systems: `(1.0, 2.0, 3.0, 4.0)`.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }

  /// The point in the words of property lists: `{1, 2}`.
  public func NSStringFromCGPoint(_ point: CGPoint) -> String {
    "{\(point.x.listed), \(point.y.listed)}"
  }

  /// The size in the words of property lists: `{3, 4}`.
  public func NSStringFromCGSize(_ size: CGSize) -> String {
    "{\(size.width.listed), \(size.height.listed)}"
  }

  /// The rectangle in the words of property lists: `{{1, 2}, {3, 4}}`.
  public func NSStringFromCGRect(_ rect: CGRect) -> String {
    "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
  }

  /// The map in the words of property lists: `[1, 0, 0, 1, 0, 0]`.
  public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "[\(numbers.map(\.listed).joined(separator: ", "))]"
  }
#endif

/// The insets in the words of property lists, clockwise but for the left: `{1, 2, 3, 4}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  let numbers = [insets.top, insets.left, insets.bottom, insets.right]
  return "{\(numbers.map(\.listed).joined(separator: ", "))}"
}

extension CGFloat {
  /// A number with up to seventeen digits and no trailing zeros, as C's `%.17g` writes it.
  fileprivate var listed: String { String(format: "%.17g", Double(self)) }
}
