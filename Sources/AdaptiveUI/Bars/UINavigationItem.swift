// Reference: UINavigationItem, iOS 18 documentation.
// Status: Partial — title, bar buttons, back button; large titles that do not shrink; no search.
public import Foundation

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String? { didSet { if title != oldValue { itemDidChange?() } } }
  /// The buttons on the leading side, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }
  /// The buttons on the trailing side, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }
  /// Whether leading buttons are beside the back button rather than in its place.
  ///
  /// Rule KN09.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange?() } }
  /// Whether the back button is left out.
  open var hidesBackButton = false { didSet { itemDidChange?() } }
  /// The text that leads back to this item from the one above it.
  ///
  /// Rule KN09.
  open var backButtonTitle: String?
  /// A button in place of this item's back button; only its title counts.
  ///
  /// Rule KN09.
  open var backBarButtonItem: UIBarButtonItem?
  /// A view in the middle, in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { itemDidChange?() } } }
  /// A line above the title, for which the bar grows.
  open var prompt: String? { didSet { if prompt != oldValue { itemDidChange?() } } }
  /// Whether the title is large, in a bar that prefers large ones.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { itemDidChange?() } }
  }
  /// What the button back to this item says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// How the bar looks under this item.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks under this item above content that is at its top.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How a low bar looks under this item.
  open var compactAppearance: UINavigationBarAppearance?
  /// A search in the list below; its bar is not shown here.
  open var searchController: UISearchController? { didSet { searchController?.searched = owner } }
  /// The controller whose item it is.
  weak var owner: UIResponder?
  /// Whether the bar to search goes while the content scrolls; kept.
  open var hidesSearchBarWhenScrolling = true {
    didSet { KeptMember.hidesSearchBarWhenScrolling.wasSet() }
  }
  /// Where the bar to search is; kept.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { KeptMember.preferredSearchBarPlacement.wasSet() }
  }
  /// Where the bar to search is.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  /// How a low bar looks under this item above content that is at its top.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// What leads back instead of going back; kept.
  open var backAction: UIAction? { didSet { KeptMember.backAction.wasSet() } }
  /// A second title; kept.
  open var subtitle: String? {
    didSet { if subtitle != nil { KeptMember.navigationItemSubtitle.wasSet() } }
  }
  /// How the bar arranges its items; kept.
  open var style = ItemStyle.navigator {
    didSet { if style != .navigator { KeptMember.navigationItemStyle.wasSet() } }
  }
  /// How a bar arranges its items.
  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }
  /// Told when something that bars show changed.
  var itemDidChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  /// Creates an item without title.
  public convenience override init() { self.init(title: "") }

  /// Exchanges the leading buttons; animation shows only the end.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Exchanges the trailing buttons; animation shows only the end.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Exchanges the leading buttons for one; animation shows only the end.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Exchanges the trailing buttons for one; animation shows only the end.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Leaves the back button out or brings it back; animation shows only the end.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The outermost leading button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost trailing button.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// What the way back to this item is called; without any title it is just "Back".
  ///
  /// Rule KN09.
  var titleForBack: String {
    switch backButtonDisplayMode {
    case .minimal: return ""
    case .generic: return UINavigationBar.plainBackTitle
    case .default: break
    }
    let titles = [backBarButtonItem?.title, backButtonTitle, title]
    return titles.compactMap { $0 }.first { !$0.isEmpty } ?? UINavigationBar.plainBackTitle
  }
}
