// Reference: UITab, UITabGroup; iOS 18 documentation. Rule KT02.
// Status: Partial — titles, controllers, groups, selection; no sidebar, no editing, no badges'
// look. The stack of a group is filled in UITabGroup+Stack.swift.
public import Foundation

/// A tab by itself, which makes its controller when that is needed.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Names the tab.
  public let identifier: String
  /// What the bar shows.
  open var title: String { didSet { itemDidChange() } }
  /// The picture beside the title.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// A second line; kept.
  open var subtitle: String? { didSet { if subtitle != nil { KeptMember.tabSubtitle.wasSet() } } }
  /// A sign on the tab; kept.
  open var badgeValue: String? {
    didSet { if badgeValue != nil { KeptMember.tabBadgeValue.wasSet() } }
  }
  /// Anything of the program's own.
  open var userInfo: Any?
  /// Whether the tab is left out of the bar.
  open var isHidden = false { didSet { if isHidden != oldValue { manager?.tabsDidChange() } } }
  /// Whether the tab can be chosen.
  open var isEnabled = true { didSet { itemDidChange() } }
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  /// The group that the tab is in.
  public internal(set) weak var parent: UITabGroup?
  weak var manager: UITabBarController?

  /// Creates a tab; `viewControllerProvider` is asked once for its controller.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// The controller of the tab; made when it is asked for first.
  open var viewController: UIViewController? { ownController }

  /// What the provider gives for this tab itself.
  var ownController: UIViewController? {
    if made == nil, let provider {
      made = provider(self)
      itemDidChange()
    }
    return made
  }

  /// What stands for the tab in a bar.
  var page: UIViewController? { viewController }

  /// The tab bar controller that shows the tab.
  open var tabBarController: UITabBarController? { manager ?? parent?.tabBarController }

  private func itemDidChange() {
    guard let made else { return }
    made.tabBarItem?.title = title
    made.tabBarItem?.image = image
    made.tabBarItem?.isEnabled = isEnabled
  }
}

/// Tabs that belong together; a bar shows one tab for all of them.
@preconcurrency @MainActor open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] { didSet { adopt(from: oldValue) } }
  /// The tab of the group that is shown; the first one while nothing else was chosen.
  open var selectedChild: UITab? {
    get { chosen ?? defaultChild ?? children.first }
    set {
      chosen = newValue.flatMap { new in children.first { $0 === new } }
      tabBarController?.tabsDidChange()
    }
  }
  /// Shows the controllers of the group and of what is selected in it on top of each other, and
  /// stands for the group in the bar; `nil` where only one of them is shown.
  ///
  /// Of groups in each other the outermost one with a stack fills it.
  open var managingNavigationController: UINavigationController? {
    didSet {
      if managingNavigationController !== oldValue { tabBarController?.tabsDidChange() }
    }
  }
  /// The leaf that the stack was filled for last, to know what the program pushed above it.
  weak var stackedLeaf: UITab?
  private var defaultChild: UITab? {
    children.first { $0.identifier == defaultChildIdentifier }
  }
  private var chosen: UITab?
  /// Names the tab that is shown first.
  open var defaultChildIdentifier: String?

  /// Creates a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt(from: [])
  }

  private func adopt(from old: [UITab]) {
    old.forEach { $0.parent = nil }
    children.forEach { $0.parent = self }
  }

  /// The tab of an identifier in the group or a group in it.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.found(identifier) }.first
  }

  /// The group's own controller, else that of the tab that is shown.
  open override var viewController: UIViewController? {
    ownController ?? selectedChild?.viewController
  }

  override var page: UIViewController? {
    managingNavigationController ?? ownController ?? selectedChild?.page
  }
}

extension UITab {
  /// The receiver or a tab in it that has an identifier.
  func found(_ identifier: String) -> UITab? {
    self.identifier == identifier
      ? self : (self as? UITabGroup)?.tab(forIdentifier: identifier)
  }
}
