import AdaptiveLists
import AdaptiveUI
package import Foundation
import Typography

/// Lays the scenes of a document out where Interface Builder drew them: on the document's own canvas.
@MainActor package enum DesignCanvas {
  /// A view of a document and where it came to be.
  package struct Placement: Sendable {
    package let id: String
    /// In points of the superview.
    package let frame: CGRect
  }

  /// A scene and its views, in the order of the document.
  package struct Scene: Sendable {
    package let id: String?
    package let views: [Placement]
  }

  /// The frames of every view of a document.
  package static func layOut(_ document: InterfaceBuilderDocument) -> [Scene] {
    document.scenes.map { Scene(id: $0.id, views: layOut($0, of: document)) }
  }

  private static func layOut(
    _ scene: DocumentScene, of document: InterfaceBuilderDocument
  ) -> [Placement] {
    (scene.rootViews + scene.barViews).flatMap { root -> [Placement] in
      let canvas = CanvasGeometry(scene, root: root, of: document)
      let rules = CanvasRules(document)
      let environment = Environment(
        era: .latest, host: .fixed(canvas.window),
        settings: UITraitCollection(preferredContentSizeCategory: rules.release.text.size))
      environment.breachHandler = { _ in }
      let wholePoints = WholePoints()
      environment.measuring = MeasuringRules(
        controls: rules.controls(
          aboveHomeIndicator: canvas.window.safeArea.bottom > 0,
          isCompact: document.canvasClasses.isCompact, onCard: canvas.isCard),
        countsPoints: { wholePoints.contains($0) })
      environment.textMetrics = rules.release.text.metrics
      defer { environment.close() }
      return environment.perform {
        let builder = DocumentBuilder(
          document, scene: scene, classes: document.canvasClasses,
          surface: .canvas(rules, wholePoints), in: environment)
        environment.measuring?.topGuideIsLine = builder.surroundings?.hasNavigationBar == false
        let window = UIWindow(windowScene: UIWindowScene(environment: environment))
        window.makeKeyAndVisible()
        show(builder.makeTree(root), in: window, canvas, rules, builder)
        environment.settle()
        return placements(root, builder)
      }
    }
  }

  /// Puts the root view into a window of the canvas's size.
  private static func show(
    _ view: UIView, in window: UIWindow, _ canvas: CanvasGeometry, _ rules: CanvasRules,
    _ builder: DocumentBuilder
  ) {
    let controller = UIViewController()
    controller.containerInsets = canvas.bars
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: canvas.window.size)
    if !rules.release.screen.marginsFollowSafeArea { view.insetsLayoutMarginsFromSafeArea = false }
    if let side = rules.fixedRootMargin,
      view.directionalLayoutMargins.leading != side
    {
      controller.viewRespectsSystemMinimumLayoutMargins = false
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: side, bottom: 0, trailing: side)
    }
    // The margins of a row that is drawn alone are its own, not those of a controller's view.
    if view is UITableViewCell { controller.viewRespectsSystemMinimumLayoutMargins = false }
    controller.view = view
    builder.registerLayoutGuides(of: controller)
    builder.activateConstraints()
    window.rootViewController = controller
  }

  /// The views below `element`, parents before children.
  private static func placements(
    _ element: DocumentElement, _ builder: DocumentBuilder
  ) -> [Placement] {
    builder.order.compactMap { id in
      builder.view(id).map { Placement(id: id, frame: $0.frame) }
    }
  }
}

/// The window that a scene is drawn in.
@MainActor struct CanvasGeometry {
  let window: WindowGeometry
  /// What bars cover besides what the screen itself does.
  let bars: UIEdgeInsets
  /// Whether the controller is drawn as a card.
  let isCard: Bool

  init(_ scene: DocumentScene, root: DocumentElement, of document: InterfaceBuilderDocument) {
    let device = document.device
    var size = root.frame?.size ?? device?.size ?? CGSize(width: 600, height: 600)
    // A root as high as a screen that begins below an opaque bar ends where the screen does.
    if let top = root.frame?.minY, top > 0, CanvasDevice.portraitSizes.contains(size) {
      size.height -= top
    }
    let classes = document.canvasClasses
    let insets = CanvasInsets(document, scene, root: root)
    (bars, isCard) = (insets.bars, insets.isCard)
    window = WindowGeometry(
      size: size, orientation: device?.isLandscape == true ? .landscapeRight : .portrait,
      idiom: device?.isPad == true ? .pad : .phone,
      scale: CanvasRules(document).scale(of: document),
      horizontal: classes.width, vertical: classes.height,
      safeArea: insets.screen, statusBarHeight: 0)
  }
}
