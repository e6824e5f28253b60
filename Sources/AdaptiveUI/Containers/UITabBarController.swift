// Reference: UITabBarController, iOS 18 documentation.
// Status: Partial — tabs, selection, bar, More; no editing of tabs, no sidebar, no UITab.
public import Foundation

/// Shows one of several controllers above a bar of tabs.
///
/// Rules KT01–KT05.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// Told of the user's choices.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar: at the bottom, on wide pads of the current era at the top.
  public let tabBar = UITabBar(frame: .zero)
  var tabs: [UIViewController] = []
  var selected = 0
  /// The stack behind the More tab: a list of the tabs that have no room, and the chosen one on top.
  ///
  /// Rule KT02.
  public private(set) lazy var moreNavigationController = makeMoreStack()
  var more = MoreTab()

  /// The controllers, one a tab; the selected one stays if it is still there.
  ///
  /// Rule KT02.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Exchanges the controllers; nothing moves, so animation shows only the end.
  ///
  /// Rule KT02.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    environment.perform { setTabs(viewControllers ?? []) }
  }

  /// The controller of the selected tab, or the stack behind More while that shows its list.
  open var selectedViewController: UIViewController? {
    get { showsMoreList ? moreNavigationController : selectedTab }
    set { select(newValue) }
  }

  /// The selected tab; `NSNotFound` while the list of More is seen.
  open var selectedIndex: Int {
    get { showsMoreList ? NSNotFound : selected }
    set { select(newValue) }
  }

  /// Whether the bar is hidden.
  open var isTabBarHidden = false {
    didSet { if isTabBarHidden != oldValue { viewIfLoaded?.setNeedsLayout() } }
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
    guard container !== shownController, let hidden = container as? UIViewController else {
      return parentSize
    }
    return hidden.viewIfLoaded?.bounds.size ?? parentSize
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self).answered  // KT04
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self).answered
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
