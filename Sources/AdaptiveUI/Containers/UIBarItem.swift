// Reference: UIBarItem, UIBarButtonItem, UITabBarItem, UINavigationItem; iOS 18 documentation.
// Status: Partial — titles and actions; no images.
public import Foundation

/// What a bar shows.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The text shown.
  open var title: String?
  /// Whether it can be used.
  open var isEnabled = true
  /// A number for finding it.
  open var tag = 0
  /// The name that tests and scenes find it by.
  package var identifier: String?
}

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// What the button does.
  open var primaryAction: UIAction?
  /// The view that stands for the item in a bar; popovers point at it.
  ///
  /// Rule PO10.
  package weak var barView: UIView?

  /// Creates a button with a title and an action.
  public init(title: String?, primaryAction: UIAction? = nil) {
    self.primaryAction = primaryAction
    super.init()
    self.title = title ?? primaryAction?.title
  }
}

/// What a tab bar shows of a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// Creates an item.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.tag = tag
  }
}

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String? { didSet { itemDidChange?() } }
  /// The buttons on the leading side, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }
  /// The buttons on the trailing side, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }
  /// Whether the back button is left out.
  open var hidesBackButton = false { didSet { itemDidChange?() } }
  /// Told when something that bars show changed.
  var itemDidChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

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
}
