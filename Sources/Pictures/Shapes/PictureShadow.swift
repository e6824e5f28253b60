package import Foundation

/// A shadow, in points.
package struct PictureShadow: Sendable, Hashable {
  package var color: PictureColor
  /// How far it is to the right of what casts it.
  package var dx: CGFloat
  /// How far it is below what casts it.
  package var dy: CGFloat
  /// The radius of its blur.
  package var radius: CGFloat

  /// Creates a shadow.
  package init(color: PictureColor, dx: CGFloat, dy: CGFloat, radius: CGFloat) {
    (self.color, self.dx, self.dy, self.radius) = (color, dx, dy, radius)
  }
}

/// A line along the edges of a view, in points.
package struct PictureBorder: Sendable, Hashable {
  package var color: PictureColor
  package var width: CGFloat
}
