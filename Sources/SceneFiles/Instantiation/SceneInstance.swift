package import AdaptiveUI
import Documents
import Foundation

/// The objects of a scene: its root controller, and the controllers that its actions create.
///
/// Views are created when their controller loads them, as from a storyboard. Breaches of UIKit's
/// contract go to the environment's breach handler, and the rest of the scene stays usable.
@MainActor package final class SceneInstance {
  package let document: SceneDocument
  /// The environment of the objects.
  package let environment: Environment
  /// The controller for the window.
  package private(set) lazy var root = environment.perform { makeController(document.root) }
  var classes: SceneClasses { document.classes }
  var objects = SceneObjects()
  /// Constraints that are deferred until the outermost loading controller has its hierarchy.
  var waiting: [@MainActor () -> Void] = []
  var loadDepth = 0
  /// The parts of each controller that are installed for some size classes only.
  var variationsByController: [ObjectIdentifier: SceneVariations] = [:]
  /// The same in order of creation.
  var variationsInOrder: [SceneVariations] = []
  /// Sources of the existing tables, which do not retain theirs.
  var tableSources: [SceneTableSource] = []
  /// Sources of the existing collection views.
  var collectionSources: [SceneCollectionSource] = []
  /// Sources of the existing pickers.
  var pickerSources: [ScenePickerSource] = []
  /// Sources of the existing page view controllers.
  var pageSources: [ScenePageSource] = []
  /// Delegates of presentations by identifier: presentation controllers do not retain theirs.
  var delegates: [String: ScenePresentationDelegate] = [:]
  /// Moves presentations onto a stack and back; only for those with `inCompactWidth`.
  var pushing: ScenePushing?
  /// Transitioning delegates by identifier: controllers do not retain theirs.
  var suppliers: [String: SceneTransitionSupplier] = [:]

  /// Applies the scene's app settings to `environment`; controllers are created on first access.
  ///
  /// A missing class is replaced by UIKit's plain one under that name.
  package init(
    _ document: SceneDocument, in environment: Environment = .current
  ) {
    self.document = document
    self.environment = environment
    let application = environment.application
    if let mask = document.orientations { application.infoOrientations = mask }
    application.requiresFullScreen = document.requiresFullScreen
    application.statusBarIsOpaque = document.opaqueStatusBar
    for image in document.images {
      environment.images[image.name.value] = UIImageAsset(
        image.variants.map(\.variant), name: image.name.value)
    }
  }

  /// The object with this identifier, if it exists now.
  package func object(_ id: String) -> AnyObject? { objects[id] }

  /// The controller with this identifier, if it exists now.
  package func controller(_ id: String) -> UIViewController? { objects[id] as? UIViewController }

  /// The view with this identifier, or the view of the controller with this identifier.
  package func view(_ id: String) -> UIView? {
    objects[id] as? UIView ?? controller(id)?.view
  }
}
