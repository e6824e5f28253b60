// Reference: UINavigationBar, iOS 18 documentation.
// Status: Partial — title, back button and bar buttons; no large titles, no appearance.
import Foundation

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor public final class UINavigationBar: UIView, CellPresentable {
  private var item: UINavigationItem?
  private var leading: [UIBarButtonView] = []
  private var trailing: [UIBarButtonView] = []

  /// What the bar shows as text: the title in its middle.
  package var cellContent: CellContent {
    CellContent(.label, text: item?.title ?? "", alignment: .center, isBold: true)
  }

  /// Shows an item, with a button back to the one before it.
  ///
  /// Rule KN09.
  func show(_ item: UINavigationItem?, backTitle: String?, goBack: @escaping @MainActor () -> Void)
  {
    self.item?.itemDidChange = nil
    self.item = item
    item?.itemDidChange = { [weak self] in
      self?.rebuild(backTitle: backTitle, goBack: goBack)
    }
    rebuild(backTitle: backTitle, goBack: goBack)
  }

  private func rebuild(backTitle: String?, goBack: @escaping @MainActor () -> Void) {
    (leading + trailing).forEach { $0.removeFromSuperview() }
    leading = (item?.leftBarButtonItems ?? []).map(button)
    trailing = (item?.rightBarButtonItems ?? []).map(button)
    if let backTitle, leading.isEmpty, item?.hidesBackButton != true {
      leading = [
        UIBarButtonView(title: "‹ \(backTitle)", identifier: "back", action: goBack)
      ]
    }
    (leading + trailing).forEach { addSubview($0) }
    setNeedsLayout()
  }

  private func button(_ item: UIBarButtonItem) -> UIBarButtonView {
    let view = UIBarButtonView(
      title: item.title ?? "", identifier: item.identifier, isEnabled: item.isEnabled
    ) { [weak item] in
      item?.primaryAction?.perform(sender: item)
    }
    item.barView = view
    return view
  }

  /// Puts the leading buttons from the left, the trailing ones from the right, outermost first.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 8
    var left = margin
    for view in leading {
      view.frame = CGRect(x: left, y: 0, width: view.fittingWidth, height: bounds.height)
      left += view.fittingWidth + margin
    }
    var right = bounds.width - margin
    for view in trailing {
      right -= view.fittingWidth
      view.frame = CGRect(x: right, y: 0, width: view.fittingWidth, height: bounds.height)
      right -= margin
    }
  }
}
