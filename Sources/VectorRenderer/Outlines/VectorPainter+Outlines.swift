import AdaptiveUI
import Foundation
import Pictures

// The outlines that identify views, and the marks of changes.

extension VectorPainter {
  /// The outline of a node; `nil` for none.
  struct Outline {
    let color: PictureColor
    let title: OutlineTitles.Place?
  }

  /// The outlines by their nodes.
  static func outlines(of picture: WindowPicture, _ look: VectorLook) -> [Int: Outline] {
    let outlines = picture.outlines(look.isWireframe ? .all : .unseen)
    var titles = OutlineTitles(picture)
    let places = titles.places(of: outlines)
    let changed = Set(look.changes.compactMap(\.view))
    var result: [Int: Outline] = [:]
    for outline in outlines {
      let node = picture.nodes[outline.node]
      let color =
        changed.contains(node.id)
        ? OutlineColor.changed(isDark: node.isDark)
        : OutlineColor.nested(outline.depth, isDark: node.isDark)
      result[outline.node] = Outline(color: color, title: places[outline.node])
    }
    for (index, node) in picture.nodes.enumerated()
    where result[index] == nil && changed.contains(node.id) {
      result[index] = Outline(
        color: OutlineColor.changed(isDark: node.isDark), title: nil)
    }
    return result
  }

  /// Draws the outline of a node inside its frame, with its title.
  mutating func paintOutline(_ outline: Outline, of node: PictureNode, _ frame: CGRect) {
    let isWindow = frame == CGRect(origin: .zero, size: picture.size)
    let corners = isWindow && node.corners.radius == 0 ? Corners(screenRadius) : node.corners
    let line = frame.insetBy(dx: 0.5, dy: 0.5)
    out.box(
      line, Corners(max(corners.radius - 0.5, 0), corners.rounded), stroke: outline.color)
    guard let title = outline.title else { return }
    let place = title.frame.offsetBy(
      dx: frame.minX - node.frame.minX, dy: frame.minY - node.frame.minY)
    out.box(place.insetBy(dx: -2, dy: 0), Corners(2), fill: picture.background.faded(0.85))
    out.text(
      PictureLine(
        x: place.minX, top: place.minY, baseline: place.minY + 10, height: place.height,
        pieces: [
          PicturePiece(
            text: title.text, font: .alike(size: OutlineTitles.fontSize), color: outline.color,
            width: place.width)
        ]))
  }

  /// Draws the former frames of changed views.
  mutating func paintOld(_ changes: [VectorChange], isDark: Bool) {
    let color = OutlineColor.changed(isDark: isDark)
    for old in changes.compactMap(\.old) {
      out.box(
        old.insetBy(dx: 0.5, dy: 0.5), stroke: color.faded(0.7), more: " stroke-dasharray=\"4 3\"")
    }
  }
}
