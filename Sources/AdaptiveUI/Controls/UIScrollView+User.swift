package import Foundation

extension UIScrollView {
  /// Scrolls as a user's wheel or page key does, as far as there is content.
  ///
  /// Content that only goes on across moves across.
  ///
  /// - Parameter distance: Points downwards; negative upwards.
  /// - Returns: Whether anything moved.
  @discardableResult package func scrollAsUser(by distance: CGFloat) -> Bool {
    let inset = adjustedContentInset
    let goesDown = contentSize.height + inset.top + inset.bottom > bounds.height
    return scroll(by: goesDown ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0))
  }
}

extension UIScrollView {
  /// How much more of its content there is than room for it, in points: downwards or across, whichever is more.
  package var lengthToScroll: CGFloat {
    let inset = adjustedContentInset
    return max(
      contentSize.height + inset.top + inset.bottom - bounds.height,
      contentSize.width + inset.left + inset.right - bounds.width)
  }
}
