import Foundation

extension UIView {
  /// What bars, notch and home indicator cover, as distances from the view's edges.
  ///
  /// Rules LC2.1–LC2.4.
  var defaultSafeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// Recomputes the safe area from the superview's, and tells if it changed.
  ///
  /// Rule V17.
  func updateSafeArea() {
    let new = window == nil ? .zero : computedSafeAreaInsets  // LC2.4
    guard new != storedSafeAreaInsets else { return }
    storedSafeAreaInsets = new
    safeAreaInsetsDidChange()
    viewController?.sendViewSafeAreaInsetsDidChange()
    safeAreaLayoutDidChange()
    needsLayoutFlag = true
    for subview in subviews { subview.subtreeNeedsUpdate = true }
  }

  /// The superview's insets less the distance to its edges, plus what controllers add.
  private var computedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return windowSafeAreaInsets }
    let outer = superview.storedSafeAreaInsets
    // Where the view stands in what can be seen of the superview, which may have scrolled. Rule
    // LC2.2.
    let space = superview.storedBounds
    var insets = UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - space.minY)),  // LC2.2 LC2.3
      left: max(0, outer.left - (frame.minX - space.minX)),
      bottom: max(0, outer.bottom - (space.maxY - frame.maxY)),
      right: max(0, outer.right - (space.maxX - frame.maxX)))
    if let viewController {
      // LC2.1
      // KC12
      // LC2.5
      insets = insets + viewController.containerInsets + viewController.additionalSafeAreaInsets
    }
    return insets
  }

  private var windowSafeAreaInsets: UIEdgeInsets {
    (self as? UIWindow)?.geometrySafeArea ?? .zero
  }
}
