import AdaptiveUI
import Documents
import Foundation

// The items of bars: of those around controllers, and of those that are views of their own.

extension SceneInstance {
  /// Sets the items that the bars around a controller show.
  func setBars(_ scene: SceneController.NavigationItem, of controller: UIViewController) {
    fill(controller.navigationItem, scene, of: controller)
    if !scene.toolbar.isEmpty {
      controller.toolbarItems = scene.toolbar.map { makeBarButtonItem($0, for: controller) }
    }
    if let title = scene.tabTitle { controller.tabBarItem.title = title }
    activateWaiting()
  }

  private func fill(
    _ item: UINavigationItem, _ scene: SceneController.NavigationItem,
    of controller: UIViewController
  ) {
    if !scene.left.isEmpty {
      item.leftBarButtonItems = scene.left.map { makeBarButtonItem($0, for: controller) }
    }
    if !scene.right.isEmpty {
      item.rightBarButtonItems = scene.right.map { makeBarButtonItem($0, for: controller) }
    }
    if let view = scene.titleView { item.titleView = heldView(view, of: controller) }
    if let hides = scene.hidesBackButton { item.hidesBackButton = hides }
    if let prompt = scene.prompt { item.prompt = prompt }
    if let title = scene.backButtonTitle { item.backButtonTitle = title }
    if let mode = scene.largeTitleDisplayMode { item.largeTitleDisplayMode = mode.mode }
  }

  private func makeBarButtonItem(
    _ scene: SceneBarButtonItem, for controller: UIViewController
  ) -> UIBarButtonItem {
    let action = makeAction(scene.action, for: controller)
    let item =
      scene.systemItem.map { UIBarButtonItem(systemItem: $0.item, primaryAction: action) }
      ?? UIBarButtonItem(primaryAction: action)
    if let title = scene.title { item.title = title }
    item.image = scene.image.flatMap(image)
    if let view = scene.customView { item.customView = heldView(view, of: controller) }
    if let style = scene.style { item.style = style == .done ? .done : .plain }
    if let enabled = scene.enabled { item.isEnabled = enabled }
    if let width = scene.width { item.width = width }
    item.identifier = scene.id?.value
    if let id = scene.id?.value { objects[id] = item }
    return item
  }

  /// A view that is placed by its bar or its table.
  func heldView(_ scene: SceneView, of controller: UIViewController) -> UIView {
    let view = makeView(scene, of: controller)
    view.translatesAutoresizingMaskIntoConstraints = true
    return view
  }

  /// Fills a bar that is a view of its own.
  func fillBar(_ bar: UIView, _ content: SceneView.Content, of controller: UIViewController) {
    switch bar {
    case let bar as UIToolbar where !content.barItems.isEmpty:
      bar.items = content.barItems.map { makeBarButtonItem($0, for: controller) }
    case let bar as UINavigationBar where !content.navigationItems.isEmpty:
      bar.items = content.navigationItems.map { scene in
        let item = UINavigationItem(title: scene.title ?? "")
        fill(item, scene, of: controller)
        return item
      }
    case let bar as UITabBar where !content.tabs.isEmpty:
      let items = content.tabs.map { scene in
        let item = UITabBarItem(title: scene.title, image: nil, tag: 0)
        item.identifier = scene.id?.value
        if let id = scene.id?.value { objects[id] = item }
        return item
      }
      bar.items = items
      if let index = content.selectedItem, items.indices.contains(index) {
        bar.selectedItem = items[index]
      }
    default: break
    }
  }
}

extension SceneSystemItem {
  /// UIKit's case of the same name.
  var item: UIBarButtonItem.SystemItem {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .add: .add
    case .flexibleSpace: .flexibleSpace
    case .fixedSpace: .fixedSpace
    case .compose: .compose
    case .reply: .reply
    case .action: .action
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop: .stop
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .undo: .undo
    case .redo: .redo
    case .pageCurl: .pageCurl
    case .close: .close
    }
  }
}
