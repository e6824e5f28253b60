package import AdaptiveUI
package import Foundation

// Views that are rotated, mirrored or scaled: they and what is inside of them are drawn as if they were not,
// in transformed coordinates.

extension PictureNode {
  /// The transform of a view that is rotated, mirrored or scaled; `nil` for others.
  package var turn: CGAffineTransform? { view.turn }

  /// Its visible frame, in the coordinates in which it is drawn: those inside of the nearest transformed view
  /// around it, or else the window's, in points.
  package var shownFrame: CGRect { innerFrame }

  /// Its frame without its own transform, in the same coordinates.
  package var drawnFrame: CGRect {
    guard turn != nil else { return innerFrame }
    let size = view.bounds.size
    return CGRect(
      x: innerFrame.midX - size.width / 2, y: innerFrame.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}

extension UIView {
  /// The transform of a view that is rotated, mirrored or scaled; `nil` for others.
  var turn: CGAffineTransform? {
    let map = transform
    return (map.a, map.b, map.c, map.d) == (1, 0, 0, 1) ? nil : map
  }
}
