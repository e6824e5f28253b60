import AdaptiveUI
import Cells
import Foundation
import Pictures

// What would not be seen of views that have nothing to show: how large they are.

extension InterfacePainter {
  /// Lays a quiet ground where a picture is that nobody has; signs have no extent but their own.
  mutating func paintExtent(of shape: PictureShape, _ order: Int) {
    let node = plan.picture.nodes[shape.owner]
    guard usesColor, node.view is UIImageView else { return }
    var area = plan.scale.halves(shape.frame)
    if area.height < 3 {
      let row = row(of: shape.owner, at: shape.frame.midY)
      area = HalfRect(minX: area.minX, minY: 2 * row, maxX: area.maxX, maxY: 2 * row + 2)
    }
    // Nobody knows how much of it is opaque: no text is hidden by it.
    tint(area, .secondarySystemFill, shape, order)
  }

  /// Lays a ground that covers nothing.
  mutating func tint(
    _ area: HalfRect, _ color: UIColor, _ shape: PictureShape, _ order: Int
  ) {
    let node = plan.picture.nodes[shape.owner]
    let clip = plan.scale.halves(node.clip).intersection(HalfRect(plan.scale.window))
    raster.fill(
      area.intersection(clip),
      with: PictureColor(color, node.view.traitCollection).inCells.faded(shape.opacity),
      order: order,
      covering: HalfRect(minX: 0, minY: 0, maxX: 0, maxY: 0))
  }
}
