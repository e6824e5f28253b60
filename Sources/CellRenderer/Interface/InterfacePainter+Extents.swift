import AdaptiveUI
import Cells
import Foundation
import Pictures

// The extents of views without visible content.

extension InterfacePainter {
  /// Draws a pale ground for an image that is not available; signs show no extent but their own.
  mutating func paintExtent(of shape: PictureShape, _ order: Int) {
    let node = plan.picture.nodes[shape.owner]
    guard usesColor, node.kind == .imageView else { return }
    var area = plan.scale.halves(shape.frame)
    if let icon = plan.pills[shape.owner] {
      area = icon
    } else if area.height < 3 {
      let row = plan.row(of: shape.owner, at: shape.frame.midY)
      area = HalfRect(minX: area.minX, minY: 2 * row, maxX: area.maxX, maxY: 2 * row + 2)
    }
    if isSecondImage(area), area.height > 6, area.width > 10 {
      area = HalfRect(
        minX: area.minX + 2, minY: area.minY + 2, maxX: area.maxX - 2, maxY: area.maxY - 2)
    }
    // How much of the image is opaque is unknown, so it hides no text.
    tint(area, .secondarySystemFill, shape, order)
    noteControl(area, shape.owner, order)
  }

  /// Whether an image in some half cells hides one that has the same: it is drawn smaller, so that both are seen.
  private func isSecondImage(_ area: HalfRect) -> Bool {
    controls.contains {
      $0.cells == area.wholeCells && plan.picture.nodes[$0.node].kind == .imageView
    }
  }

  /// Draws a pale ground for a view that shows nothing but its name.
  mutating func paintExtent(ofEmpty index: Int) {
    guard usesColor, showsOnlyItsExtent(index) else { return }
    let node = plan.picture.nodes[index]
    tint(
      plan.halves[index], node.color(.tertiarySystemFill), index,
      opacity: node.opacity, order: -1)
  }

  /// Draws a ground that covers nothing.
  mutating func tint(
    _ area: HalfRect, _ color: UIColor, _ shape: PictureShape, _ order: Int
  ) {
    let node = plan.picture.nodes[shape.owner]
    tint(
      area, node.color(color), shape.owner, opacity: shape.opacity, order: order)
  }

  mutating func tint(
    _ area: HalfRect, _ color: PictureColor, _ index: Int, opacity: Double, order: Int
  ) {
    let clip = plan.scale.halves(plan.picture.nodes[index].clip)
      .intersection(HalfRect(plan.scale.window))
    raster.fill(
      area.intersection(clip), with: color.inCells.faded(opacity), order: order,
      covering: HalfRect(minX: 0, minY: 0, maxX: 0, maxY: 0))
  }
}
