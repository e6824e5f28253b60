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

  /// Lays a quiet ground where a text is that is larger than usual: letters of a terminal have one size,
  /// and only the room for them tells how large they are.
  mutating func paintRoom(of content: PictureContent, _ shape: PictureShape, _ order: Int) {
    let traits = plan.picture.nodes[shape.owner].view.traitCollection
    guard usesColor, plan.scale.isScaled, content.fontSize > Self.largestUsual,
      content.content.role == .label, traits.preferredContentSizeCategory > .large
    else { return }
    tint(plan.scale.halves(shape.frame), .tertiarySystemFill, shape, order)
  }

  /// What running text is in the largest size that is not one for people who see badly, in points.
  private static let largestUsual: CGFloat = 23

  /// Lays a ground that covers nothing.
  private mutating func tint(
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
