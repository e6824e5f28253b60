// Reference: UITabBar, iOS 18 documentation.
// Status: Partial — titles side by side; no badges, no More list.
import Foundation

/// The bar of a tab bar controller.
@preconcurrency @MainActor public final class UITabBar: UIView {
  private var buttons: [UIBarButtonView] = []

  /// Shows one button a title.
  func show(
    _ tabs: [(title: String, item: UITabBarItem)], selected: Int,
    choose: @escaping @MainActor (Int) -> Void
  ) {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = tabs.enumerated().map { index, tab in
      UIBarButtonView(
        title: tab.title, identifier: tab.item.identifier, isEnabled: tab.item.isEnabled,
        isSelected: index == selected
      ) { choose(index) }
    }
    buttons.forEach { addSubview($0) }
    setNeedsLayout()
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Gives every tab the same width, above the home indicator.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let area = bounds.inset(by: safeAreaInsets)
    let width = area.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: area.minX + CGFloat(index) * width, y: area.minY, width: width, height: area.height)
    }
  }
}
