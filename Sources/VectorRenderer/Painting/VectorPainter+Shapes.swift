import AdaptiveUI
import Foundation
import Pictures

extension VectorPainter {
  /// Draws one shape.
  ///
  /// `shadow` is that of the grounds of its view.
  mutating func paint(
    _ kind: PictureShape.Kind, of node: PictureNode, _ frame: CGRect, _ shadow: PictureShadow?
  ) {
    switch kind {
    case .shadow: break
    case .ground(let color, let radius): paintGround(color, radius, of: node, frame, shadow)
    case .pill(let color, let radius): paintPill(color, radius, of: node, frame, shadow)
    case .border(let color, let width, let radius):
      let inner = frame.insetBy(dx: width / 2, dy: width / 2)
      let corners = node.corners.radius > 0 ? node.corners : Corners(radius)
      out.box(
        inner, Corners(max(corners.radius - width / 2, 0), corners.rounded), stroke: color,
        width: width)
    case .scrim:
      out.box(frame, fill: .black.faded(node.isDark ? 0.48 : 0.2))
    case .separator(let color):
      let thin = CGRect(
        x: frame.minX, y: frame.maxY - Self.hairline, width: frame.width, height: Self.hairline)
      out.box(thin, fill: color)
    case .grabber(let color): out.box(frame, Corners(frame.height / 2), fill: color)
    case .arrow(let edge, let color): paintArrow(edge, color, tip: frame.origin)
    case .content(let content): paint(content, of: node, frame)
    case .band(let band): out.box(band.frame, Corners(band.radius), fill: band.color)
    case .image(let image): paint(image, of: node, frame)
    case .placeholder: paintPlaceholder(nil, node, frame)
    case .sign(let sign): paint(sign)
    case .text(let lines): paint(lines, of: node, frame)
    }
  }

  /// Half a point, which is a pixel on most screens.
  static let hairline: CGFloat = 0.5

  private mutating func paintGround(
    _ color: PictureColor, _ radius: CGFloat, of node: PictureNode, _ frame: CGRect,
    _ shadow: PictureShadow?
  ) {
    switch node.kind {
    case .textView where !node.hasBackgroundColor: return
    case .bar:
      let material =
        node.isDark
        ? PictureColor(red: 0x1D, green: 0x1D, blue: 0x1D, alpha: 0.94)
        : PictureColor(red: 0xF9, green: 0xF9, blue: 0xF9, alpha: 0.94)
      out.box(
        reachingDown(node, frame), fill: node.hasOwnBarGround ? color : material)
    default:
      out.box(frame, node.corners(ofGround: radius), fill: color, more: attribute(shadow))
    }
  }

  /// The background of a bar that ends at the bottom safe area extends to the window's edge.
  private func reachingDown(_ bar: PictureNode, _ frame: CGRect) -> CGRect {
    let bottom = picture.size.height
    guard bar.kind != .bar(.navigation),
      abs(frame.maxY - (bottom - picture.safeAreaInsets.bottom)) < 1
    else { return frame }
    return CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: bottom - frame.minY)
  }

  private mutating func paintPill(
    _ color: PictureColor, _ radius: CGFloat, of node: PictureNode, _ frame: CGRect,
    _ shadow: PictureShadow?
  ) {
    switch node.kind {
    case .button:
      let corners = node.styledRadius.map { Corners($0) } ?? node.corners
      out.box(frame, corners, fill: color, more: attribute(shadow))
    case .textField where node.isInvisibleField: paintBare(node, frame)
    case .textField: paintField(node, frame)
    case .searchField: out.box(frame, Corners(min(10, frame.height / 2)), fill: color)
    case .segmentedControl:
      guard frame != node.frame else { return out.box(frame, Corners(8.5), fill: color) }
      let chosen = frame.insetBy(dx: 2, dy: 2)
      let shadow = PictureShadow(color: .black.faded(0.12), dx: 0, dy: 1.5, radius: 3)
      out.box(chosen, Corners(7), fill: color, more: attribute(shadow))
    case .datePicker where node.drawsSign: return
    case .datePicker: out.box(frame, Corners(6), fill: color)
    default: out.box(frame, Corners(radius), fill: color)
    }
  }

  /// Draws the background of a text field, by its border style, else in its own colour if it has
  /// one.
  private mutating func paintField(_ node: PictureNode, _ frame: CGRect) {
    let (own, corners) = (node.backgroundColor, node.corners)
    switch node.fieldBorder {
    case .roundedRect:
      out.box(
        frame.insetBy(dx: 0.25, dy: 0.25), corners.radius > 0 ? corners : Corners(6),
        fill: own ?? node.color(.systemBackground),
        stroke: node.color(.separator), width: Self.hairline)
    case .line, .bezel:
      out.box(
        frame.insetBy(dx: 0.5, dy: 0.5), corners, fill: own, stroke: node.color(.label))
    case .some(.none), nil:
      if let own { out.box(frame, corners, fill: own) }
    }
  }

  /// Draws the lines along the edges of bars, which a picture of characters does not have.
  mutating func paintEdges(_ node: PictureNode, _ frame: CGRect) {
    let line = node.color(.separator)
    let thin = Self.hairline
    switch node.kind {
    case .bar(.navigation) where !frame.isEmpty:
      out.box(CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: thin), fill: line)
    case .bar(.tab) where !frame.isEmpty, .bar(.tool) where !frame.isEmpty:
      out.box(
        CGRect(x: frame.minX, y: frame.minY - thin, width: frame.width, height: thin), fill: line)
    default:
      // The line between columns that are side by side.
      guard node.isColumn, frame.minX > 0.5 else { return }
      out.box(
        CGRect(x: frame.minX - thin, y: frame.minY, width: thin, height: frame.height), fill: line)
    }
  }

  private mutating func paintArrow(
    _ edge: PopoverArrow.Edge, _ color: PictureColor, tip: CGPoint
  ) {
    let (length, half) = (PopoverPlacement.arrowLength, PopoverPlacement.arrowHalfBase)
    // The directions from the tip to the middle of the base, and along the base.
    let (toFoot, along): (CGPoint, CGPoint) =
      switch edge {
      case .top: (CGPoint(x: 0, y: length), CGPoint(x: half, y: 0))
      case .bottom: (CGPoint(x: 0, y: -length), CGPoint(x: half, y: 0))
      case .left: (CGPoint(x: length, y: 0), CGPoint(x: 0, y: half))
      case .right: (CGPoint(x: -length, y: 0), CGPoint(x: 0, y: half))
      }
    let foot = CGPoint(x: tip.x + toFoot.x * 1.05, y: tip.y + toFoot.y * 1.05)
    let path =
      "M\(SVGValue.numbers(foot.x - along.x, foot.y - along.y))"
      + "L\(SVGValue.numbers(tip.x, tip.y))L\(SVGValue.numbers(foot.x + along.x, foot.y + along.y))Z"
    out.add("<path d=\"\(path)\"\(SVGValue.paint("fill", color))/>")
  }

  /// A faint outline with the name of a view that shows nothing.
  mutating func paintBare(_ node: PictureNode, _ frame: CGRect) {
    guard frame.width >= 12, frame.height >= 12, !node.kind.isScrollView else { return }
    let faint = node.color(.systemGray).faded(0.5)
    out.box(
      frame.insetBy(dx: 0.5, dy: 0.5), node.corners, stroke: faint, width: Self.hairline,
      more: " stroke-dasharray=\"3 2\"")
    // In brackets, as it is nothing that the view shows.
    paintName("‹\(node.nameForUsers)›", faint, frame, node)
  }

  /// A small name, if there is room: in the centre, or at the top of a place that is high enough,
  /// where another place on top of it leaves it legible.
  mutating func paintName(
    _ name: String, _ color: PictureColor, _ frame: CGRect, _ node: PictureNode,
    atTop: Bool = false
  ) {
    let size: CGFloat = min(9, frame.height - 2)
    let room = CGSize(width: frame.width - 4, height: frame.height)
    guard size >= 5, frame.width >= 24,
      let line = node.line(of: name, .systemFont(ofSize: size), in: room)
    else { return }
    let font = node.font(.systemFont(ofSize: size))
    let middle =
      atTop && frame.height > 4 * font.size ? frame.minY + font.size : frame.midY
    out.text(
      PictureLine(
        x: frame.midX - line.width / 2, top: middle - font.size / 2,
        baseline: middle + font.size * 0.35, height: font.size,
        pieces: [PicturePiece(text: line.text, font: font, color: color, width: line.width)]))
  }

  /// The attribute that gives an element a shadow.
  mutating func attribute(_ shadow: PictureShadow?) -> String {
    guard let shadow else { return "" }
    let name = out.define("shadow \(shadow.hashKey)") { name in
      "<filter id=\"\(name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\">"
        + "<feGaussianBlur in=\"SourceAlpha\""
        + " stdDeviation=\"\(SVGValue.number(shadow.radius / 2))\"/>"
        + "<feOffset dx=\"\(SVGValue.number(shadow.dx))\" dy=\"\(SVGValue.number(shadow.dy))\""
        + " result=\"s\"/><feFlood flood-color=\"\(SVGValue.hex(shadow.color))\""
        + " flood-opacity=\"\(SVGValue.number(CGFloat(shadow.color.alpha)))\"/>"
        + "<feComposite in2=\"s\" operator=\"in\"/>"
        + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge></filter>"
    }
    return " filter=\"url(#\(name))\""
  }
}

extension PictureShadow {
  fileprivate var hashKey: String {
    "\(SVGValue.hex(color)) \(color.alpha) \(dx) \(dy) \(radius)"
  }
}
