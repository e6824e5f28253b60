import Foundation

/// What the editor draws around a controller's view.
struct SceneSurroundings: Sendable {
  /// The height of bars is the editor's; here is only which there are.
  var hasNavigationBar = false
  var hasPrompt = false
  /// Whether nothing shines through the navigation bar, so that views begin below it.
  var hasOpaqueBar = false
  /// The navigation bar that has large titles.
  var largeTitleBar: DocumentElement?
  var hasTabBar = false
  var hasToolbar = false
  /// Whether the controller, or what contains it, is in a container view.
  var isEmbedded = false
  /// Whether the controller itself does.
  var isEmbeddedDirectly = false
  /// Whether the controller, or what contains it, is presented.
  var isPresented = false
  /// Whether that is in a popover.
  var isPopover = false
  /// Whether the document leaves the status bar out.
  var hidesStatusBar = false
  /// Whether there is a tab bar around the tab bar controller that no navigation controller parts from the page;
  /// `nil` where there is no such controller.
  private var hasOuterTabBar: Bool?

  /// What a view says that is in no controller.
  init(freeView: DocumentElement) { simulate(freeView) }

  /// Follows the way into the controller and then what the controller says itself.
  init(_ controller: DocumentElement, in graph: SceneGraph) {
    if let id = controller.id {
      let path = graph.path(from: id)
      follow(path)
      if path.first?.entry?.kind == .shown, controller.flag("hidesBottomBarWhenPushed") {
        (hasTabBar, hasToolbar) = (false, false)  // KN05
      }
    }
    simulate(controller)
  }

  private mutating func follow(
    _ path: [(controller: DocumentElement, entry: SceneGraph.Entry?)]
  ) {
    let ways: [SceneGraph.Entry.Kind] = [.embedded, .presented, .popover]
    // What is around these says nothing about what is inside.
    let ended = path.firstIndex { $0.entry.map { ways.contains($0.kind) } == true }
    if let ended, let kind = path[ended].entry?.kind {
      (isEmbedded, isEmbeddedDirectly) = (kind == .embedded, kind == .embedded && ended == 0)
      (isPresented, isPopover) = (kind == .presented || kind == .popover, kind == .popover)
    }
    // Bars further in hide those further out only by being of the same kind.
    for index in stride(from: ended ?? path.count - 1, to: 0, by: -1) {
      enter(path[index].controller, by: path[index - 1].entry?.kind)
    }
  }

  private mutating func enter(_ container: DocumentElement, by kind: SceneGraph.Entry.Kind?) {
    guard kind == .contained else {
      if kind == .shown {
        leaveTabBar()
        simulate(container)
      }
      // What is beside its source keeps the bar above, and none below.
      if kind == .shownBeside { hasTabBar = false }
      return
    }
    switch container.name {
    case "navigationController":
      hasNavigationBar = !container.flag("navigationBarHidden")
      hasOpaqueBar =
        hasNavigationBar && container.child(key: "navigationBar")?["translucent"] == "NO"
      hasToolbar = container["toolbarHidden"] == "NO"
      // The tab bar in place of a tab bar controller of another document.
      if container.child("simulatedTabBarMetrics", key: "simulatedBottomBarMetrics") != nil {
        hasTabBar = true
      }
      largeTitleBar = container.child(key: "navigationBar").flatMap {
        $0.flag("largeTitles") ? $0 : nil
      }
      hasOuterTabBar = nil
    case "tabBarController": (hasOuterTabBar, hasTabBar) = (hasOuterTabBar ?? hasTabBar, true)
    default: break
    }
  }

  /// Leaves out the tab bar that a page has not which a source shows.
  ///
  /// The page takes the place of all that is in the navigation controller around the source, and is
  /// presented where there is none. Source: pages that sources in tab bar controllers show, in three
  /// repositories.
  private mutating func leaveTabBar() {
    if let outer = hasOuterTabBar { (hasTabBar, hasOuterTabBar) = (outer, nil) }
  }

  /// The height of the navigation bar where the controller's title is large.
  ///
  /// The document keeps what the bar measured for its title.
  func largeTitleBarHeight(
    over root: DocumentElement, of controller: DocumentElement, _ rules: CanvasRules
  ) -> CGFloat? {
    let first = root.list("subviews").first?.name ?? root.name
    let scrolls = ["tableView", "collectionView", "scrollView", "textView"].contains(first)
    guard let largeTitleBar, hasLargeTitle(controller), !scrolls else { return nil }
    return max(largeTitleBar.frame?.height ?? 0, rules.largeTitleBarHeight)
  }

  /// Whether the controller's title is large in the bar around it.
  func hasLargeTitle(_ controller: DocumentElement) -> Bool {
    guard largeTitleBar != nil, let item = controller.child(key: "navigationItem") else {
      return false
    }
    return item["largeTitleDisplayMode"] != "never"
  }

  /// Simulated metrics replace what the way to the scene gives; those of a source hold for the controllers it shows.
  private mutating func simulate(_ controller: DocumentElement) {
    if let top = controller.child(key: "simulatedTopBarMetrics") {
      hasNavigationBar = top.name == "simulatedNavigationBarMetrics"
      hasOpaqueBar = hasNavigationBar && top["translucent"] == "NO"
      hasPrompt = top["prompted"] == "YES"
    }
    if let bottom = controller.child(key: "simulatedBottomBarMetrics") {
      hasToolbar = bottom.name == "simulatedToolbarMetrics"
      // A toolbar is above the tab bar.
      hasTabBar = bottom.name == "simulatedTabBarMetrics" || hasToolbar && hasTabBar
    }
    if let status = controller.child(key: "simulatedStatusBarMetrics") {
      hidesStatusBar = status.name == "nil"
    }
  }
}
