import AdaptiveUI
import Foundation

// What documents put into bars: those around controllers, and bars of their own.

extension DocumentBuilder {
  /// Fills a bar that is in a view; what controllers' bars show comes from the controllers.
  func fillBar(_ bar: UIView, _ element: DocumentElement) {
    let given = element.list("items")
    switch bar {
    case let bar as UINavigationBar:
      bar.items = given.filter { $0.name == "navigationItem" }.map { item in
        let made = UINavigationItem(title: "")
        fill(made, item)
        return made
      }
    case let bar as UIToolbar:
      bar.items = given.filter { $0.name == "barButtonItem" }.map(makeItem)
    case let bar as UITabBar:
      let tabs = given.filter { $0.name == "tabBarItem" }
      bar.items = tabs.map(makeTab)
      let selected = element.children.first { $0.name == "connections" }?.children
        .first { $0.name == "outlet" && $0["property"] == "selectedItem" }?["destination"]
      bar.selectedItem = selected.flatMap { objects[$0] } as? UITabBarItem
    default: return
    }
    fillLook(of: bar, element)
  }

  /// Gives a navigation item what the document says of it.
  func fill(_ item: UINavigationItem, _ element: DocumentElement) {
    register(item, element.id)
    if let title = element.string("title") { item.title = title }
    item.prompt = element.string("prompt")
    item.largeTitleDisplayMode =
      Self.titleModes[element["largeTitleDisplayMode"] ?? ""] ?? .automatic
    item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton")
    item.hidesBackButton = element.flag("hidesBackButton")
    if let view = element.child(key: "titleView"), ViewTag.isView(view) {
      item.titleView = makeTree(view)
    }
    let left = items("leftBarButtonItem", of: element)
    let right = items("rightBarButtonItem", of: element)
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let back = element.child(key: "backBarButtonItem") { item.backButtonTitle = back["title"] }
    applyRuntimeAttributes(to: item, element)
  }

  static let titleModes: [String: UINavigationItem.LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never, "inline": .inline,
  ]

  private func items(_ key: String, of element: DocumentElement) -> [UIBarButtonItem] {
    buttons(key, of: element).map(makeItem)
  }

  /// The one button that serves as `key`, or the several in the list of that name.
  func buttons(_ key: String, of element: DocumentElement) -> [DocumentElement] {
    let single = element.children.filter { $0.name == "barButtonItem" && $0.key == key }
    let several = element.children.first { $0.name == key + "s" || $0.key == key + "s" }
    return single + (several?.children.filter { $0.name == "barButtonItem" } ?? [])
  }

  /// A button for a bar; what it starts is connected afterwards.
  func makeItem(_ element: DocumentElement) -> UIBarButtonItem {
    let system = element["systemItem"].flatMap { Self.systemItems[$0] }
    let custom = element.children.first { $0.key == "customView" && ViewTag.isView($0) }
    let item =
      custom.map { UIBarButtonItem(customView: makeTree($0)) }
      ?? system.map { UIBarButtonItem(systemItem: $0) }
      ?? UIBarButtonItem(title: title(of: element), image: image(element["image"]))
    if let width = element.number("width") { item.width = CGFloat(width) }
    if element["style"] == "done" { item.style = .done }
    if let tint = colors.color(element, key: "tintColor") { item.tintColor = tint }
    setCommon(item, element)
    return item
  }

  static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  /// A tab of a bar.
  func makeTab(_ element: DocumentElement) -> UITabBarItem {
    let system = element["systemItem"].flatMap { Self.systemTabs[$0] }
    let tab =
      system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
      ?? UITabBarItem(title: title(of: element), image: image(element["image"]), tag: 0)
    tab.selectedImage = image(element["selectedImage"])
    tab.badgeValue = element["badgeValue"]
    tab.badgeColor = colors.color(element, key: "badgeColor")
    if let offset = element.child("offsetWrapper", key: "titlePositionAdjustment") {
      tab.titlePositionAdjustment = UIOffset(
        horizontal: offset.number("horizontal") ?? 0, vertical: offset.number("vertical") ?? 0)
    }
    setCommon(tab, element)
    return tab
  }

  static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  /// A picture that the document does not hold goes by its name.
  private func title(of element: DocumentElement) -> String? {
    if let title = element.string("title"), !title.isEmpty { return title }
    return image(element["image"]) == nil ? element["image"] : nil
  }

  private func setCommon(_ item: UIBarItem, _ element: DocumentElement) {
    register(item, element.id)
    item.documentIdentifier = DocumentIdentifier(element)
    item.identifier = givenName(of: element) ?? element.id
    item.isEnabled = element["enabled"] != "NO"
    item.tag = Int(element.number("tag") ?? 0)
    if let inset = element.inset("imageInsets") { item.imageInsets = inset }
    setSpoken(of: item, element)
    applyRuntimeAttributes(to: item, element)
  }
}
