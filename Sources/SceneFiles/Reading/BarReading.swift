import AdaptiveUI
import Foundation

extension Read {
  static func barButtonItem(
    _ node: SourceNode, _ context: ReadingContext
  ) -> SceneBarButtonItem? {
    guard let reader = MappingReader(node, "a bar button item", context) else { return nil }
    let item = SceneBarButtonItem(
      mark: reader.mark, id: reader.value("id", identifier), title: reader.value("title", shown),
      systemItem: reader.value("systemItem") { word($0, $1, called: "an item of the system") },
      image: reader.value("image", imageChoice), customView: reader.value("customView", view),
      style: reader.value("style") { word($0, $1, called: "a style of bar items") },
      enabled: reader.value("enabled", bool), width: reader.value("width", positive),
      action: reader.value("action", action))
    let looks = ["title", "systemItem", "image", "customView"]
    if !looks.contains(where: reader.has) {
      context.report(
        "a bar button item needs a “title”, a “systemItem”, an “image” or a “customView”",
        at: reader.mark)
    }
    reader.finish("a bar button item")
    return item
  }

  /// The contents of the bars around a controller.
  static func navigationItem(_ reader: MappingReader) -> SceneController.NavigationItem {
    var item = barContent(reader)
    item.tabTitle = reader.value("tabBarItem", tabTitle)
    item.toolbar = reader.list("toolbarItems", barButtonItem)
    return item
  }

  /// The contents of a navigation bar.
  private static func barContent(_ reader: MappingReader) -> SceneController.NavigationItem {
    SceneController.NavigationItem(
      titleView: reader.value("titleView", view),
      left: reader.list("leftBarButtonItems", barButtonItem),
      right: reader.list("rightBarButtonItems", barButtonItem),
      hidesBackButton: reader.value("hidesBackButton", bool),
      prompt: reader.value("prompt", shown),
      backButtonTitle: reader.value("backButtonTitle", shown),
      largeTitleDisplayMode: reader.value("largeTitleDisplayMode") {
        word($0, $1, called: "a mode")
      })
  }

  private static func tabTitle(_ node: SourceNode, _ context: ReadingContext) -> String? {
    guard let reader = MappingReader(node, "a tab bar item", context) else { return nil }
    let title = reader.value("title", shown)
    reader.finish("a tab bar item")
    return title
  }

  /// An item of a navigation bar that is a view of its own: its title, or keys and values.
  static func standingItem(
    _ node: SourceNode, _ context: ReadingContext
  ) -> SceneController.NavigationItem? {
    if node.text != nil {
      return SceneController.NavigationItem(title: shown(node, context))
    }
    guard let reader = MappingReader(node, "an item (its title, or keys and values)", context)
    else { return nil }
    var item = barContent(reader)
    item.title = reader.value("title", shown)
    reader.finish("a navigation item")
    return item
  }

  /// A tab: its title, or keys and values.
  static func tab(_ node: SourceNode, _ context: ReadingContext) -> SceneTab? {
    if node.text != nil { return SceneTab(title: shown(node, context) ?? "") }
    guard let reader = MappingReader(node, "a tab (its title, or keys and values)", context)
    else { return nil }
    let tab = SceneTab(
      id: reader.value("id", identifier), title: reader.value("title", shown) ?? "")
    if tab.title.isEmpty { context.report("a tab needs a “title”", at: reader.mark) }
    reader.finish("a tab")
    return tab
  }
}
