// Reference: UIBarButtonItem, iOS 18 documentation.
// Status: Partial — titles, actions, messages, views of one's own; menus are kept.
public import Foundation

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// What the button does.
  open var primaryAction: UIAction?
  /// What the button offers; kept.
  open var menu: UIMenu? { didSet { if menu != nil { KeptMember.barButtonItemMenu.wasSet() } } }
  /// Who gets ``action``; `nil` for the first responder above that has the method.
  open weak var target: AnyObject?
  /// The message that the button sends.
  open var action: Selector?
  /// How the button looks.
  open var style = Style.plain { didSet { if style != oldValue { itemDidChange?() } } }
  /// The width in points; 0 for the width that the content needs.
  open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange?() } } }
  /// A view in place of title or picture.
  open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange?() } } }
  /// The colour of title and picture.
  open var tintColor: UIColor? {
    didSet {
      customized(\UIBarButtonItem.tintColor)
      if tintColor != oldValue { itemDidChange?() }
    }
  }
  /// Titles that the button has to have room for; kept.
  open var possibleTitles: Set<String>? { didSet { KeptMember.possibleTitles.wasSet() } }
  /// Whether bars leave the button out.
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange?() } } }
  /// Whether the button is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange?() } } }
  /// The view that stands for the item in a bar; popovers point at it.
  ///
  /// Rule PO10.
  package weak var barView: UIView?
  /// Whether the item is room that takes what the buttons leave.
  private(set) var isFlexibleSpace = false

  /// Creates a button without title.
  public override init() { super.init() }

  /// Creates a button; the document that names it sets it up afterwards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button that runs an action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that runs an action.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// Creates a button that the system has words for.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.words, image: nil, primaryAction: primaryAction, menu: menu)
    become(systemItem)
  }

  /// Creates a button that sends a message.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setMessage(action, to: target)
  }

  /// Creates a button that sends a message.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button that sends a message.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates a button that the system has words for.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: systemItem.words, style: .plain, target: target, action: action)
    become(systemItem)
  }

  /// Creates a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func become(_ systemItem: SystemItem) {
    isFlexibleSpace = systemItem == .flexibleSpace
    if systemItem == .done || systemItem == .save { style = .done }
  }

  private func setMessage(_ action: Selector?, to target: Any?) {
    self.action = action
    self.target = target.map { $0 as AnyObject }
  }

  /// Room in a toolbar that takes what the buttons leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  /// Room of `width` points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A view that stands for the item and does what it does.
  func makeBarView() -> UIBarButtonView {
    let view = UIBarButtonView(
      title: title ?? image?.art.first ?? "", identifier: identifier, isEnabled: isEnabled,
      isSelected: isSelected
    ) { [weak self] in self?.press() }
    view.item = self
    view.takeLook(of: self)
    view.content = customView
    view.fixedWidth = width > 0 ? width : nil
    view.documentIdentifier = documentIdentifier
    view.accessibilityLabel = accessibilityLabel
    barView = view
    return view
  }

  private func press() {
    primaryAction?.perform(sender: self)
    if let action, let barView {
      TargetAction(target, action).send(from: barView, as: self)
    }
  }
}

extension UIBarButtonItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// Ordinary.
    case plain
    /// As what ends a task: bold.
    case done = 2

    /// The newer name of ``done``.
    public static let prominent = Style.done
  }

  /// Buttons that the system has words for.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, pageCurl, close

    /// What stands for the system's words or picture in a terminal.
    var words: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "+"
      case .flexibleSpace, .fixedSpace: nil
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop, .close: "×"
      case .camera: "Camera"
      case .trash: "Trash"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .pageCurl: "Curl"
      }
    }
  }
}
