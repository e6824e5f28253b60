package import Foundation

extension UIScrollView {
  /// Scrolls as a user's wheel or page key does, as far as there is content.
  ///
  /// - Parameter distance: Points downwards; negative upwards.
  /// - Returns: Whether anything moved.
  @discardableResult package func scrollAsUser(by distance: CGFloat) -> Bool {
    guard isScrollEnabled else { return false }
    let inset = adjustedContentInset
    let top = -inset.top
    let bottom = max(top, contentSize.height + inset.bottom - bounds.height)
    let wanted = min(max(contentOffset.y + distance, top), bottom)
    guard wanted != contentOffset.y else { return false }
    contentOffset.y = wanted
    return true
  }
}
