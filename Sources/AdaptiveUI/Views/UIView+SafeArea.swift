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
    let new = window == nil ? .zero : computedSafeAreaInsets
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
    let space = superview.storedBounds.size
    var insets = UIEdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, outer.bottom - (space.height - frame.maxY)),
      right: max(0, outer.right - (space.width - frame.maxX)))
    if let viewController {
      insets = insets + viewController.containerInsets + viewController.additionalSafeAreaInsets
    }
    return insets
  }

  private var windowSafeAreaInsets: UIEdgeInsets {
    (self as? UIWindow)?.geometrySafeArea ?? .zero
  }
}
