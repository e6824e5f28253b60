import AdaptiveUI
import Foundation
import SceneFiles

// What documents put into navigation bars and toolbars.

extension DocumentInstance {
  func fill(
    _ item: UINavigationItem, _ element: DocumentElement, of controller: UIViewController
  ) {
    if let title = element["title"] { item.title = title }
    if let view = element.child(key: "titleView"), ViewTag.isView(view) {
      item.titleView = barView(view, of: controller)
    }
    func items(_ key: String) -> [UIBarButtonItem] {
      let single = element.children.filter { $0.name == "barButtonItem" && $0.key == key }
      let several = element.children.first { $0.name == key + "s" || $0.key == key + "s" }
      return (single + (several?.children.filter { $0.name == "barButtonItem" } ?? []))
        .map { makeItem($0, of: controller) }
    }
    let left = items("leftBarButtonItem")
    let right = items("rightBarButtonItem")
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let back = element.child(key: "backBarButtonItem") { item.backButtonTitle = back["title"] }
  }

  func makeItem(_ element: DocumentElement, of controller: UIViewController) -> UIBarButtonItem {
    let segue = element.list("connections").first { $0.name == "segue" }
    let system = element["systemItem"].flatMap(SceneSystemItem.init)
    let custom = element.children.first { $0.key == "customView" && ViewTag.isView($0) }
    let item =
      custom.map { UIBarButtonItem(customView: barView($0, of: controller)) }
      ?? system.map { UIBarButtonItem(systemItem: $0.item) }
      ?? UIBarButtonItem(title: element["title"] ?? element["image"] ?? "")
    if let width = element.number("width") { item.width = CGFloat(width) }
    item.identifier = element.id
    item.isEnabled = element["enabled"] != "NO"
    if let segue {
      item.primaryAction = UIAction { [weak self, weak controller, weak item] _ in
        guard let self, let controller else { return }
        trigger(segue, from: controller, sender: item)
      }
    }
    if let id = element.id { items[id] = WeakItem(item: item) }
    return item
  }

  /// A view that stands in a bar instead of a title.
  private func barView(_ element: DocumentElement, of controller: UIViewController) -> UIView {
    guard let scene = controller.documentID.flatMap({ scenes[$0] }) else { return UIView() }
    let builder = makeBuilder(scene, of: controller)
    let view = builder.makeTree(element)
    connectSegues(of: element, in: controller, builder)
    finish(builder, of: controller)
    return view
  }

  /// Bar items do not stand in views; their bars keep them.
  struct WeakItem {
    weak var item: UIBarButtonItem?
  }
}
