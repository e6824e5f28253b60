// Reference: UINavigationItem, iOS 18 documentation.
// Status: Partial — title, bar buttons, back button; no search, no large titles, no title view.
public import Foundation

/// What a navigation bar shows of a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The title in the middle.
  open var title: String? { didSet { if title != oldValue { itemDidChange?() } } }
  /// The buttons on the leading side, outermost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }
  /// The buttons on the trailing side, outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemDidChange?() } }
  /// Whether leading buttons stand beside the back button rather than in its place.
  ///
  /// Rule KN09.
  open var leftItemsSupplementBackButton = false { didSet { itemDidChange?() } }
  /// Whether the back button is left out.
  open var hidesBackButton = false { didSet { itemDidChange?() } }
  /// The text that leads back to this item from the one above it.
  ///
  /// Rule KN09.
  open var backButtonTitle: String?
  /// A button that stands for this item's back button; only its title counts.
  ///
  /// Rule KN09.
  open var backBarButtonItem: UIBarButtonItem?
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

  /// What the way back to this item is called; without any title it is just "Back".
  ///
  /// Rule KN09.
  var titleForBack: String {
    let titles = [backBarButtonItem?.title, backButtonTitle, title]
    return titles.compactMap { $0 }.first { !$0.isEmpty } ?? UINavigationBar.plainBackTitle
  }
}
