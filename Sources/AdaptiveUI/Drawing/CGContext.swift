// Reference: CGContext, iOS 18 documentation.
// Status: Partial — paths, rectangles, ellipses, pictures and text, in cells; no gradients, shadows
// or bitmaps.
public import Foundation

/// What is drawn into: a grid of cells, each of which shows what was painted last over its middle.
@preconcurrency @MainActor public final class CGContext: NSObject {
  private struct State {
    var map = CGAffineTransform.identity
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var width: CGFloat = 1
    var alpha: CGFloat = 1
    var clips: [(path: PathFlattening, evenOdd: Bool)] = []
  }

  let size: CGSize
  private var cells: [[Character]]
  private var state = State()
  private var saved: [State] = []
  private let path = CGMutablePath()
  /// Whether anything was painted.
  private(set) var isPainted = false

  /// Creates a context of a size in points.
  init(size: CGSize) {
    self.size = size
    let columns = Int((size.width / TerminalHost.cell.width).rounded(.up))
    let rows = Int((size.height / TerminalHost.cell.height).rounded(.up))
    cells = Array(
      repeating: Array(repeating: " ", count: min(max(columns, 0), 500)),
      count: min(max(rows, 0), 500))
  }

  /// What a terminal shows, line by line.
  var art: [String] { cells.map { String($0) } }

  // MARK: State

  /// Keeps colours, widths, clips and the map until ``restoreGState()``.
  public func saveGState() { saved.append(state) }
  /// Goes back to what ``saveGState()`` kept.
  public func restoreGState() { if let old = saved.popLast() { state = old } }
  /// The map from the program's coordinates to the context's.
  public var ctm: CGAffineTransform { state.map }
  /// Moves what follows.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.map = CGAffineTransform(translationX: tx, y: ty).concatenating(state.map)
  }
  /// Scales what follows.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.map = CGAffineTransform(scaleX: sx, y: sy).concatenating(state.map)
  }
  /// Turns what follows.
  public func rotate(by angle: CGFloat) {
    state.map = CGAffineTransform(rotationAngle: angle).concatenating(state.map)
  }
  /// Maps what follows.
  public func concatenate(_ transform: CGAffineTransform) {
    state.map = transform.concatenating(state.map)
  }
  /// Sets the colour that paths are filled with.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the colour that paths are stroked with.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// Sets the colour that paths are filled with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the colour that paths are stroked with.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.width = width }
  /// How opaque what follows is, 0 to 1.
  var alpha: CGFloat { state.alpha }
  /// Sets how opaque what follows is, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// Says how lines end; kept.
  public func setLineCap(_ cap: CGLineCap) {
    guard cap != .butt else { return }
    KeptMember.setLineCap.wasSet()
  }
  /// Says how lines meet; kept.
  public func setLineJoin(_ join: CGLineJoin) {
    guard join != .miter else { return }
    KeptMember.setLineJoin.wasSet()
  }

  // MARK: The path

  /// Forgets the path.
  public func beginPath() { path.elements = [] }
  /// Begins a new part of the path.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Goes straight to `point`.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Goes straight from each point to the next.
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Goes along a curve drawn to one point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Goes along a curve drawn to two points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Goes along a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Goes straight towards `tangent1End` and turns into the way from there to `tangent2End` along a circle.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path to the path.
  public func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Goes back to where the part began.
  public func closePath() { path.closeSubpath() }

  // MARK: Painting

  /// Fills the path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paintFill(path.elements, evenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Strokes the path and forgets it.
  public func strokePath() {
    paintStroke(path.elements, width: state.width)
    beginPath()
  }
  /// Fills the path, strokes it or does both, in that order, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let elements = path.elements
    if mode != .stroke {
      paintFill(elements, evenOdd: mode == .eoFill || mode == .eoFillStroke)
    }
    if mode != .fill, mode != .eoFill { paintStroke(elements, width: state.width) }
    beginPath()
  }
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { paintFill(PathBuilder.rect(rect), evenOdd: false) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { paintStroke(PathBuilder.rect(rect), width: state.width) }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) {
    paintFill(PathBuilder.ellipse(rect), evenOdd: false)
  }
  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    paintStroke(PathBuilder.ellipse(rect), width: state.width)
  }
  /// Wipes a rectangle.
  public func clear(_ rect: CGRect) { paint(PathBuilder.rect(rect), evenOdd: false, with: " ") }
  /// Keeps what follows inside a rectangle.
  public func clip(to rect: CGRect) { clip(to: PathBuilder.rect(rect), evenOdd: false) }
  /// Keeps what follows inside the path, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path.elements, evenOdd: rule == .evenOdd)
    beginPath()
  }

  func clip(to elements: [CGPath.Element], evenOdd: Bool) {
    state.clips.append((PathFlattening(elements.map { $0.mapped(by: state.map) }), evenOdd))
  }

  func paintFill(_ elements: [CGPath.Element], evenOdd: Bool) {
    guard let shade = shade(of: state.fill) else { return }
    paint(elements, evenOdd: evenOdd, with: shade)
  }

  func paintStroke(_ elements: [CGPath.Element], width: CGFloat) {
    guard shade(of: state.stroke) != nil else { return }
    let lines = PathFlattening(elements.map { $0.mapped(by: state.map) }).lines
    for line in lines { paint(line) }
  }

  /// Draws text at a point, in cells.
  func paint(_ text: String, at point: CGPoint) {
    let place = point.applying(state.map)
    let row = Int((place.y / TerminalHost.cell.height).rounded())
    let first = Int((place.x / TerminalHost.cell.width).rounded())
    for (offset, character) in text.enumerated() { set(character, first + offset, row) }
  }

  /// Draws lines of cells below each other, from a point on.
  func paint(_ lines: [String], at point: CGPoint) {
    for (row, line) in lines.enumerated() {
      let down = CGFloat(row) * TerminalHost.cell.height
      paint(line, at: CGPoint(x: point.x, y: point.y + down))
    }
  }

  /// The block that stands for a colour; `nil` for what cannot be seen.
  private func shade(of color: CGColor) -> Character? {
    guard color.alpha * state.alpha > 0.05 else { return nil }
    let parts = color.components ?? []
    let light =
      parts.count > 3
      ? 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] : parts.first ?? 0
    return light < 0.25 ? "█" : light < 0.5 ? "▓" : light < 0.75 ? "▒" : "░"
  }

  private func middle(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * TerminalHost.cell.width,
      y: (CGFloat(row) + 0.5) * TerminalHost.cell.height)
  }

  private func set(_ character: Character, _ column: Int, _ row: Int) {
    guard cells.indices.contains(row), cells[row].indices.contains(column),
      state.clips.allSatisfy({ $0.path.contains(middle(column, row), evenOdd: $0.evenOdd) })
    else { return }
    cells[row][column] = character
    isPainted = true
  }

  private func paint(_ elements: [CGPath.Element], evenOdd: Bool, with character: Character) {
    let shape = PathFlattening(elements.map { $0.mapped(by: state.map) })
    for row in cells.indices {
      for column in cells[row].indices
      where shape.contains(middle(column, row), evenOdd: evenOdd) { set(character, column, row) }
    }
  }

  /// The cells along a line, each with a stroke of the line's slope.
  private func paint(_ line: (from: CGPoint, to: CGPoint)) {
    let cell = TerminalHost.cell
    let (dx, dy) = (line.to.x - line.from.x, line.to.y - line.from.y)
    let steps = max(Int(max(abs(dx) / cell.width, abs(dy) / cell.height) * 2), 1)
    let sign: Character =
      abs(dx) > 2.5 * abs(dy) ? "─" : abs(dy) > 2.5 * abs(dx) ? "│" : dx * dy > 0 ? "╲" : "╱"
    for step in 0...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let point = CGPoint(x: line.from.x + dx * part, y: line.from.y + dy * part)
      // A point on the far edge belongs to the last cell.
      let column = min(Int(max(point.x, 0) / cell.width), max((cells.first?.count ?? 1) - 1, 0))
      let row = min(Int(max(point.y, 0) / cell.height), max(cells.count - 1, 0))
      set(sign, column, row)
    }
  }
}
