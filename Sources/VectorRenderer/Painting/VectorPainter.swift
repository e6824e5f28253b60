import AdaptiveUI
import Foundation
import Pictures

/// Draws the shapes of a window, in points, back to front.
@MainActor struct VectorPainter {
  let picture: WindowPicture
  let assets: any PictureAssets
  var out: SVGWriter
  /// Whether groups contain the names of views besides their frames.
  var namesViews = true
  /// The corner radius of the screen around the window, in points.
  var screenRadius: CGFloat = 0
  private let look: VectorLook
  private let isDark: Bool
  /// The outlines by their nodes.
  private let outlines: [Int: Outline]
  /// The index of the next shape.
  private var next = 0
  /// The rectangle that the descendants of each node cover, in points of the window; empty without
  /// any.
  private let reach: [CGRect]

  init(
    _ picture: WindowPicture, look: VectorLook, assets: any PictureAssets, out: SVGWriter
  ) {
    self.picture = picture
    self.look = look
    outlines = Self.outlines(of: picture, look)
    isDark = picture.isDark
    self.assets = assets
    self.out = out
    var reach = [CGRect](repeating: .null, count: picture.nodes.count)
    for (index, node) in picture.nodes.enumerated().reversed() {
      guard let parent = node.parent else { continue }
      let own = node.clipsToBounds ? node.frame : node.frame.union(reach[index])
      reach[parent] = reach[parent].union(own)
    }
    self.reach = reach
  }

  /// Draws all shapes.
  mutating func paint() {
    out.box(CGRect(origin: .zero, size: picture.size), fill: picture.background)
    var index = 0
    while index < picture.nodes.count {
      paint(index, isTurned: false)
      index = picture.nodes[index].end
    }
    paintOld(look.changes, isDark: isDark)
    paintIssues(look)
  }

  /// Draws a node and its descendants; `isTurned` says whether it is inside of a transformed view.
  private mutating func paint(_ index: Int, isTurned: Bool) {
    let node = picture.nodes[index]
    let (frame, turn) = (node.drawnFrame, node.turn)
    out.add("<g\(name(node, node.shownFrame))\(opacity(node))>")
    if let turn { out.add("<g transform=\"\(Self.matrix(turn, around: node.shownFrame))\">") }
    let outline = outlines[index]
    if node.role == .box, outline == nil, isBare(index) {
      paintBare(node, frame)
    }
    paintShapes(of: index)
    paintChildren(of: index, frame, isTurned: isTurned || turn != nil)
    paintShapes(of: index)
    if node.controller != nil, outline?.title == nil, node.end == index + 1, node.hasGround {
      paintName(
        node.nameForUsers, node.color(.tertiaryLabel), frame, node)
    }
    paintEdges(node, frame)
    if let outline { paintOutline(outline, of: node, frame) }
    if turn != nil { out.end() }
    out.end()
  }

  /// A transform around the centre of a frame, whose position it keeps.
  private static func matrix(_ map: CGAffineTransform, around frame: CGRect) -> String {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let x = middle.x - map.a * middle.x - map.c * middle.y
    let y = middle.y - map.b * middle.x - map.d * middle.y
    func exact(_ value: CGFloat) -> String { "\(((Double(value) * 1e5).rounded() / 1e5))" }
    let parts = [map.a, map.b, map.c, map.d].map(exact).joined(separator: " ")
    return "matrix(\(parts) \(SVGValue.numbers(x, y)))"
  }

  private mutating func paintChildren(of index: Int, _ frame: CGRect, isTurned: Bool) {
    let node = picture.nodes[index]
    guard node.end > index + 1 else { return }
    let corners = node.clipsAtCorners ? node.corners : Corners()
    let exceeds = !frame.insetBy(dx: -0.01, dy: -0.01).contains(reach[index])
    let isClipped =
      corners.radius > 0 || node.clipsToBounds && (exceeds || isTurned)
    if isClipped { out.beginClip(frame, corners) }
    var child = index + 1
    while child < node.end {
      paint(child, isTurned: isTurned)
      child = picture.nodes[child].end
    }
    if isClipped { out.end() }
  }

  /// Draws the next shapes, which belong to a node.
  private mutating func paintShapes(of index: Int) {
    let node = picture.nodes[index]
    var shadow: PictureShadow?
    while next < picture.shapes.count, picture.shapes[next].owner == index {
      let shape = picture.shapes[next]
      next += 1
      if case .shadow(let cast) = shape.kind { shadow = cast }
      paint(shape.kind, of: node, shape.frame, shadow)
    }
  }

  /// Whether neither the view nor any of its descendants is visible.
  private func isBare(_ index: Int) -> Bool {
    let node = picture.nodes[index]
    guard node.end == index + 1, !node.frame.isEmpty, node.content == nil else { return false }
    return next == picture.shapes.count || picture.shapes[next].owner != index
  }

  /// Attributes that identify a view in the file and are not drawn.
  private func name(_ node: PictureNode, _ frame: CGRect) -> String {
    let place = SVGValue.numbers(frame.minX, frame.minY, frame.width, frame.height)
    guard namesViews else { return " data-frame=\"\(place)\"" }
    let id = node.ownerIdentifier.map { " data-id=\"\(SVGValue.escaped($0))\"" } ?? ""
    return " data-class=\"\(SVGValue.escaped(node.ownerClassName))\""
      + "\(id) data-frame=\"\(place)\""
  }

  private func opacity(_ node: PictureNode) -> String {
    let around = node.parent.map { picture.nodes[$0].opacity } ?? 1
    let own = around > 0 ? node.opacity / around : 1
    return own < 0.995 ? " opacity=\"\(SVGValue.number(CGFloat(own)))\"" : ""
  }
}
