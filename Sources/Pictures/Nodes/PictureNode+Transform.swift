package import AdaptiveUI
package import Foundation

// Views that are rotated, mirrored or scaled: they and what is inside of them are drawn as if they were not,
// in transformed coordinates.

extension PictureNode {
  /// The transform of a view that is rotated, mirrored or scaled; `nil` for others.
  package var turn: CGAffineTransform? { view.turn }

  /// Its frame without its own transform, in the coordinates of ``shownFrame``.
  package var drawnFrame: CGRect {
    guard turn != nil else { return shownFrame }
    let size = view.bounds.size
    return CGRect(
      x: shownFrame.midX - size.width / 2, y: shownFrame.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// What insets leave of the view, in points of the window.
  package func frame(inset insets: UIEdgeInsets) -> CGRect {
    // An upright view may be shown in another size than its bounds, while that changes.
    let isUpright = (map.a, map.b, map.c, map.d) == (1, 0, 0, 1)
    return isUpright
      ? frame.inset(by: insets) : view.bounds.inset(by: insets).mapped(by: map)
  }
}

extension UIView {
  /// The transform of a view that is rotated, mirrored or scaled; `nil` for others.
  var turn: CGAffineTransform? {
    let map = transform
    return (map.a, map.b, map.c, map.d) == (1, 0, 0, 1) ? nil : map
  }
}
