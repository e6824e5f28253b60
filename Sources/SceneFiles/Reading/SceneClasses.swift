import AdaptiveLists
package import AdaptiveUI
package import Attributes

/// The classes that scenes can name: UIKit's, and the program's own.
package struct SceneClasses: Sendable {
  /// The kind of a controller class, which decides its keys.
  package enum ControllerKind: String, Sendable, CaseIterable {
    case plain = "UIViewController"
    case navigation = "UINavigationController"
    case split = "UISplitViewController"
    case tab = "UITabBarController"
    case table = "UITableViewController"
    case collection = "UICollectionViewController"
    case page = "UIPageViewController"
    case alert = "UIAlertController"
    case activity = "UIActivityViewController"

    /// The attributes of the class.
    var table: AttributeTable {
      switch self {
      case .plain, .table, .collection, .page, .alert, .activity: .viewController
      case .navigation: .navigationController
      case .split: .splitViewController
      case .tab: .tabBarController
      }
    }

    /// Whether the class itself places its contained controllers, so that scenes cannot.
    var placesItsChildren: Bool {
      switch self {
      case .plain, .table, .collection: false
      case .navigation, .split, .tab, .page, .alert, .activity: true
      }
    }
  }

  /// A class of the program.
  struct Controller: Sendable {
    let kind: ControllerKind
    let make: @MainActor @Sendable () -> UIViewController
  }

  /// A class of the program.
  struct View: Sendable {
    let table: AttributeTable
    let make: @MainActor @Sendable () -> UIView
  }

  private(set) var controllers: [String: Controller] = [:]
  private(set) var views: [String: View] = [:]
  /// Names in the order of registration, for suggestions.
  private var ownControllers: [String] = []
  private var ownViews: [String] = []

  /// UIKit's classes alone.
  package static let system = SceneClasses()

  package init() {}

  /// Registers a controller class for `class: name` in scenes.
  ///
  /// - Parameters:
  ///   - name: The name in scenes; UIKit's names cannot be replaced.
  ///   - kind: The UIKit class that it inherits from, which decides the keys.
  ///   - make: Creates an object.
  package mutating func register(
    controller name: String, kind: ControllerKind = .plain,
    make: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    if controllers.updateValue(Controller(kind: kind, make: make), forKey: name) == nil {
      ownControllers.append(name)
    }
  }

  /// Registers a view class for `class: name` in scenes; `kind` is the UIKit class that it inherits
  /// from.
  package mutating func register(
    view name: String, kind table: AttributeTable = .view,
    make: @escaping @MainActor @Sendable () -> UIView
  ) {
    if views.updateValue(View(table: table, make: make), forKey: name) == nil {
      ownViews.append(name)
    }
  }

  package func controllerKind(of name: String) -> ControllerKind? {
    ControllerKind(rawValue: name) ?? controllers[name]?.kind
  }

  /// The attributes of a class.
  func table(ofView name: String) -> AttributeTable? {
    AttributeTable.inScenes(named: name) ?? views[name]?.table
  }

  package var controllerNames: [String] {
    ControllerKind.allCases.map(\.rawValue) + ownControllers
  }

  package var viewNames: [String] { AttributeTable.namesInScenes + ownViews }
}
