package import Foundation

// Intrinsic sizes and how strongly they hold. Rules LA4.1–LA4.5, V03.

extension UIView {
  /// How strongly the view resists growing beyond its content along `axis`.
  ///
  /// Rule LA4.1.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutState.hugging.horizontal : layoutState.hugging.vertical
  }

  /// Sets how strongly the view resists growing beyond its content along `axis`.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    switch axis {
    case .horizontal: layoutState.hugging.horizontal = priority
    case .vertical: layoutState.hugging.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// How strongly the view resists shrinking below its content along `axis`.
  ///
  /// Rule LA4.1.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? layoutState.compression.horizontal : layoutState.compression.vertical
  }

  /// Sets how strongly the view resists shrinking below its content along `axis`.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    switch axis {
    case .horizontal: layoutState.compression.horizontal = priority
    case .vertical: layoutState.compression.vertical = priority
    }
    invalidateIntrinsicContentSize()
  }

  /// A natural size in place of the view's own, −1 for none, as documents give it until code brings
  /// one.
  package var placeholderIntrinsicSize: CGSize? {
    get { layoutState.placeholderSize }
    set {
      guard newValue != layoutState.placeholderSize else { return }
      layoutState.placeholderSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Has the natural size asked for again in the next constraint pass.
  ///
  /// Rule V03.
  func forgetContentSize() {
    layoutEngine?.nodeDidChange(self)
    superview?.subviewContentSizeDidChange()
    fittingSizeMayHaveChanged()
    markAncestorsForConstraints()
  }

  /// Resizes the view to what ``sizeThatFits(_:)`` says of its current size.
  func resizeToFit() {
    let size = sizeThatFits(bounds.size)
    place(CGRect(origin: untransformedFrame.origin, size: size))  // V23
  }

  /// The rectangle that constraints see, for a frame.
  ///
  /// Rule LA6.
  func defaultAlignmentRect(for frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// The frame for a rectangle that constraints see.
  ///
  /// Rule LA6.
  func defaultFrame(for alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
