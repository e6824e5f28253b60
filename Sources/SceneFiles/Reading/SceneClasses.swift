package import AdaptiveUI

/// The classes that scenes can name: UIKit's, and a program's own.
package struct SceneClasses: Sendable {
  /// Which keys a controller class understands.
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

    /// Whether the class itself decides where its controllers stand, so that scenes cannot.
    var placesItsChildren: Bool {
      switch self {
      case .plain, .table, .collection: false
      case .navigation, .split, .tab, .page, .alert, .activity: true
      }
    }
  }

  /// Which keys a view class understands.
  package enum ViewKind: String, Sendable, CaseIterable {
    case plain = "UIView"
    case label = "UILabel"
    case button = "UIButton"
    case image = "UIImageView"
    case switchControl = "UISwitch"
    case textField = "UITextField"
    case stack = "UIStackView"
    case scroll = "UIScrollView"
    case table = "UITableView"
    case collection = "UICollectionView"
    case textView = "UITextView"
    case segmented = "UISegmentedControl"
    case slider = "UISlider"
    case stepper = "UIStepper"
    case progress = "UIProgressView"
    case pageControl = "UIPageControl"
    case activity = "UIActivityIndicatorView"
    case searchBar = "UISearchBar"
    case searchTextField = "UISearchTextField"
    case control = "UIControl"
    case picker = "UIPickerView"
    case datePicker = "UIDatePicker"
    case navigationBar = "UINavigationBar"
    case toolbar = "UIToolbar"
    case tabBar = "UITabBar"
    case effect = "UIVisualEffectView"
  }

  /// A class of the program.
  struct Controller: Sendable {
    let kind: ControllerKind
    let make: @MainActor @Sendable () -> UIViewController
  }

  /// A class of the program.
  struct View: Sendable {
    let kind: ViewKind
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

  /// Lets scenes say `class: name`.
  ///
  /// - Parameters:
  ///   - name: The name in scenes; a name of UIKit's is not replaced.
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

  /// Lets scenes say `class: name` for a view.
  package mutating func register(
    view name: String, kind: ViewKind = .plain, make: @escaping @MainActor @Sendable () -> UIView
  ) {
    if views.updateValue(View(kind: kind, make: make), forKey: name) == nil {
      ownViews.append(name)
    }
  }

  package func controllerKind(of name: String) -> ControllerKind? {
    ControllerKind(rawValue: name) ?? controllers[name]?.kind
  }

  package func viewKind(of name: String) -> ViewKind? {
    ViewKind(rawValue: name) ?? views[name]?.kind
  }

  package var controllerNames: [String] {
    ControllerKind.allCases.map(\.rawValue) + ownControllers
  }

  package var viewNames: [String] { ViewKind.allCases.map(\.rawValue) + ownViews }
}
