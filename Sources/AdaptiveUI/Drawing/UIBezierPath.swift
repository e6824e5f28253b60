// Reference: UIBezierPath, iOS 18 documentation.
// Status: Complete but for how lines end and meet, and dashes, which are kept.
public import Foundation

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

/// How lines meet.
public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// Lines and curves that can be filled and stroked.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How the line ends; kept.
  open var lineCapStyle = CGLineCap.butt
  /// How lines meet; kept.
  open var lineJoinStyle = CGLineJoin.miter
  /// How long the point may be where lines meet, in widths; kept.
  open var miterLimit: CGFloat = 10
  /// How far lines may be from the curves that they approximate; kept.
  open var flatness: CGFloat = 0.6
  /// Whether points belong to the path by how many of its lines lie beyond them.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []

  /// Creates an empty path.
  public override init() {}

  /// Creates a path of lines and curves.
  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle some corners of which are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    path.elements = PathBuilder.rounded(rect, radii: cornerRadii, corners: corners)
  }

  /// Creates a part of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The lines and curves.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set { path.elements = newValue.elements }
  }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { path.isEmpty }
  /// The rectangle around the lines and curves; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }
  /// Where the next piece begins.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Begins a new part at `point`.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Goes straight to `point`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes to `endPoint` along a curve drawn to two points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Goes to `endPoint` along a curve drawn to one point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Goes along a circle; clockwise as it is seen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  /// Goes back to where the part began.
  open func close() { path.closeSubpath() }
  /// Removes everything.
  open func removeAllPoints() { path.elements = [] }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Moves, scales or turns the path.
  open func apply(_ transform: CGAffineTransform) {
    path.elements = path.elements.map { $0.mapped(by: transform) }
  }
  /// Whether `point` lies in the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  /// Says how long dashes and gaps are, in points; kept.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
  }

  /// A path of its own that begins as this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  /// Fills the path in the current context.
  @MainActor open func fill() {
    UIGraphicsGetCurrentContext()?.paintFill(path.elements, evenOdd: usesEvenOddFillRule)
  }
  /// Strokes the path in the current context.
  @MainActor open func stroke() {
    if lineCapStyle != .butt { KeptMember.lineCapStyle.wasSet() }
    if lineJoinStyle != .miter { KeptMember.lineJoinStyle.wasSet() }
    if miterLimit != 10 { KeptMember.miterLimit.wasSet() }
    if flatness != 0.6 { KeptMember.flatness.wasSet() }
    if !dashes.isEmpty { KeptMember.setLineDash.wasSet() }
    UIGraphicsGetCurrentContext()?.paintStroke(path.elements, width: lineWidth)
  }
  /// Keeps what follows in the current context inside the path.
  @MainActor open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: path.elements, evenOdd: usesEvenOddFillRule)
  }
}
