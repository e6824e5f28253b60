// Reference: CGPath, CGMutablePath; iOS 18 documentation.
// Status: Partial — building, bounds, hit tests; no stroking into a new path.
public import Foundation

/// How points belong to a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// By how often the path winds around them.
  case winding
  /// By how many of its lines lie beyond them.
  case evenOdd
}

/// How a context paints a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Filled, by how often the path winds.
  case fill
  /// Filled, by how many of its lines lie beyond.
  case eoFill
  /// Its line.
  case stroke
  /// Filled by how often it winds, with its line.
  case fillStroke
  /// Filled by how many of its lines lie beyond, with its line.
  case eoFillStroke
}

/// Lines and curves.
open class CGPath: NSObject, NSCopying {
  /// A piece of a path.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  var elements: [Element] = []

  /// Creates an empty path.
  public override init() {}

  init(elements: [Element]) { self.elements = elements }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathBuilder.rect(rect).map { $0.mapped(by: transform.pointed) })
  }

  /// Creates an ellipse.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathBuilder.ellipse(rect).map { $0.mapped(by: transform.pointed) })
  }

  /// Creates a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      elements: PathBuilder.rounded(rect, radii: radii, corners: .allCorners)
        .map { $0.mapped(by: transform.pointed) })
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next piece begins; zero for an empty path.
  public var currentPoint: CGPoint {
    var start = CGPoint.zero
    var point = CGPoint.zero
    for element in elements {
      if case .move(let to) = element { start = to }
      point = element.end ?? start
    }
    return point
  }

  /// The rectangle around all points, those that curves are drawn to included; null for an empty
  /// path.
  public var boundingBox: CGRect { Self.box(elements.flatMap(\.points)) }

  /// The rectangle around the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { Self.box(PathFlattening(elements).points) }

  private static func box(_ points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    let (left, right) = (points.map(\.x).min() ?? first.x, points.map(\.x).max() ?? first.x)
    let (top, bottom) = (points.map(\.y).min() ?? first.y, points.map(\.y).max() ?? first.y)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether `point` lies in the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let mapped = elements.map { $0.mapped(by: transform) }
    return PathFlattening(mapped).contains(point, evenOdd: rule == .evenOdd)
  }

  /// The same path.
  open func copy(with zone: NSZone? = nil) -> Any { CGPath(elements: elements) }

  /// The path moved, scaled or turned.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.mapped(by: transform.pointed) })
  }

  /// Paths are equal when their pieces are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CGPath)?.elements == elements
  }

  /// Equal paths hash equally.
  open override var hash: Int { elements.hashValue }
}

/// A path that grows.
public final class CGMutablePath: CGPath {
  /// Begins a new part at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Goes straight to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// Goes to the first of `points` and straight from each to the next.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    points.dropFirst().forEach { addLine(to: $0, transform: transform) }
  }

  /// Goes to `end` along a curve drawn to one point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(
      CGPath.Element.quadratic(end, control: control).mapped(by: transform))
  }

  /// Goes to `end` along a curve drawn to two points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.append(
      CGPath.Element.cubic(end, control1: control1, control2: control2).mapped(by: transform))
  }

  /// Goes along a circle; `clockwise` counts with the y axis up, as in Core Graphics.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathBuilder.arc(
      center: center, radius: radius, from: startAngle, to: endAngle, increasing: !clockwise,
      joined: !isEmpty)
    elements += arc.map { $0.mapped(by: transform) }
  }

  /// Goes straight towards `tangent1End` and turns into the way from there to `tangent2End` along a circle that
  /// touches both; to `tangent1End` itself where both ways are one, or the circle is a point.
  public func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let start = currentPoint.applying(transform.inverted())
    let (back, ahead) = (start.direction(from: corner), end.direction(from: corner))
    let turn = ahead.dx * back.dy - ahead.dy * back.dx
    guard radius > 0, abs(turn) > 1e-9 else { return addLine(to: corner, transform: transform) }
    let half = acos(min(max(back.dx * ahead.dx + back.dy * ahead.dy, -1), 1)) / 2
    let between = CGPoint(x: back.dx + ahead.dx, y: back.dy + ahead.dy).direction(from: .zero)
    let distance = radius / sin(half)
    let center = CGPoint(
      x: corner.x + between.dx * distance, y: corner.y + between.dy * distance)
    func angle(towards way: CGVector) -> CGFloat {
      let length = radius / tan(half)
      return atan2(
        corner.y + way.dy * length - center.y, corner.x + way.dx * length - center.x)
    }
    let arc = PathBuilder.arc(
      center: center, radius: radius, from: angle(towards: back), to: angle(towards: ahead),
      increasing: turn > 0, joined: true)
    elements += arc.map { $0.mapped(by: transform) }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathBuilder.rect(rect).map { $0.mapped(by: transform) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    rects.forEach { addRect($0, transform: transform) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements += PathBuilder.ellipse(rect).map { $0.mapped(by: transform) }
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: cornerWidth, height: cornerHeight)
    elements += PathBuilder.rounded(rect, radii: radii, corners: .allCorners)
      .map { $0.mapped(by: transform) }
  }

  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.mapped(by: transform) }
  }

  /// Goes back to where the part began.
  public func closeSubpath() { elements.append(.close) }
}

extension Optional where Wrapped == UnsafePointer<CGAffineTransform> {
  /// What is pointed at; nothing moves without.
  fileprivate var pointed: CGAffineTransform { map(\.pointee) ?? .identity }
}

extension CGPath.Element {
  /// Where the piece ends; `nil` for the way back.
  var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadratic(let point, _): point
    case .cubic(let point, _, _): point
    case .close: nil
    }
  }

  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let point, let control): [control, point]
    case .cubic(let point, let first, let second): [first, second, point]
    case .close: []
    }
  }

  func mapped(by transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quadratic(let point, let control):
      .quadratic(point.applying(transform), control: control.applying(transform))
    case .cubic(let point, let first, let second):
      .cubic(
        point.applying(transform), control1: first.applying(transform),
        control2: second.applying(transform))
    case .close: .close
    }
  }
}

extension CGPoint {
  /// The way here from another point, one long; none where they are one.
  fileprivate func direction(from other: CGPoint) -> CGVector {
    let (dx, dy) = (x - other.x, y - other.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}
