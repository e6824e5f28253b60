// Reference: UIBarItem, UIBarButtonItem, UITabBarItem; iOS 18 documentation.
// Status: Partial — titles and actions; no images, no menus, no target and selector.
public import Foundation

/// What a bar shows.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The text shown.
  open var title: String? { didSet { if title != oldValue { itemDidChange?() } } }
  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange?() } } }
  /// A number for finding it.
  open var tag = 0
  /// The name that tests and scenes find it by.
  package var identifier: String?
  /// Told when something that bars show changed.
  var itemDidChange: (() -> Void)?
}

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// What the button does.
  open var primaryAction: UIAction?
  /// Whether bars leave the button out.
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange?() } } }
  /// The view that stands for the item in a bar; popovers point at it.
  ///
  /// Rule PO10.
  package weak var barView: UIView?
  /// Whether the item is room that takes what the buttons leave.
  let isFlexibleSpace: Bool

  /// Creates a button with a title and an action.
  public init(title: String?, primaryAction: UIAction? = nil) {
    self.primaryAction = primaryAction
    isFlexibleSpace = false
    super.init()
    self.title = title ?? primaryAction?.title
  }

  private init(isFlexibleSpace: Bool) {
    self.isFlexibleSpace = isFlexibleSpace
    super.init()
  }

  /// Room in a toolbar that takes what the buttons leave.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(isFlexibleSpace: true) }

  /// A view that stands for the item and runs its action.
  func makeBarView() -> UIBarButtonView {
    let view = UIBarButtonView(
      title: title ?? "", identifier: identifier, isEnabled: isEnabled
    ) { [weak self] in
      self?.primaryAction?.perform(sender: self)
    }
    barView = view
    return view
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
