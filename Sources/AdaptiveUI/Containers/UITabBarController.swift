// Reference: UITabBarController, iOS 18 documentation.
// Status: Partial — tabs, selection, bar, More; no editing of tabs, no sidebar.
public import Foundation

/// Shows one of several controllers above a bar of tabs.
///
/// Rules KT01–KT05.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// Told of the user's choices.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar: at the bottom, on wide pads of the current era at the top.
  public let tabBar = UITabBar(frame: .zero)
  package var pages: [UIViewController] = []
  var selected = 0
  /// The stack behind the More tab: a list of the tabs that have no room, and the chosen one on
  /// top.
  ///
  /// Rule KT02.
  public private(set) lazy var moreNavigationController = makeMoreStack()
  var more = MoreTab()
  /// Ends the transition from tab to tab that runs now, if one does.
  var finishTransition: (() -> Void)?

  /// The controllers, one a tab; the selected one stays if it is still there.
  ///
  /// Rule KT02.
  open var viewControllers: [UIViewController]? {
    get { pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Exchanges the controllers; nothing moves, so animation shows only the end.
  ///
  /// Rule KT02.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    givenTabs = []
    environment.perform { setPages(viewControllers ?? []) }
  }

  var givenTabs: [UITab] = []

  /// The tabs by themselves; setting them makes the controllers of those that are not hidden.
  ///
  /// Rule KT02.
  open var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Exchanges the tabs; nothing moves, so animation shows only the end.
  open func setTabs(_ tabs: [UITab], animated: Bool) { adopt(tabs) }

  /// The tab whose controller is shown.
  open var selectedTab: UITab? {
    get { shownTab }
    set { select(newValue) }
  }

  /// The list at the side that tabs may be shown in; there is none in a terminal.
  public let sidebar = Sidebar()

  /// The list at the side that tabs may be shown in.
  @preconcurrency @MainActor public final class Sidebar: NSObject {
    /// Whether the list covers the content or is beside it.
    public enum Layout: Int, Sendable {
      case automatic, overlap, tile
    }

    /// Whether the list shall cover the content or be beside it; kept.
    public var preferredLayout = Layout.automatic {
      didSet { KeptMember.preferredLayout.wasSet() }
    }
    /// Whether the list is out of sight; kept, for it always is here.
    public var isHidden = true { didSet { if !isHidden { KeptMember.sidebarIsHidden.wasSet() } } }
  }

  /// How tabs may be shown; kept, for there is no sidebar.
  open var mode = Mode.automatic {
    didSet { if mode == .tabSidebar { KeptMember.tabBarControllerMode.wasSet() } }
  }

  /// How tabs may be shown.
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  /// The controller of the selected tab, or the stack behind More while that shows its list.
  open var selectedViewController: UIViewController? {
    get { showsMoreList ? moreNavigationController : selectedPage }
    set { select(newValue) }
  }

  /// The selected tab; `NSNotFound` while the list of More is seen.
  open var selectedIndex: Int {
    get { showsMoreList ? NSNotFound : selected }
    set { select(newValue) }
  }

  /// Whether the bar is hidden.
  open var isTabBarHidden = false {
    didSet {
      guard isTabBarHidden != oldValue else { return }
      barCause = "the tab bar is \(isTabBarHidden ? "hidden" : "shown")"
      viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Why the next layout gives the shown tab another frame, in words.
  ///
  /// Rule C21.
  var barCause: String?

  override var observesFittingSizes: Bool { type(of: self) != UITabBarController.self }

  open override func loadView() {
    let container = UILayoutContainerView.make(self)
    container.placeChildren = { [weak self] in self?.placeChildren() }
    view = container
    container.addSubview(tabBar)
    showSelected()
  }

  /// Called before a tab is shown that the user chose in the bar; does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard container !== shownController, let hidden = container as? UIViewController else {
      return parentSize
    }
    return hidden.viewIfLoaded?.bounds.size ?? parentSize
  }

  /// Shows the child's tab.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self).answered  // KT04
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self).answered
      ?? super.preferredInterfaceOrientationForPresentation
  }
}

extension UITabBarController: UITabBarDelegate {}
