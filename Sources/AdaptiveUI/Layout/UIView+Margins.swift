import Foundation

// Layout margins. Rules LC1.1–LC1.7.

extension UIView {
  /// The distance that content keeps from the edges, in points, safe area included.
  ///
  /// Setting it sets the view's own part. Rules LC1.5, LC1.6.
  var defaultLayoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set {
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft  // LC1.5
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isTurned ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isTurned ? newValue.left : newValue.right)
    }
  }

  /// The margins in reading direction.
  ///
  /// Rule LC1.5.
  var defaultDirectionalMargins: NSDirectionalEdgeInsets {
    get {
      let margins = effectiveMargins
      let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isTurned ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isTurned ? margins.left : margins.right)
    }
    set {
      guard layoutState.margins != newValue else { return }
      layoutState.margins = newValue
      marginsDidChange()
      markAncestorsForUpdate()
    }
  }

  /// The margins while the program sets none; `nil` for those of a plain view.
  ///
  /// Rule LC1.8.
  package var standardMargins: NSDirectionalEdgeInsets? {
    get { layoutState.standardMargins }
    set {
      guard layoutState.standardMargins != newValue else { return }
      layoutState.standardMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether margins of the superview that reach into this view count here too.
  ///
  /// Rule LC1.7.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutState.preservesSuperviewMargins }
    set {
      layoutState.preservesSuperviewMargins = newValue
      marginsDidChange()
    }
  }

  /// Whether the safe area is added to the margins.
  ///
  /// Rule LC1.6.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutState.insetsMarginsFromSafeArea }
    set {
      layoutState.insetsMarginsFromSafeArea = newValue
      marginsDidChange()
    }
  }

  /// Whether the margins leave no more than is comfortable to read between them.
  ///
  /// Documents can ask for that; programs use ``readableContentGuide``. Rule LC3.1.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { layoutState.marginsFollowReadableWidth }
    set {
      guard layoutState.marginsFollowReadableWidth != newValue else { return }
      layoutState.marginsFollowReadableWidth = newValue
      marginsDidChange()
    }
  }

  private var effectiveMargins: UIEdgeInsets {
    margins(within: superview?.layoutMargins ?? .zero, width: bounds.width)
  }

  /// Whether the margins are other ones when the view, or one whose margins reach into it, is wider.
  var marginsDependOnWidth: Bool {
    layoutMarginsFollowReadableWidth
      || preservesSuperviewLayoutMargins && superview?.marginsDependOnWidth == true
  }

  /// The margins if views had the widths that `width` tells, in points.
  func margins(_ width: (any LayoutNode) -> CGFloat) -> UIEdgeInsets {
    guard marginsDependOnWidth else { return layoutMargins }
    return margins(within: superview?.margins(width) ?? .zero, width: width(self))
  }

  /// The view's own margins, the safe area, what reaches in of `outer`, and what text need not fill of
  /// a view as wide as `width`.
  private func margins(within outer: @autoclosure () -> UIEdgeInsets, width: CGFloat)
    -> UIEdgeInsets
  {
    var margins = ownMargins
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }  // LC1.6
    if preservesSuperviewLayoutMargins, let superview {
      let scrolled = superview.insetsLayoutMarginsFromSafeArea ? superview.scrolledSafeArea : .zero
      let outer = outer() - scrolled
      margins = max(margins, outer.reaching(into: frame, of: superview.bounds))  // LC1.7
    }
    guard layoutMarginsFollowReadableWidth else { return margins }
    let readable = LayoutMetrics.readableWidth(traitCollection.preferredContentSizeCategory)
    let rest = max(width - margins.left - margins.right - readable, 0)
    return margins + UIEdgeInsets(top: 0, left: rest / 2, bottom: 0, right: rest / 2)  // LC3.1
  }

  /// Rules LC1.1, LC1.2, LC1.4.
  private var ownMargins: UIEdgeInsets {
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = (layoutState.margins ?? layoutState.standardMargins).map {
      UIEdgeInsets(
        top: $0.top, left: isTurned ? $0.trailing : $0.leading, bottom: $0.bottom,
        right: isTurned ? $0.leading : $0.trailing)
    }
    guard let least = leastMargins else {
      let plain = LayoutMetrics.viewMargin  // LC1.1
      return own ?? UIEdgeInsets(top: plain, left: plain, bottom: plain, right: plain)
    }
    guard let own else {
      return UIEdgeInsets(
        top: least.top, left: least.leading, bottom: least.bottom, right: least.trailing)
    }
    return UIEdgeInsets(
      top: max(own.top, least.top), left: max(own.left, least.leading),  // LC1.4
      bottom: max(own.bottom, least.bottom), right: max(own.right, least.trailing))
  }

  /// Notifies of margins that differ from those of the last notification.
  ///
  /// Rule V17.
  func updateMargins() {
    guard window != nil else { return }
    // Other margins do not change by where the view is.
    if preservesSuperviewLayoutMargins || layoutMarginsFollowReadableWidth,
      layoutEngine?.invalidateChangedMargins(of: self) == true
    {
      needsLayoutFlag = true
    }
    let margins = effectiveMargins
    guard margins != layoutState.reportedMargins else { return }
    layoutState.reportedMargins = margins
    layoutEngine?.guidesDidChange(of: self)
    needsLayoutFlag = true
    tellMargins()
  }

  /// Lets everything that hangs on the margins follow.
  func marginsDidChange() {
    layoutEngine?.guidesDidChange(of: self)
    markAncestorsForConstraints()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.marginsDidChange()
    }
  }
}
