// Reference: NSCoder's geometry strings, iOS 18 documentation.
// Status: Partial — strings of values and back; no archives.
public import Foundation

extension NSCoder {
  /// The point as text.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// The size as text.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// The vector as text.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// The rectangle as text.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// The transform as text.
  public class func string(for transform: CGAffineTransform) -> String {
    let matrix = [transform.a, transform.b, transform.c, transform.d]
    return "[" + (matrix + [transform.tx, transform.ty]).map(number).joined(separator: ", ") + "]"
  }
  /// The insets as text.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// The insets as text.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// The offset as text.
  public class func string(for offset: UIOffset) -> String {
    text([offset.horizontal, offset.vertical])
  }

  /// The point that a text encodes; zero for other texts.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The size that a text encodes; zero for other texts.
  public class func cgSize(for string: String) -> CGSize {
    numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle that a text encodes; zero for other texts.
  public class func cgRect(for string: String) -> CGRect {
    numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// The insets that a text encodes; zero for other texts.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(string, 4)
      .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }

  private static func text(_ values: [CGFloat]) -> String {
    "{" + values.map(number).joined(separator: ", ") + "}"
  }

  /// The numbers of a text; `nil` when there are not `count`.
  private static func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
    let parts = string.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : nil
  }
}

extension CGPoint {
  /// Whether the points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether the sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether the rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
