import Attributes

/// The keys of each kind of mapping, by its name in messages.
///
/// Readers request keys one by one. In debug builds each mapping that is read is compared with this
/// list, so that the schema cannot contain a key that no reader supports.
enum SceneKeys {
  /// The keys that a reader always requests, and those that it requests in some mappings.
  struct Keys {
    var always: [String]
    var sometimes: [String] = []

    var all: [String] { always + sometimes }
  }

  /// The keys of a kind of mapping; `nil` for the program's own classes.
  static func keys(of subject: String) -> Keys? { all[subject] }

  /// Whether the keys that a reader requested agree with this list.
  static func agree(_ asked: [String], with subject: String) -> Bool {
    guard let keys = keys(of: subject) else { return true }
    return Set(asked).isSuperset(of: keys.always) && Set(keys.all).isSuperset(of: asked)
  }

  private static let all = mappings.mapValues { Keys(always: names($0)) }
    .merging(controllers) { _, own in own }.merging(views) { _, own in own }

  // Keys are separated by spaces.
  private static func names(_ keys: String) -> [String] {
    keys.split(separator: " ").map(String.init)
  }

  private static let placement = names("frame autoresizing constraints edges center size")

  private static let views: [String: Keys] = {
    let common = names(
      "class id subviews layoutMargins layoutGuides hugging compressionResistance traitOverrides")
    var views: [String: Keys] = [:]
    for table in AttributeTable.inScenes {
      views[table.name] = Keys(always: common + placement + ["when"] + table.keys)
    }
    views[SchemaTypes.rootView] = Keys(
      always: common + ["constraints", "designSize"] + AttributeTable.view.keys,
      sometimes: AttributeTable.inScenes.flatMap(\.ownKeys))
    return views
  }()

  private static let controllers: [String: Keys] = {
    let common = names(
      """
      class id title view orientations traitOverrides modalTransitionStyle prefersStatusBarHidden \
      tabBarItem toolbarItems
      """)
    var controllers: [String: Keys] = [:]
    for kind in SceneClasses.ControllerKind.allCases {
      controllers[kind.rawValue] = Keys(
        always: common + names(bar) + kind.table.keys + own(kind)
          + (kind.placesItsChildren ? [] : ["children"]),
        sometimes: placement + ["in", "overrideTraits"])
    }
    return controllers
  }()

  private static func own(_ kind: SceneClasses.ControllerKind) -> [String] {
    switch kind {
    case .plain: []
    case .navigation: names("viewControllers rootViewController")
    case .split:
      SceneController.Column.Role.allCases.map(\.rawValue)
        + names("viewControllers style topColumnForCollapsing")
    case .tab: names("viewControllers selectedIndex")
    case .table: ViewKeys.table
    case .collection: ViewKeys.collection
    case .page: names("pages transitionStyle navigationOrientation spineLocation")
    case .alert: names("message preferredStyle actions textFields")
    case .activity: ["activityItems"]
    }
  }

  /// The contents of a navigation bar for a controller.
  private static let bar =
    "titleView leftBarButtonItems rightBarButtonItems hidesBackButton prompt backButtonTitle "
    + "largeTitleDisplayMode"

  private static let mappings: [String: String] = [
    "a scene":
      "root title notes rules tasks uikit device orientation look window orientations "
      + "requiresFullScreen opaqueStatusBar start keys images controllers presentations",
    "a start": "do time", "a task": "say done",
    "a window": "size horizontal vertical w h idiom scale",
    "a trait collection":
      "horizontal vertical w h idiom scale layoutDirection userInterfaceStyle userInterfaceLevel "
      + "preferredContentSizeCategory accessibilityContrast legibilityWeight displayGamut",
    "a size class condition": "horizontal vertical w h",
    "an image with versions": "name variants", "a variant": "size art traits",
    "an image": "size art", "a symbol": "systemName",
    "a constraint": "id when equation equations visualFormat visualFormats metrics options",
    "a bar button item": "id title systemItem image customView style enabled width action",
    "a tab bar item": "title", "a tab": "id title", "a navigation item": "title " + bar,
    "a row": "id text detailText style accessory disclosure image action",
    "a table's section": "header footer rows", "a section": "header footer items",
    "an item": "id text size action", "a scroll direction": "axis when",
    "an alert's action": "title style action",
    "a presentation":
      "id controller from style sourceView sourceRect barButtonItem permittedArrowDirections "
      + "popoverLayoutMargins canOverlapSourceViewRect passthroughViews sheet custom transition "
      + "delegate inCompactWidth",
    "a presentation delegate":
      "adaptivePresentationStyle wrapInNavigation substitute shouldDismiss",
    "an adaptive style": "when style", "a detent": "id height fraction",
    "a sheet":
      "detents selectedDetent largestUndimmedDetent prefersGrabberVisible prefersPageSizing "
      + "prefersScrollingExpandsWhenScrolledToEdge prefersEdgeAttachedInCompactHeight "
      + "widthFollowsPreferredContentSizeWhenEdgeAttached",
    "a custom presentation":
      "edge size dims adaptivePresentationStyle shouldPresentInFullscreen "
      + "shouldRemovePresentersView",
    "a transition": "edge duration interactive",
  ]

  /// The kinds of mappings that have keys.
  static var subjects: [String] { all.keys.sorted() }
}
