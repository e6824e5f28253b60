import AdaptiveLists
import AdaptiveUI
import Documents
import Foundation

extension SceneInstance {
  /// A controller of the scene's class without contents.
  func newController(_ scene: SceneController) -> UIViewController {
    let name = scene.className.value
    if let own = classes.controllers[name] { return own.make() }
    switch classes.controllerKind(of: name) {
    case .navigation: return UINavigationController()
    case .tab: return UITabBarController()
    case .split: return newSplit(scene.containment)
    case .table: return UITableViewController(style: scene.table.style?.style ?? .plain)
    case .collection:
      return UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    case .activity:
      return UIActivityViewController(
        activityItems: scene.activityItems, applicationActivities: nil)
    case .page: return newPages(scene.containment.pages)
    case .alert: return newAlert(scene)
    case .plain, nil:
      return scene.children.isEmpty ? UIViewController() : ContainerViewController()
    }
  }

  /// A split view controller: with a style if the scene names columns, as in UIKit.
  ///
  /// Rule KS03.
  private func newSplit(_ containment: SceneController.Containment) -> UISplitViewController {
    let hasMiddle = containment.columns.contains { $0.role == .supplementary }
    switch containment.style?.value {
    case "unspecified": return UISplitViewController()
    case "doubleColumn": return UISplitViewController(style: .doubleColumn)
    case "tripleColumn": return UISplitViewController(style: .tripleColumn)
    default:
      guard !containment.columns.isEmpty else { return UISplitViewController() }
      return UISplitViewController(style: hasMiddle ? .tripleColumn : .doubleColumn)
    }
  }

  /// Adds the contained controllers to one of UIKit's containers.
  func setContainment(_ scene: SceneController, of controller: UIViewController) {
    let containment = scene.containment
    switch controller {
    case let navigation as UINavigationController: fill(navigation, containment)
    case let tabs as UITabBarController: fill(tabs, containment)
    case let split as UISplitViewController: fill(split, containment)
    case let pages as UIPageViewController: fill(pages, containment.pages)
    default: break
    }
  }

  private func make(_ children: [SceneController.Child]) -> [UIViewController] {
    children.map { makeController($0.controller) }
  }

  private func fill(
    _ navigation: UINavigationController, _ containment: SceneController.Containment
  ) {
    let stack = make(containment.viewControllers)
    if !stack.isEmpty { navigation.viewControllers = stack }
    override(stack, containment.viewControllers)
  }

  private func fill(_ tabs: UITabBarController, _ containment: SceneController.Containment) {
    let controllers = make(containment.viewControllers)
    tabs.viewControllers = controllers
    override(controllers, containment.viewControllers)
    if let index = containment.selectedIndex { tabs.selectedIndex = index.value }
  }

  private func fill(_ split: UISplitViewController, _ containment: SceneController.Containment) {
    split.topColumnForCollapsing = containment.topColumnForCollapsing.flatMap { name in
      SceneController.Column.Role(rawValue: name.value)?.column
    }
    if !containment.viewControllers.isEmpty {
      let controllers = make(containment.viewControllers)
      split.viewControllers = controllers
      override(controllers, containment.viewControllers)
    }
    for column in containment.columns {
      let controller = makeController(column.child.controller)
      split.setViewController(controller, for: column.role.column)
      override([controller], [column.child])
    }
  }

  /// Sets the overrides on a child's parent, which for a column may be the navigation controller
  /// around it.
  private func override(
    _ controllers: [UIViewController], _ children: [SceneController.Child]
  ) {
    for (controller, child) in zip(controllers, children) {
      if let parent = controller.parent { setOverride(child, of: controller, in: parent) }
    }
  }
}

extension SceneController.Column.Role {
  var column: UISplitViewController.Column {
    switch self {
    case .primary: .primary
    case .supplementary: .supplementary
    case .inspector: .inspector
    case .secondary: .secondary
    case .compact: .compact
    }
  }
}
