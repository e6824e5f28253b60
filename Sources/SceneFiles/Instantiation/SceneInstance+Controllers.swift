import AdaptiveLists
import AdaptiveUI
import Attributes
import Documents
import Foundation

extension SceneInstance {
  /// Creates a controller and those that it contains; views are created when they are loaded.
  func makeController(_ scene: SceneController) -> UIViewController {
    let controller = newController(scene)
    controller.identifier = scene.id?.value
    if let id = scene.id?.value { objects[id] = controller }
    if let title = scene.title { controller.title = title }
    controller.orientationMask = scene.orientations
    for case .value(let attribute, let value) in scene.said {
      _ = attribute.set(controller, value)
    }
    if let style = scene.modalTransitionStyle { controller.modalTransitionStyle = style }
    controller.statusBarPreference = scene.prefersStatusBarHidden
    if let traits = scene.traitOverrides { traits.override(&controller.traitOverrides) }
    setBars(scene.navigationItem, of: controller)
    setContainment(scene, of: controller)
    let fillsItself = !scene.table.isEmpty || !scene.collection.sections.isEmpty
    if scene.view != nil || !scene.children.isEmpty || fillsItself {
      controller.documentOrigin.loader = { [weak self] in self?.load(scene, into: $0) }
    }
    return controller
  }

  /// Fills a controller's view and embeds its children, before `viewDidLoad()`.
  ///
  /// Rules KC10, P12.
  private func load(_ scene: SceneController, into controller: UIViewController) {
    if let content = scene.view { chooseView(content, of: controller) }
    guard let view = controller.viewIfLoaded else { return }
    if let size = scene.view?.designSize { view.frame.size = size }
    loadDepth += 1
    if let content = scene.view { fill(view, with: content, of: controller) }
    if let table = view as? UITableView { fill(table, scene.table, of: controller) }
    if !scene.collection.sections.isEmpty, let items = view as? UICollectionView {
      fill(items, scene.collection, of: controller)
    }
    for child in scene.children { embed(child, of: scene, in: controller) }
    if let content = scene.view {
      waitToActivate(content.placement.constraints, owner: view, of: controller)
    }
    waiting.append { [weak self, weak controller] in
      guard let self, let controller else { return }
      knownVariations(of: controller)?.apply(controller.traitCollection)
    }
    loadDepth -= 1
    activateWaiting()
  }

  /// Creates the deferred constraints, unless a controller around is still loading.
  func activateWaiting() {
    guard loadDepth == 0 else { return }
    let due = waiting
    waiting = []
    due.forEach { $0() }
  }

  /// Sets a root view of another class, if the scene gives one; UIKit's containers keep their own.
  private func chooseView(_ content: SceneView, of controller: UIViewController) {
    guard content.className.value != "UIView", controller.children.isEmpty else { return }
    let view = newView(content, of: controller)
    view.frame = controller.viewIfLoaded?.frame ?? .zero
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view = view
  }

  private func embed(
    _ child: SceneController.Child, of container: SceneController,
    in parent: UIViewController
  ) {
    let controller = makeController(child.controller)
    parent.addChild(controller)
    setOverride(child, of: controller, in: parent)
    guard let view = controller.view else { return }
    let superview = child.container.flatMap { objects[$0.value] as? UIView } ?? parent.view
    place(view, child, of: container, in: superview)
    superview?.addSubview(view)
    waitToActivate(child.placement.constraints, owner: view, of: parent)
    controller.didMove(toParent: parent)
  }

  /// Rule P12.
  func setOverride(
    _ child: SceneController.Child, of controller: UIViewController, in parent: UIViewController
  ) {
    guard let traits = child.overrideTraits, controller.parent === parent else { return }
    parent.setOverrideTraitCollection(traits.collection, forChild: controller)
  }

  /// A child without frame that no constraint refers to fills its container.
  private func place(
    _ view: UIView, _ child: SceneController.Child, of container: SceneController,
    in superview: UIView?
  ) {
    let placement = child.placement
    let names = (container.view?.placement.constraints ?? []).flatMap(\.names).map(\.value)
    let isMentioned = child.controller.id.map { names.contains($0.value) } ?? false
    if let frame = placement.frame {
      view.frame = frame.value
      view.autoresizingMask = placement.autoresizing ?? []
    } else if !placement.constraints.isEmpty || isMentioned {
      view.translatesAutoresizingMaskIntoConstraints = false
    } else {
      view.frame = superview?.bounds ?? .zero
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
  }
}

extension UIEdgeInsets {
  init(_ insets: SceneInsets) {
    self.init(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
