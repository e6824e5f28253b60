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
    default: break
    }
  }

  /// The controller that an action names: the one in the tree, or a new one from `controllers`.
  func target(_ id: String) -> UIViewController? {
    if let scene = document.controllers.first(where: { $0.id?.value == id }) {
      return environment.perform { makeController(scene) }
    }
    return controller(id)
  }
}
