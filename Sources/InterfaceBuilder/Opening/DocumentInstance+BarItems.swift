import AdaptiveUI
import Foundation

// What documents put into the bars around controllers.

extension DocumentInstance {
  /// Gives a controller what the bars around it show.
  func setBarItems(of controller: UIViewController, _ element: DocumentElement) {
    let item = element.child("navigationItem", key: "navigationItem")
    let tab = element.child("tabBarItem", key: "tabBarItem")
    let tools = element.list("toolbarItems").filter { $0.name == "barButtonItem" }
    let bars = barLooks(of: controller, element)
    guard item != nil || tab != nil || !bars.isEmpty || !tools.isEmpty,
      let scene = controller.documentOrigin.id.flatMap({ scenes[$0] })
    else { return }
    let builder = makeBuilder(scene, of: controller)
    for (bar, look) in bars { builder.fillLook(of: bar, look) }
    if let item { builder.fill(controller.navigationItem, item) }
    if let tab { controller.tabBarItem = builder.makeTab(tab) }
    if !tools.isEmpty { controller.toolbarItems = tools.map(builder.makeItem) }
    for part in [item].compactMap({ $0 }) + tools {
      connectSegues(of: part, in: controller, builder)
      connect(part, builder)
    }
    finish(builder, of: controller)
  }

  /// The bars that a container has, with the elements that say how they look.
  private func barLooks(
    of controller: UIViewController, _ element: DocumentElement
  ) -> [(bar: UIView, look: DocumentElement)] {
    let bars: [(String, UIView?)] =
      switch controller {
      case let navigation as UINavigationController:
        [("navigationBar", navigation.navigationBar), ("toolbar", navigation.toolbar)]
      case let tabs as UITabBarController: [("tabBar", tabs.tabBar)]
      default: []
      }
    return bars.compactMap { key, bar in
      bar.flatMap { bar in element.child(key, key: key).map { (bar, $0) } }
    }
  }
}
