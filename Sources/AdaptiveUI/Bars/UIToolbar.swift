// Reference: UIToolbar, iOS 18 documentation.
// Status: Partial — titled buttons and flexible space.
public import Foundation

/// A bar of buttons at the bottom.
@preconcurrency @MainActor open class UIToolbar: UIView {
  private static let margin: CGFloat = 8
  private var views: [UIBarButtonView?] = []

  /// The buttons from left to right.
  open var items: [UIBarButtonItem]? { didSet { rebuild() } }

  /// Exchanges the buttons; animation shows only the end.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// How the bar looks, of which the ground's colour counts.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { customized(\UIToolbar.standardAppearance) }
  }
  /// How the bar looks above content that is at its end; kept.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet {
      customized(\UIToolbar.scrollEdgeAppearance)
      if scrollEdgeAppearance != nil { KeptMember.toolbarScrollEdgeAppearance.wasSet() }
    }
  }
  /// How a low bar looks; kept.
  open var compactAppearance: UIToolbarAppearance? {
    didSet {
      customized(\UIToolbar.compactAppearance)
      if compactAppearance != nil { KeptMember.toolbarCompactAppearance.wasSet() }
    }
  }
  /// The ground's colour.
  open var barTintColor: UIColor? { didSet { customized(\UIToolbar.barTintColor) } }
  /// Whether content shines through.
  ///
  /// Rule KN12.
  open var isTranslucent = true {
    didSet {
      superview?.setNeedsLayout()
      customized(\UIToolbar.isTranslucent)
    }
  }
  /// How the bar is coloured; kept.
  open var barStyle = UIBarStyle.default {
    didSet {
      customized(\UIToolbar.barStyle)
      if barStyle != .default { KeptMember.toolbarBarStyle.wasSet() }
    }
  }

  private func rebuild() {
    views.forEach { $0?.removeFromSuperview() }
    views = (items ?? []).filter { !$0.isHidden }.map { item in
      guard !item.isFlexibleSpace else { return nil }
      item.itemDidChange = { [weak self] in self?.rebuild() }
      return item.makeBarView()
    }
    views.forEach { if let view = $0 { addSubview(view) } }
    setNeedsLayout()
  }

  /// Items' own views have the size that they want.
  override func partMayFitAnew() { setNeedsLayout() }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Puts the buttons side by side above the home indicator; flexible space shares what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets)
    // What constraints want is solved each time it is asked for.
    let widths = views.map { $0?.fittingWidth ?? 0 }
    let used = zip(views, widths).reduce(Self.margin) {
      $0 + ($1.0 == nil ? 0 : $1.1 + Self.margin)
    }
    let spaces = views.count { $0 == nil }
    let space = spaces == 0 ? 0 : max(0, area.width - used) / CGFloat(spaces)
    var left = area.minX + Self.margin
    for (view, width) in zip(views, widths) {
      guard let view else {
        left += space
        continue
      }
      let frame = CGRect(x: left, y: area.minY, width: width, height: area.height)
      view.frame = isRightToLeft ? frame.turned(in: area) : frame
      left += width + Self.margin
    }
  }

  /// No width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.toolbarHeight)
  }
}
