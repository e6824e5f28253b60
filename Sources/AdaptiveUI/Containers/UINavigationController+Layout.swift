import Foundation

// Space: the bar below the status bar, the child under both with insets. Rules KN02, KN06, LC2.5.

extension UINavigationController {
  /// Whether the bar is shown in the present environment.
  var showsBar: Bool {
    !isBarHidden
      && !(hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact)
  }

  func placeChildren() {
    guard let container = viewIfLoaded else { return }
    let height = environment.policy.bars.navigationBar(traitCollection)
    navigationBar.isHidden = !showsBar
    navigationBar.frame = CGRect(
      x: 0, y: container.safeAreaInsets.top, width: container.bounds.width, height: height)
    guard let top = topViewController, let view = top.viewIfLoaded else { return }
    top.containerInsets = UIEdgeInsets(top: showsBar ? height : 0)
    // A view that slides in keeps its way; only its size follows.
    if view.superview === container { view.frame = container.bounds }
  }

  func insertBelowBar(_ child: UIViewController) {
    guard let container = viewIfLoaded else { return }
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.frame = container.bounds
    container.insertSubview(child.view, belowSubview: navigationBar)
  }

  /// Shows the top's item, and a way back when there is one.
  ///
  /// Rule KN09.
  func showTopItem() {
    let previous = stack.dropLast().last
    let backTitle = previous.map { $0.navigationItem.title ?? $0.title ?? "Back" }
    navigationBar.show(topViewController?.navigationItem, backTitle: backTitle) { [weak self] in
      self?.popViewController(animated: true)
    }
    viewIfLoaded?.setNeedsLayout()
  }
}
