import AdaptiveUI
import Foundation

// What documents put into the bars around controllers.

extension DocumentInstance {
  /// Gives a controller what the bars around it show.
  func setBarItems(of controller: UIViewController, _ element: DocumentElement) {
    let item = element.child("navigationItem", key: "navigationItem")
    let tab = element.child("tabBarItem", key: "tabBarItem")
    let tools = element.list("toolbarItems").filter { $0.name == "barButtonItem" }
    let bar = element.child("navigationBar", key: "navigationBar")
    guard item != nil || tab != nil || bar != nil || !tools.isEmpty,
      let scene = controller.documentID.flatMap({ scenes[$0] })
    else { return }
    let builder = makeBuilder(scene, of: controller)
    if let bar, let navigation = controller as? UINavigationController {
      builder.fillLook(of: navigation.navigationBar, bar)
    }
    if let item { builder.fill(controller.navigationItem, item) }
    if let tab { controller.tabBarItem = builder.makeTab(tab) }
    if !tools.isEmpty { controller.toolbarItems = tools.map(builder.makeItem) }
    for part in [item].compactMap({ $0 }) + tools {
      connectSegues(of: part, in: controller, builder)
      connect(part, builder)
    }
    finish(builder, of: controller)
  }
}
