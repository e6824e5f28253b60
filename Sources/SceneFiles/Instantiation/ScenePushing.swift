import AdaptiveUI
import Documents

/// Moves what a scene presents onto a navigation stack when the window becomes compact, and back.
///
/// It listens as any program can: as the delegate of the window scene, which hears of a change once it is
/// through. Rules PO12, W06.
@MainActor final class ScenePushing: UIWindowSceneDelegate {
  private unowned let instance: SceneInstance
  /// What was presented or pushed, by presentation.
  private var shown: [(scene: ScenePresentation, controller: WeakController)] = []

  private struct WeakController { weak var value: UIViewController? }

  init(_ instance: SceneInstance) { self.instance = instance }

  /// Remembers what `scene` shows as long as that lives.
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

  /// Takes the popover down and puts its content on the stack.
  private func push(_ controller: UIViewController, of scene: ScenePresentation) {
    guard let stack = instance.stack(for: scene, from: controller.presentingViewController) else {
      return
    }
    controller.dismiss(animated: false) { stack.pushViewController(controller, animated: false) }
  }
}

extension SceneInstance {
  /// The navigation stack around the controller that presents, or that is it.
  func stack(
    for scene: ScenePresentation, from sender: UIViewController?
  ) -> UINavigationController? {
    let presenter = scene.from.flatMap { controller($0.value) } ?? sender ?? root
    return presenter as? UINavigationController ?? presenter.navigationController
      ?? root as? UINavigationController
  }

  /// Has ``ScenePushing`` hear of changes of the window.
  func follow(_ controller: UIViewController, of scene: ScenePresentation) {
    guard scene.inCompactWidth != nil else { return }
    let pushing = pushing ?? ScenePushing(self)
    self.pushing = pushing
    environment.application.connectedWindowScenes.first?.delegate = pushing
    pushing.follow(controller, of: scene)
  }
}
