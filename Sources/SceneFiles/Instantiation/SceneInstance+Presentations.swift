package import AdaptiveUI
import Documents
import Foundation

extension SceneInstance {
  /// The identifiers of the scene's presentations, in order.
  package var presentationIDs: [String] { document.presentations.map(\.id.value) }

  /// Presents a presentation of the scene.
  ///
  /// - Parameters:
  ///   - id: The presentation; by default the scene's first.
  ///   - sender: The presenting controller if the presentation names none; by default the root.
  ///   - animated: Whether the presentation is animated.
  /// - Returns: Whether the scene has such a presentation; the presentation itself may still be refused.
  @discardableResult package func present(
    _ id: String? = nil, from sender: UIViewController? = nil, animated: Bool = true
  ) -> Bool {
    guard let scene = document.presentations.first(where: { id == nil || $0.id.value == id }) else {
      return false
    }
    environment.perform {
      guard let controller = makeSubject(of: scene) else { return }
      follow(controller, of: scene)
      let presenter = presenter(of: scene, sender)
      if scene.inCompactWidth != nil, let stack = stack(for: scene, from: presenter),
        presenter.traitCollection.horizontalSizeClass == .compact
      {
        return stack.pushViewController(controller, animated: animated)
      }
      show(controller, of: scene, from: sender, animated: animated)
    }
    return true
  }

  private func presenter(
    of scene: ScenePresentation, _ sender: UIViewController?
  ) -> UIViewController {
    scene.from.flatMap { self.controller($0.value) } ?? sender ?? root
  }

  /// Presents a controller with the settings of a presentation.
  func show(
    _ controller: UIViewController, of scene: ScenePresentation, from sender: UIViewController?,
    animated: Bool
  ) {
    environment.perform {
      if let style = scene.style { controller.modalPresentationStyle = style }
      setTransition(of: controller, scene)
      setDelegate(of: controller, scene)
      anchor(controller, scene)
      setSheet(of: controller, scene)
      presenter(of: scene, sender).present(controller, animated: animated)
    }
  }

  private func makeSubject(of scene: ScenePresentation) -> UIViewController? {
    switch scene.controller {
    case .inline(let controller): makeController(controller)
    case .named(let name): target(name.value)
    }
  }

  /// Sets the delegate, which must happen before the presentation.
  private func setDelegate(of controller: UIViewController, _ scene: ScenePresentation) {
    // A presentation that is to be pushed does not adapt before that.
    let pushing = scene.inCompactWidth.map { _ in
      ScenePresentation.Delegate(
        adaptiveStyle: UIModalPresentationStyle.none, adaptiveStyles: [], wrapInNavigation: false,
        shouldDismiss: true)
    }
    guard let answers = scene.delegate ?? pushing else { return }
    let substitute = answers.substitute?.value
    let delegate = ScenePresentationDelegate(
      answers, substitute: { [weak self] in substitute.flatMap { self?.target($0) } })
    delegates[scene.id.value] = delegate
    controller.presentationController?.delegate = delegate
  }

  /// Rule PO01.
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
    if let margins = scene.popoverLayoutMargins {
      popover.popoverLayoutMargins = UIEdgeInsets(margins)
    }
    if let canOverlap = scene.canOverlapSourceViewRect {
      popover.canOverlapSourceViewRect = canOverlap
    }
    if !scene.passthroughViews.isEmpty {
      popover.passthroughViews = scene.passthroughViews.compactMap { view($0.value) }
    }
  }

  /// Rules SH02–SH09, PO13.
  private func setSheet(of controller: UIViewController, _ scene: ScenePresentation) {
    guard let settings = scene.sheet else { return }
    let popover = controller.popoverPresentationController
    let sheet =
      popover?.adaptiveSheetPresentationController ?? controller.sheetPresentationController
    guard let sheet else { return }
    if !settings.detents.isEmpty { sheet.detents = settings.detents.map(\.detent) }
    sheet.selectedDetentIdentifier = settings.selectedDetent.map { .of($0.value) }
    sheet.largestUndimmedDetentIdentifier = settings.largestUndimmedDetent.map { .of($0.value) }
    if let shows = settings.prefersGrabberVisible { sheet.prefersGrabberVisible = shows }
    if let attaches = settings.prefersEdgeAttached {
      sheet.prefersEdgeAttachedInCompactHeight = attaches
    }
    if let follows = settings.widthFollowsPreferredContentSize {
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = follows
    }
    if let expands = settings.prefersScrollingExpands {
      sheet.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    if let sizes = settings.prefersPageSizing { sheet.prefersPageSizing = sizes }
  }

  /// Rule M14: a custom style needs its transitioning delegate before the presentation controller
  /// is created.
  private func setTransition(of controller: UIViewController, _ scene: ScenePresentation) {
    guard scene.card != nil || scene.transition != nil else { return }
    let supplier = SceneTransitionSupplier(card: scene.card, transition: scene.transition)
    suppliers[scene.id.value] = supplier
    controller.transitioningDelegate = supplier
    controller.interactiveDismissal = supplier.hand
  }
}

extension ScenePresentation.Detent {
  @MainActor var detent: UISheetPresentationController.Detent {
    let identifier = UISheetPresentationController.Detent.Identifier.of(id.value)
    return switch height {
    case .medium: .medium()
    case .large: .large()
    case .points(let points): .custom(identifier: identifier) { _ in points }
    case .fraction(let part): .custom(identifier: identifier) { $0.maximumDetentValue * part }
    }
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// UIKit's identifier for `medium` and `large`; any other name is its own identifier.
  static func of(_ name: String) -> Self {
    switch name {
    case "medium": .medium
    case "large": .large
    default: Self(name)
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
