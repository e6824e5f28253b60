// Reference: UITabBar, iOS 18 documentation.
// Status: Partial — titles side by side; no badges, no customizing.
public import Foundation

/// Told of the user's choices in a bar of its own.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after the user chose an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs: a tab bar controller's, or one of its own.
@preconcurrency @MainActor open class UITabBar: UIView {
  private var buttons: [UIBarButtonView] = []
  /// Told of choices in a bar that no controller fills.
  open weak var delegate: (any UITabBarDelegate)?
  /// What the bar shows when no controller fills it.
  open var items: [UITabBarItem]? { didSet { showItems() } }
  /// The chosen item of a bar that no controller fills.
  open weak var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { showItems() } }
  }

  /// Where tabs are.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  // MARK: Looks
  /// How the bar looks, of which the ground's colour counts.
  open var standardAppearance = UITabBarAppearance() {
    didSet { customized(\UITabBar.standardAppearance) }
  }
  /// How the bar looks above content that is at its end; kept.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet {
      customized(\UITabBar.scrollEdgeAppearance)
      if scrollEdgeAppearance != nil { KeptMember.tabBarScrollEdgeAppearance.wasSet() }
    }
  }
  /// The ground's colour.
  open var barTintColor: UIColor? { didSet { customized(\UITabBar.barTintColor) } }
  /// The colour of the tabs that are not chosen.
  open var unselectedItemTintColor: UIColor? {
    didSet {
      colorButtons()
      customized(\UITabBar.unselectedItemTintColor)
    }
  }
  /// Whether content shines through.
  ///
  /// Rule KN12.
  open var isTranslucent = true {
    didSet {
      superview?.setNeedsLayout()
      customized(\UITabBar.isTranslucent)
    }
  }
  /// How the bar is coloured; kept.
  open var barStyle = UIBarStyle.default {
    didSet {
      customized(\UITabBar.barStyle)
      if barStyle != .default { KeptMember.tabBarBarStyle.wasSet() }
    }
  }
  /// A picture on the ground; kept.
  open var backgroundImage: UIImage? {
    didSet {
      customized(\UITabBar.backgroundImage)
      if backgroundImage != nil { KeptMember.tabBarBackgroundImage.wasSet() }
    }
  }
  /// A picture instead of the shadow; kept.
  open var shadowImage: UIImage? {
    didSet {
      customized(\UITabBar.shadowImage)
      if shadowImage != nil { KeptMember.tabBarShadowImage.wasSet() }
    }
  }
  /// A picture behind the chosen tab; kept.
  open var selectionIndicatorImage: UIImage? {
    didSet {
      customized(\UITabBar.selectionIndicatorImage)
      if selectionIndicatorImage != nil { KeptMember.tabBarSelectionIndicatorImage.wasSet() }
    }
  }
  /// Where tabs are; kept.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      customized(\UITabBar.itemPositioning)
      if itemPositioning != .automatic { KeptMember.itemPositioning.wasSet() }
    }
  }

  private func showItems() {
    let items = items ?? []
    items.forEach { $0.itemDidChange = { [weak self] in self?.showItems() } }
    let selected = items.firstIndex { $0 === selectedItem }
    show(items.map { ($0.title ?? $0.image?.art.first ?? "", $0) }, selected: selected ?? -1) {
      [weak self] index in
      guard let self else { return }
      selectedItem = items[index]
      delegate?.tabBar(self, didSelect: items[index])
    }
  }

  /// Shows one button a title.
  func show(
    _ tabs: [(title: String, item: UITabBarItem)], selected: Int,
    choose: @escaping @MainActor (Int) -> Void
  ) {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = tabs.enumerated().map { index, tab in
      let button = UIBarButtonView(
        title: tab.title, identifier: tab.item.identifier, isEnabled: tab.item.isEnabled,
        isSelected: index == selected
      ) { choose(index) }
      button.item = tab.item
      button.documentIdentifier = tab.item.documentIdentifier
      button.accessibilityLabel = tab.item.accessibilityLabel
      return button
    }
    colorButtons()
    buttons.forEach { addSubview($0) }
    setNeedsLayout()
  }

  /// Only the chosen tab has the bar's tint.
  private func colorButtons() {
    for button in buttons {
      button.isTinted = button.isSelected
      button.color = button.isSelected ? nil : unselectedItemTintColor
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives every tab the same width, above the home indicator.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let area = bounds.inset(by: safeAreaInsets)
    let width = area.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      let frame = CGRect(
        x: area.minX + CGFloat(index) * width, y: area.minY, width: width, height: area.height)
      button.frame = isRightToLeft ? frame.turned(in: area) : frame
    }
  }

  /// No width of its own; with room for the home indicator where the bar reaches down to it.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: controlMetrics.tabBarHeight + safeAreaInsets.bottom)
  }
}
