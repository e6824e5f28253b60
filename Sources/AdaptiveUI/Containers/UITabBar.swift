// Reference: UITabBar, iOS 18 documentation.
// Status: Partial — titles side by side.
import Foundation

/// The bar of a tab bar controller.
@preconcurrency @MainActor public final class UITabBar: UIView {
  private var buttons: [UIBarButtonView] = []

  /// Shows one button a tab.
  func show(
    _ items: [UITabBarItem?], selected: Int, choose: @escaping @MainActor (Int) -> Void
  ) {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = items.enumerated().map { index, item in
      UIBarButtonView(
        title: item?.title ?? "Tab \(index + 1)", identifier: item?.identifier,
        isSelected: index == selected
      ) { choose(index) }
    }
    buttons.forEach { addSubview($0) }
    setNeedsLayout()
  }

  /// Gives every tab the same width.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
