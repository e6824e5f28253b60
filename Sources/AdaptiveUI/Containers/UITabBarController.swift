// Reference: UITabBarController, iOS 18 documentation.
// Status: Partial — tabs, selection, bar; no More list, no iPad sidebar.
public import Foundation

/// Shows one of several controllers above a bar of tabs.
///
/// Rules KT01–KT05.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// Told of the user's choices.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  public let tabBar = UITabBar(frame: .zero)
  private var tabs: [UIViewController] = []
  private var selected = 0

  /// The controllers, one a tab; the selected one stays if it is still there.
  ///
  /// Rule KT02.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setTabs(newValue ?? []) }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selected) ? tabs[selected] : nil }
    set {
      if let index = tabs.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }

  /// The selected tab.
  open var selectedIndex: Int {
    get { selected }
    set { select(newValue) }
  }

  open override func loadView() {
    let container = UILayoutContainerView.make(self)
    container.placeChildren = { [weak self] in self?.placeChildren() }
    view = container
    container.addSubview(tabBar)
    showSelected()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard container !== selectedViewController, let hidden = container as? UIViewController else {
      return parentSize
    }
    return hidden.viewIfLoaded?.bounds.size ?? parentSize
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// Chooses a tab as a user does: the delegate is asked and told.
  ///
  /// Rule C44.
  package func selectAsUser(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let subject = traceSubject
    if let delegate {
      let answer = delegate.tabBarController(self, shouldSelect: tabs[index])
      environment.recorder.record(
        TraceEvent(
          .question, subject, "tabBarController(_:shouldSelect:)", new: String(answer),
          rule: "C44"))
      guard answer else { return }
    }
    select(index)
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  private func setTabs(_ new: [UIViewController]) {
    let current = selectedViewController
    for child in tabs where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in new where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    tabs = new
    selected =
      new.firstIndex { $0 === current } ?? (new.indices.contains(selected) ? selected : 0)
    rebuildBar()
    if isViewLoaded { showSelected() }
  }

  /// Shows another tab.
  ///
  /// Rule C42: the new controller will appear before the old one will disappear.
  private func select(_ index: Int) {
    guard tabs.indices.contains(index), index != selected else { return }
    let old = selectedViewController
    selected = index
    rebuildBar()
    guard isViewLoaded else { return }
    let isVisible = appearance == .appeared
    if isVisible {
      selectedViewController?.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    showSelected()
    environment.updateCycle.flush()
    if isVisible {
      old?.endAppearanceTransition()
      selectedViewController?.endAppearanceTransition()
    }
  }

  private func rebuildBar() {
    tabBar.show(tabs.map(\.tabBarItem), selected: selected) { [weak self] in
      self?.selectAsUser($0)
    }
  }

  /// Rule C43: a tab's view is loaded when it is selected first.
  private func showSelected() {
    guard let container = viewIfLoaded, let child = selectedViewController else { return }
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(child.view, belowSubview: tabBar)
    container.setNeedsLayout()
  }

  private func placeChildren() {
    guard let container = viewIfLoaded else { return }
    let height = environment.policy.bars.tabBar(traitCollection)
    let bottom = container.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: container.bounds.height - height - bottom, width: container.bounds.width,
      height: height + bottom)
    selectedViewController?.viewIfLoaded?.frame = container.bounds
    selectedViewController?.containerInsets = UIEdgeInsets(bottom: height)
  }
}

/// Told of the user's choices in a tab bar.
///
/// Rule C44.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether the user may choose a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after the user chose a tab, the selected one included.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The orientations of all tabs; `nil` for UIKit's default.
  ///
  /// Rule KT04.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask?
}

extension UITabBarControllerDelegate {
  /// Every tab may be chosen.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Leaves the default.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask? { nil }
}
