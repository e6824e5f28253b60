package import AdaptiveUI
import Foundation

extension SceneInstance {
  /// The presentations that the scene offers, in its order.
  package var presentationIDs: [String] { document.presentations.map(\.id.value) }

  /// Presents as the scene describes.
  ///
  /// - Parameters:
  ///   - id: The presentation; the scene's first without.
  ///   - sender: The controller that presents when the presentation names none; the root without.
  ///   - animated: Whether the presentation takes time.
  /// - Returns: Whether the scene has such a presentation; the model may still refuse it.
  @discardableResult package func present(
    _ id: String? = nil, from sender: UIViewController? = nil, animated: Bool = true
  ) -> Bool {
    guard let scene = document.presentations.first(where: { id == nil || $0.id.value == id }) else {
      return false
    }
    environment.perform {
      guard let controller = makeSubject(of: scene) else { return }
      if let style = scene.style { controller.modalPresentationStyle = style }
      setDelegate(of: controller, scene)
      anchor(controller, scene)
      let presenter = scene.from.flatMap { self.controller($0.value) } ?? sender ?? root
      presenter.present(controller, animated: animated)
    }
    return true
  }

  private func makeSubject(of scene: ScenePresentation) -> UIViewController? {
    switch scene.controller {
    case .inline(let controller): makeController(controller)
    case .named(let name): target(name.value)
    }
  }

  /// Rule D01: the delegate is there before the presentation.
  private func setDelegate(of controller: UIViewController, _ scene: ScenePresentation) {
    guard let answers = scene.delegate else { return }
    let delegate = ScenePresentationDelegate(answers)
    delegates[scene.id.value] = delegate
    controller.presentationController?.delegate = delegate
  }

  /// Rules PO01, PO03.
  private func anchor(_ controller: UIViewController, _ scene: ScenePresentation) {
    guard scene.style == .popover, let popover = controller.popoverPresentationController else {
      return
    }
    if let source = scene.sourceView { popover.sourceView = view(source.value) }
    if let rect = scene.sourceRect { popover.sourceRect = rect }
    if let item = scene.barButtonItem {
      popover.barButtonItem = objects[item.value] as? UIBarButtonItem
    }
    if !scene.arrowDirections.isEmpty {
      popover.permittedArrowDirections = scene.arrowDirections.reduce(into: []) {
        $0.formUnion($1.direction)
      }
    }
  }
}

extension ScenePresentation.ArrowDirection {
  var direction: UIPopoverArrowDirection {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
