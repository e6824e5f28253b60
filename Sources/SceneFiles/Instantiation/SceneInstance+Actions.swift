import AdaptiveUI
import Foundation

extension SceneInstance {
  /// The action of a button or bar item that stands in `controller`.
  func makeAction(_ scene: SceneAction?, for controller: UIViewController) -> UIAction? {
    guard let scene else { return nil }
    return UIAction { [weak self, weak controller] action in
      guard let self, let controller else { return }
      perform(scene, in: controller, sender: action.sender)
    }
  }

  /// Does what a scene's action says, on behalf of `controller`.
  func perform(_ action: SceneAction, in controller: UIViewController, sender: AnyObject?) {
    switch action.verb {
    case .present: present(action.target?.value, from: controller)
    case .dismiss: controller.dismiss(animated: true)
    case .pop, .popToRoot, .push: navigate(action, in: controller)
    case .show: target(action).map { controller.show($0, sender: sender) }
    case .showDetail: target(action).map { controller.showDetailViewController($0, sender: sender) }
    case .select:
      guard let tabs = controller.tabBarController ?? controller as? UITabBarController else {
        return note(action, in: controller, "is in no tab bar controller")
      }
      tabs.selectedViewController = target(action)
    }
  }

  private func navigate(_ action: SceneAction, in controller: UIViewController) {
    let container = controller.navigationController ?? controller as? UINavigationController
    guard let stack = container else {
      return note(action, in: controller, "is in no navigation controller")
    }
    switch action.verb {
    case .pop: stack.popViewController(animated: true)
    case .popToRoot: stack.popToRootViewController(animated: true)
    default: target(action).map { stack.pushViewController($0, animated: true) }
    }
  }

  /// UIKit's optional chain does nothing here; the trace says so.
  private func note(_ action: SceneAction, in controller: UIViewController, _ reason: String) {
    environment.log(
      "\(action.verb.rawValue): \(controller.displayName) \(reason)",
      subject: controller.traceSubject, rule: "KC01")
  }

  private func target(_ action: SceneAction) -> UIViewController? {
    action.target.flatMap { target($0.value) }
  }

  /// The controller that an action names: the one in the tree, or a new one from `controllers`.
  func target(_ id: String) -> UIViewController? {
    if let scene = document.controllers.first(where: { $0.id?.value == id }) {
      return environment.perform { makeController(scene) }
    }
    return controller(id)
  }
}
