import AdaptiveUI

extension SceneInstance {
  /// An alert with its buttons and fields; its buttons' actions apply to the presenting controller.
  func newAlert(_ scene: SceneController) -> UIAlertController {
    let content = scene.alert ?? SceneController.Alert()
    let alert = UIAlertController(
      title: scene.title, message: content.message,
      preferredStyle: content.style == .actionSheet ? .actionSheet : .alert)
    for action in content.actions {
      alert.addAction(
        UIAlertAction(title: action.title, style: action.style?.style ?? .default) {
          [weak self] _ in
          guard let self, let verb = action.action else { return }
          perform(verb, in: root, sender: nil)
        })
    }
    if content.style != .actionSheet {
      for placeholder in content.textFields {
        alert.addTextField { $0.placeholder = placeholder }
      }
    }
    return alert
  }
}
