import AdaptiveUI
import Documents

/// Moves presented controllers onto a navigation stack when the window becomes compact, and back.
///
/// It uses the public API: as the delegate of the window scene it is notified after each change.
/// Rules PO12, W06.
@MainActor final class ScenePushing: UIWindowSceneDelegate {
  private unowned let instance: SceneInstance
  /// The presented or pushed controllers with their presentations.
  private var shown: [(scene: ScenePresentation, controller: WeakController)] = []

  private struct WeakController { weak var value: UIViewController? }

  init(_ instance: SceneInstance) { self.instance = instance }

  /// Follows a controller of `scene` as long as it exists.
  func follow(_ controller: UIViewController, of scene: ScenePresentation) {
    shown.removeAll { $0.controller.value == nil || $0.controller.value === controller }
    shown.append((scene, WeakController(value: controller)))
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    let isCompact = windowScene.traitCollection.horizontalSizeClass == .compact
    for (scene, controller) in shown {
      guard let controller = controller.value else { continue }
      if isCompact, controller.presentingViewController != nil {
        push(controller, of: scene)
      } else if !isCompact, scene.inCompactWidth == .pushAndReturn,
        let stack = controller.navigationController, stack.topViewController === controller
      {
        stack.popViewController(animated: false)
        instance.show(controller, of: scene, from: stack.topViewController, animated: false)
      }
    }
  }

  /// Dismisses the popover and pushes its content onto the stack.
  private func push(_ controller: UIViewController, of scene: ScenePresentation) {
    guard let stack = instance.stack(for: scene, from: controller.presentingViewController) else {
      return
    }
    controller.dismiss(animated: false) { stack.pushViewController(controller, animated: false) }
  }
}

extension SceneInstance {
  /// The navigation stack around the presenting controller, or that controller if it is one.
  func stack(
    for scene: ScenePresentation, from sender: UIViewController?
  ) -> UINavigationController? {
    let presenter = scene.from.flatMap { controller($0.value) } ?? sender ?? root
    return presenter as? UINavigationController ?? presenter.navigationController
      ?? root as? UINavigationController
  }

  /// Makes ``ScenePushing`` the delegate of the window scene.
  func follow(_ controller: UIViewController, of scene: ScenePresentation) {
    guard scene.inCompactWidth != nil else { return }
    let pushing = pushing ?? ScenePushing(self)
    self.pushing = pushing
    environment.application.connectedWindowScenes.first?.delegate = pushing
    pushing.follow(controller, of: scene)
  }
}
