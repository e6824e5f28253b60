import AdaptiveUI
import Foundation

/// Walks a tree of views and collects a node, and the shapes, of each view.
@MainActor struct PictureWalk {
  private(set) var nodes: [PictureNode] = []
  private(set) var shapes: [PictureShape] = []
  private let detail: PictureDetail
  private let covered: Set<ObjectIdentifier>

  /// Views with at most this opacity are left out, as they receive no touches.
  private static let invisible: CGFloat = 0.01

  /// The surroundings of a view's subviews.
  private struct Place {
    var map: CGAffineTransform
    var clip: CGRect
    var parent: Int?
    var opacity = 1.0
    var row: Int?
    var isPartOfContent = false
    var isCovered = false
    /// Where the superview's coordinates begin inside of the nearest transformed view; `nil` for none.
    var inner: CGPoint?
  }

  init(_ detail: PictureDetail, covered: Set<ObjectIdentifier>) {
    (self.detail, self.covered) = (detail, covered)
  }

  /// Collects the nodes of everything in `root`; a window itself has no node.
  mutating func walk(_ root: UIView) {
    let frame = root.frameInFlight
    let clip = CGRect(origin: .zero, size: frame.size)
    if root is UIWindow {
      let shift = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
      for subview in root.subviews { visit(subview, in: Place(map: shift, clip: clip)) }
    } else {
      let shift = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
      visit(root, in: Place(map: shift, clip: clip))
    }
  }

  private mutating func visit(_ view: UIView, in place: Place) {
    let alpha = view.alphaInFlight
    guard !view.isHidden, alpha > Self.invisible, view.isInstalled else { return }
    let card = view.cardFrame
    let frame = card.mapped(by: place.map)
    if view.clipsToBounds, frame.intersection(place.clip).isEmpty { return }
    let index = nodes.count
    let map = view.subviewMap(frame: card).concatenating(place.map)
    let node = node(view, card, frame, map, alpha, in: place)
    nodes.append(node)
    if detail != .nodes { show(index) }
    visitSubviews(of: node, index, in: place)
    node.end = nodes.count
    if detail != .nodes { finish(index, isOutermostCovered: node.isCovered && !place.isCovered) }
  }

  private mutating func visitSubviews(of node: PictureNode, _ index: Int, in place: Place) {
    // Most views have none.
    guard !node.view.subviews.isEmpty else { return }
    let inner = Place(
      map: node.map,
      clip: node.view.clipsToBounds ? place.clip.intersection(node.frame) : place.clip,
      parent: index, opacity: node.opacity, row: node.rowIndex,
      isPartOfContent: node.isPartOfContent, isCovered: node.isCovered,
      inner: origin(inside: node, place.inner))
    for subview in node.view.subviews { visit(subview, in: inner) }
  }

  /// Where the coordinates of a view begin inside of the nearest transformed one, itself or around it.
  private func origin(inside node: PictureNode, _ around: CGPoint?) -> CGPoint? {
    guard detail == .parts, around != nil || node.turn != nil else { return nil }
    let (drawn, bounds) = (node.drawnFrame, node.view.bounds)
    return CGPoint(x: drawn.minX - bounds.minX, y: drawn.minY - bounds.minY)
  }

  private func node(
    _ view: UIView, _ card: CGRect, _ frame: CGRect, _ map: CGAffineTransform, _ alpha: CGFloat,
    in place: Place
  ) -> PictureNode {
    let controller = view.viewController
    let known = PictureClass.of(view)
    let role = known.role(of: view)
    return PictureNode(
      view: view, controller: controller, kind: known.kind, frame: frame,
      shownFrame: place.inner.map { card.offsetBy(dx: $0.x, dy: $0.y) } ?? frame, map: map,
      clip: place.clip, parent: place.parent, role: role,
      opacity: place.opacity * Double(alpha),
      content: role == .structure ? nil : known.content(of: view),
      isPartOfContent: place.isPartOfContent || known.showsContent,
      rowIndex: known.kind.row == nil ? place.row : nodes.count,
      isCovered: place.isCovered
        || controller.map { covered.contains(ObjectIdentifier($0)) } ?? false)
  }

  /// Adds the shapes of the view that are behind its subviews.
  private mutating func show(_ index: Int) {
    let node = nodes[index]
    guard !node.frame.isEmpty else { return }
    if node.role == .shading {
      return add(.scrim, index)
    }
    var grounds = node.view.pictureGrounds(of: node)
    if detail == .contents, let image = node.view.pictured?.imageGround { grounds.append(image) }
    if grounds.contains(where: \.castsShadow), let shadow = node.shadow {
      add(.shadow(shadow), index)
    }
    for part in grounds {
      var frame = node.frame
      if let own = part.frame {
        frame = own.offsetBy(dx: node.frame.minX, dy: node.frame.minY)
      }
      add(part.kind, index, frame)
      guard part.frame == nil else { continue }
      nodes[index].hasGround = true
      if part.isOpaque, node.opacity > 0.95 { nodes[index].isOpaque = true }
    }
    if let content = node.content { addContents(content, index) }
  }

  private mutating func addContents(_ content: ShownContent, _ index: Int) {
    let node = nodes[index]
    for placed in node.view.pictureContents(content) {
      let frame = placed.frame(in: node.frame, node.view.bounds.size)
      if detail == .parts, node.drawsSign || placed.content.hasParts(in: node.kind) {
        addParts(of: placed.content, index, frame)
      } else {
        add(.content(placed.content), index, frame)
      }
    }
  }

  /// Adds bands, lines of text, images and signs.
  private mutating func addParts(of content: PictureContent, _ index: Int, _ frame: CGRect) {
    let node = nodes[index]
    let room = place(of: frame, node)
    let parts = node.view.drawnParts(content, in: room)
    for band in parts.bands { add(.band(band), index, frame) }
    if parts.images.isEmpty, node.kind == .imageView { add(.placeholder, index, frame) }
    for var image in parts.images {
      image.isBehindTitle = !parts.lines.isEmpty && image.frame == room
      add(.image(image), index, frame)
    }
    for sign in parts.signs { add(.sign(sign), index, frame) }
    if !parts.lines.isEmpty { add(.text(parts.lines), index, frame) }
  }

  /// Adds the shapes of the view that are in front of its subviews.
  private mutating func finish(_ index: Int, isOutermostCovered: Bool) {
    let node = nodes[index]
    if let line = node.view.rowSeparator {
      let frame = CGRect(
        x: node.frame.minX + line.left, y: node.frame.maxY - 1,
        width: max(node.frame.width - line.left - line.right, 0), height: 1)
      add(.separator(line.color), index, frame)
    }
    if node.hasGrabber {
      let width = min(36, node.frame.width)
      add(
        .grabber(PictureColor(.tertiaryLabel, node.view.traitCollection)), index,
        CGRect(x: node.frame.midX - width / 2, y: node.frame.minY + 5, width: width, height: 5))
    }
    if let arrow = node.arrow {
      add(
        .arrow(arrow.edge, node.view.popoverGround), index,
        CGRect(origin: arrow.tip, size: .zero))
    }
    if isOutermostCovered { add(.scrim, index) }
  }

  private mutating func add(_ kind: PictureShape.Kind, _ owner: Int, _ frame: CGRect? = nil) {
    let place = place(of: frame ?? nodes[owner].frame, nodes[owner])
    shapes.append(
      PictureShape(owner: owner, frame: place, opacity: nodes[owner].opacity, kind: kind))
  }

  /// Where a part of a node is that is at a place of the window: the parts of a transformed view keep their
  /// positions in it.
  private func place(of frame: CGRect, _ node: PictureNode) -> CGRect {
    guard detail == .parts else { return frame }
    let drawn = node.drawnFrame
    if frame == node.frame { return drawn }
    return frame.offsetBy(dx: drawn.minX - node.frame.minX, dy: drawn.minY - node.frame.minY)
  }
}
