// Reference: UINavigationBar, iOS 18 documentation.
// Status: Partial — title, back button and bar buttons; no large titles, no appearance.
import Foundation

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor public final class UINavigationBar: UIView, CellPresentable {
  static let plainBackTitle = "Back"
  private static let margin: CGFloat = 8

  /// What the bar shows now.
  public private(set) var topItem: UINavigationItem?
  /// What the bar leads back to.
  public private(set) var backItem: UINavigationItem?
  private var goBack: @MainActor () -> Void = {}
  private var backButton: UIBarButtonView?
  private var leading: [UIBarButtonView] = []
  private var trailing: [UIBarButtonView] = []

  /// What the bar shows as text: the title in its middle.
  package var cellContent: CellContent {
    CellContent(.label, text: topItem?.title ?? "", alignment: .center, isBold: true)
  }

  /// Shows an item, with a button back to the one before it.
  ///
  /// Rule KN09.
  func show(
    _ item: UINavigationItem?, above backItem: UINavigationItem?,
    goBack: @escaping @MainActor () -> Void
  ) {
    topItem?.itemDidChange = nil
    topItem = item
    self.backItem = backItem
    self.goBack = goBack
    item?.itemDidChange = { [weak self] in self?.rebuild() }
    rebuild()
  }

  private func rebuild() {
    (leading + trailing).forEach { $0.removeFromSuperview() }
    backButton = makeBackButton()
    let own = (topItem?.leftBarButtonItems ?? []).filter { !$0.isHidden }
    leading = [backButton].compactMap { $0 } + own.map(view)
    trailing = (topItem?.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(view)
    (leading + trailing).forEach { addSubview($0) }
    setNeedsLayout()
  }

  private func view(of item: UIBarButtonItem) -> UIBarButtonView {
    item.itemDidChange = { [weak self] in self?.rebuild() }
    return item.makeBarView()
  }

  /// Rule KN09: leading buttons take the place of the way back, unless they supplement it.
  private func makeBackButton() -> UIBarButtonView? {
    guard let topItem, let backItem, !topItem.hidesBackButton else { return nil }
    let isReplaced = topItem.leftBarButtonItems?.isEmpty == false
    guard !isReplaced || topItem.leftItemsSupplementBackButton else { return nil }
    return UIBarButtonView(title: "‹ \(backItem.titleForBack)", identifier: "back") { [weak self] in
      self?.goBack()
    }
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Puts the leading buttons from the left, the trailing ones from the right, outermost first.
  public override func layoutSubviews() {
    super.layoutSubviews()
    fitBackTitle()
    var left = safeAreaInsets.left + Self.margin
    for view in leading {
      view.frame = CGRect(x: left, y: 0, width: view.fittingWidth, height: bounds.height)
      left += view.fittingWidth + Self.margin
    }
    var right = bounds.width - safeAreaInsets.right - Self.margin
    for view in trailing {
      right -= view.fittingWidth
      view.frame = CGRect(x: right, y: 0, width: view.fittingWidth, height: bounds.height)
      right -= Self.margin
    }
  }

  /// A long title makes way for the plain word; UIKit's limit is not published, this is half the bar.
  ///
  /// Rule KN09.
  private func fitBackTitle() {
    guard let backButton, let backItem else { return }
    let full = "‹ \(backItem.titleForBack)"
    let fits = UIBarButtonView.width(of: full) <= bounds.width / 2
    backButton.title = fits ? full : "‹ \(Self.plainBackTitle)"
  }
}
