import AdaptiveUI
package import Documents
import Foundation

extension SceneInstance {
  /// The action of a button or bar item that belongs to `controller`.
  func makeAction(_ scene: SceneAction?, for controller: UIViewController) -> UIAction? {
    guard let scene else { return nil }
    return UIAction { [weak self, weak controller] action in
      guard let self, let controller else { return }
      perform(scene, in: controller, sender: action.sender)
    }
  }

  /// Performs a scene's action on behalf of `controller`.
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
    case .nextPage: turn(action, .forward, in: controller)
    case .previousPage: turn(action, .reverse, in: controller)
    case .clearOverrides: clearOverrides(action, in: controller)
    case .toggleNavigationBar, .toggleToolbar: toggleBar(action, in: controller)
    case .toggleStatusBar, .toggleCall: toggleStatusBar(action, in: controller)
    case .tap: action.target.flatMap { view($0.value) }?.tapAsUser()
    }
  }

  /// Performs the scene's action for a key.
  ///
  /// - Returns: Whether the scene defines the key.
  package func press(_ key: Character) -> Bool {
    guard let action = document.keys.first(where: { $0.key == key })?.action else { return false }
    environment.perform { perform(action, in: frontmost, sender: nil) }
    return true
  }

  /// The keys that the scene defines, with their actions as the scene writes them.
  package var keys: [DocumentKey] {
    document.keys.map { key in
      DocumentKey(
        key: key.key,
        meaning: [key.action.verb.rawValue, key.action.target?.value].compactMap { $0 }
          .joined(separator: " "))
    }
  }

  /// The controller that keys apply to: the topmost presented one, or the one visible in its
  /// container.
  private var frontmost: UIViewController {
    let top = sequence(first: root, next: \.presentedViewController).reduce(root) { $1 }
    return sequence(first: top) { controller in
      (controller as? UINavigationController)?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
    }.reduce(top) { $1 }
  }

  private func turn(
    _ action: SceneAction, _ direction: UIPageViewController.NavigationDirection,
    in controller: UIViewController
  ) {
    guard let pages = target(action) as? UIPageViewController else {
      return note(action, in: controller, "has no page view controller of that name")
    }
    if !pages.turnAsUser(direction) { note(action, in: controller, "is at the end") }
  }

  /// Rule P13: a container's overrides last until it removes them.
  private func clearOverrides(_ action: SceneAction, in controller: UIViewController) {
    guard let child = target(action), let parent = child.parent else {
      return note(action, in: controller, "has no child of that name")
    }
    parent.setOverrideTraitCollection(nil, forChild: child)
  }

  private func toggleBar(_ action: SceneAction, in controller: UIViewController) {
    let container = controller.navigationController ?? controller as? UINavigationController
    guard let stack = container else {
      return note(action, in: controller, "is in no navigation controller")
    }
    if action.verb == .toggleToolbar {
      stack.setToolbarHidden(!stack.isToolbarHidden, animated: true)
    } else {
      stack.setNavigationBarHidden(!stack.isNavigationBarHidden, animated: true)
    }
  }

  /// Rule W20.
  private func toggleStatusBar(_ action: SceneAction, in controller: UIViewController) {
    guard let scene = controller.viewIfLoaded?.window?.windowScene else {
      return note(action, in: controller, "is in no window")
    }
    if action.verb == .toggleCall {
      scene.isInCall.toggle()
    } else {
      root.statusBarPreference = !root.prefersStatusBarHidden
      root.setNeedsStatusBarAppearanceUpdate()
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

  /// UIKit does nothing here because of optional chaining; the trace records it.
  private func note(_ action: SceneAction, in controller: UIViewController, _ reason: String) {
    environment.log(
      "\(action.verb.rawValue): \(controller.displayName) \(reason)",
      subject: controller.traceSubject, rule: "KC01")
  }

  private func target(_ action: SceneAction) -> UIViewController? {
    action.target.flatMap { target($0.value) }
  }

  /// The controller of an action: the one in the tree, or a new one from `controllers`.
  func target(_ id: String) -> UIViewController? {
    if let scene = document.controllers.first(where: { $0.id?.value == id }) {
      return environment.perform { makeController(scene) }
    }
    return controller(id)
  }
}
