// Reference: UIBarItem, UITabBarItem; iOS 18 documentation.
// Status: Partial — titles; pictures and badges are kept.
public import Foundation

/// What a bar shows.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The text shown.
  open var title: String? { didSet { if title != oldValue { itemDidChange?() } } }
  /// The picture; bars of a terminal show the text.
  open var image: UIImage?
  /// The picture in low bars; kept.
  open var landscapeImagePhone: UIImage? { didSet { KeptMember.landscapeImagePhone.wasSet() } }
  /// The room around the picture, in points; kept.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != .zero { KeptMember.imageInsets.wasSet() } }
  }
  /// Whether it can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange?() } } }
  /// A number for finding it.
  open var tag = 0
  /// The name that tests and scenes find it by.
  package var identifier: String?
  /// What the Xcode document of the item calls it.
  package var documentIdentifier: DocumentIdentifier?
  /// What people who do not see are told.
  open var accessibilityLabel: String?
  /// The name that tests and scenes find it by.
  open var accessibilityIdentifier: String? {
    get { identifier }
    set { identifier = newValue }
  }
  /// Told when something that bars show changed.
  var itemDidChange: (() -> Void)?
  /// The world that the item belongs to.
  package let world = Environment.current
  /// What was set beside proxies.
  package var customization: Customization?
  var titleAttributes: TitleAttributes = [:]

  /// Creates an item without title.
  public override init() { super.init() }

  /// Creates an item; the document that names it sets it up afterwards.
  public required init?(coder: NSCoder) { super.init() }
}

/// What a tab bar shows of a controller.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The picture of the selected tab.
  open var selectedImage: UIImage?
  /// What the tab has to tell; kept.
  open var badgeValue: String? {
    didSet { if badgeValue != nil { KeptMember.tabBarItemBadgeValue.wasSet() } }
  }
  /// Where the title is moved to; kept.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      customized(\UITabBarItem.titlePositionAdjustment)
      if titlePositionAdjustment != .zero { KeptMember.tabBarItemTitlePositionAdjustment.wasSet() }
    }
  }
  /// The colour behind ``badgeValue``; kept.
  open var badgeColor: UIColor? {
    didSet {
      customized(\UITabBarItem.badgeColor)
      if badgeColor != nil { KeptMember.badgeColor.wasSet() }
    }
  }

  /// Creates an item without title.
  public override init() { super.init() }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item that the system has words for.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.words, image: nil, tag: tag)
  }

  /// Creates an item; the document that names it sets it up afterwards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Tabs that the system has words for.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var words: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }
}
