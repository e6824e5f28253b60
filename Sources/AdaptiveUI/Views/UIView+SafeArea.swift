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
    // The member that programs override: a window may say its own.
    let outer = superview.safeAreaInsets - superview.scrolledSafeArea
    var insets = max(.zero, outer.reaching(into: frame, of: superview.storedBounds))  // LC2.2 LC2.3
    if let viewController {
      // LC2.1
      // KC12
      // LC2.5
      insets = insets + viewController.containerInsets + viewController.additionalSafeAreaInsets
    }
    return insets
  }

  /// Whether the view is the content of a controller that is under bars.
  var fillsBarController: Bool {
    guard let controller = owningViewController, controller.containerInsets != .zero else {
      return false
    }
    return controller.viewIfLoaded === self || controller.viewIfLoaded?.subviews.first === self
  }

  /// Whether the controller leaves it to UIKit to keep content out from under bars.
  ///
  /// Rule W24.
  var isAdjustedByController: Bool {
    owningViewController?.automaticallyAdjustsScrollViewInsets != false
  }

  private var windowSafeAreaInsets: UIEdgeInsets {
    (self as? UIWindow)?.geometrySafeArea ?? .zero
  }
}

extension UIEdgeInsets {
  /// What of insets of a superview reaches into a view that is at `frame` in the superview's
  /// `bounds`, which may have scrolled; negative where none does.
  ///
  /// Beyond an edge it is no more than at the edge: content that grows with its own insets would
  /// never come to rest otherwise. Rules LC1.7, LC2.2.
  func reaching(into frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - max(0, frame.minY - bounds.minY), left: left - max(0, frame.minX - bounds.minX),
      bottom: bottom - max(0, bounds.maxY - frame.maxY),
      right: right - max(0, bounds.maxX - frame.maxX))
  }
}

/// The larger inset of each edge.
func max(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> UIEdgeInsets {
  UIEdgeInsets(
    top: max(first.top, second.top), left: max(first.left, second.left),
    bottom: max(first.bottom, second.bottom), right: max(first.right, second.right))
}
