// The seams between the view tree and Auto Layout.
import Foundation

extension UIView {
  /// Sets the frames of the subviews that constraints determine.
  ///
  /// Called by ``layoutSubviews()``.
  func placeSubviewsByConstraints() {}

  /// Called after the view, or one above it, entered or left a hierarchy.
  func layoutHierarchyDidChange() {}

  /// Drops the constraints between this subtree and the outside.
  ///
  /// Rule LA5.6.
  func removeConstraintsToOutside() {}

  /// Called after mask or translation changed.
  func autoresizingDidChange() {}

  /// Called after the frame's origin or size was set from outside the solver.
  func frameDidChange() {}

  /// Called after the size changed, however it was set.
  func sizeDidChange(from old: CGSize) {}

  /// Called after the safe area changed: guides move.
  func safeAreaLayoutDidChange() {}

  /// Called after the view was hidden or shown.
  func visibilityDidChange() { superview?.setNeedsLayout() }

  /// Whether the view is installed for the current size classes.
  ///
  /// Rule A05.
  package var isInstalled: Bool { true }
}
