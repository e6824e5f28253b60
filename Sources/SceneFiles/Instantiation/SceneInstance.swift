package import AdaptiveUI
import Documents
import Foundation

/// A scene turned into objects: its root controller, and whatever its actions make later.
///
/// Views are made when their controller loads them, as from a storyboard. What breaks UIKit's
/// contract goes to the environment's breach handler and the rest of the scene stays usable.
@MainActor package final class SceneInstance {
  package let document: SceneDocument
  /// The environment that the objects live in.
  package let environment: Environment
  /// The controller for the window.
  package private(set) lazy var root = environment.perform { makeController(document.root) }
  var classes: SceneClasses { document.classes }
  var objects = SceneObjects()
  /// Constraints that wait until the outermost controller that loads now has its hierarchy.
  var waiting: [@MainActor () -> Void] = []
  var loadDepth = 0
  /// What each controller installs for some size classes only.
  var variationsByController: [ObjectIdentifier: SceneVariations] = [:]
  /// The same in order of creation.
  var variationsInOrder: [SceneVariations] = []
  /// Sources of the tables that exist now: tables do not keep theirs alive.
  var tableSources: [SceneTableSource] = []
  /// Sources of the collection views that exist now.
  var collectionSources: [SceneCollectionSource] = []
  /// Sources of the pickers that exist now.
  var pickerSources: [ScenePickerSource] = []
  /// Sources of the page view controllers that exist now.
  var pageSources: [ScenePageSource] = []
  /// Delegates of presentations by identifier: presentation controllers do not keep theirs alive.
  var delegates: [String: ScenePresentationDelegate] = [:]
  /// Moves presentations onto a stack and back; only for those that ask for it.
  var pushing: ScenePushing?
  /// Transitioning delegates by identifier: controllers do not keep theirs alive.
  var suppliers: [String: SceneTransitionSupplier] = [:]

  /// Applies the scene's settings of the app to `environment`; controllers are made when asked for.
  ///
  /// A class that is missing becomes UIKit's plain one under that name.
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

  /// The object with this identifier, when it exists now.
  package func object(_ id: String) -> AnyObject? { objects[id] }

  /// The controller with this identifier, when it exists now.
  package func controller(_ id: String) -> UIViewController? { objects[id] as? UIViewController }

  /// The view with this identifier, or the view of the controller with it.
  package func view(_ id: String) -> UIView? {
    objects[id] as? UIView ?? controller(id)?.view
  }
}
