import AdaptiveLists
import AdaptiveUI
import Attributes
import Documents
import Foundation

extension Read {
  /// A controller without a container: a root, or one that is created later.
  static func controller(_ node: SourceNode, _ context: ReadingContext) -> SceneController? {
    guard let reader = MappingReader(node, "a controller", context) else { return nil }
    return controller(reader, isChild: false)
  }

  /// A controller in a container whose class places it.
  static func contained(
    _ node: SourceNode, _ context: ReadingContext
  ) -> SceneController.Child? {
    guard let reader = MappingReader(node, "a controller", context) else { return nil }
    let override = reader.value("overrideTraits", traits)
    return SceneController.Child(
      controller: controller(reader, isChild: false, isContained: true), overrideTraits: override)
  }

  /// A controller in a custom container, with its placement.
  static func child(_ node: SourceNode, _ context: ReadingContext) -> SceneController.Child? {
    guard let reader = MappingReader(node, "a controller", context) else { return nil }
    let placement = placement(reader)
    let container = reader.value("in", markedText)
    let override = reader.value("overrideTraits", traits)
    return SceneController.Child(
      controller: controller(reader, isChild: true, isContained: true), placement: placement,
      container: container, overrideTraits: override)
  }

  private static func controller(
    _ reader: MappingReader, isChild: Bool, isContained: Bool = false
  ) -> SceneController {
    let classes = reader.context.classes
    let name = className(
      reader, default: "UIViewController", names: classes.controllerNames, called: "controller")
    var controller = SceneController(mark: reader.mark, className: name)
    controller.id = reader.value("id", identifier)
    controller.title = reader.value("title", shown)
    controller.view = reader.value("view", rootView)
    let kind = classes.controllerKind(of: name.value)
    if kind?.placesItsChildren != true { controller.children = reader.list("children", child) }
    controller.orientations = reader.value("orientations", orientations)
    controller.traitOverrides = reader.value("traitOverrides", traits)
    controller.modalTransitionStyle = reader.value("modalTransitionStyle", transitionStyle)
    controller.prefersStatusBarHidden = reader.value("prefersStatusBarHidden", bool)
    controller.said = attributes(of: kind?.table ?? .viewController, reader)
    controller.navigationItem = navigationItem(reader)
    guard let kind else { return controller }
    if kind == .table { controller.table = table(reader) }
    if kind == .collection { controller.collection = collection(reader) }
    if kind == .alert { controller.alert = alert(reader) }
    if kind == .activity { controller.activityItems = reader.list("activityItems", text) }
    controller.containment = containment(of: kind, reader)
    reader.finish(
      name.value, owners: ControllerKeys.owners(isChild: isChild, isContained: isContained))
    return controller
  }

  private static func containment(
    of kind: SceneClasses.ControllerKind, _ reader: MappingReader
  ) -> SceneController.Containment {
    var content = SceneController.Containment()
    switch kind {
    case .plain, .table, .collection, .alert, .activity: break
    case .navigation:
      content.viewControllers = reader.list("viewControllers", contained)
      if let root = reader.value("rootViewController", contained) {
        content.viewControllers.insert(root, at: 0)
      }
    case .tab:
      content.viewControllers = reader.list("viewControllers", contained)
      content.selectedIndex = reader.value("selectedIndex", markedCount)
    case .split: readSplit(&content, reader)
    case .page: content.pages = pages(reader)
    }
    return content
  }

  private static func pages(_ reader: MappingReader) -> SceneController.Pages {
    var pages = SceneController.Pages()
    pages.all = reader.list("pages", contained)
    pages.transitionStyle = reader.value(
      "transitionStyle", choice(of: ["scroll", "pageCurl"], called: "a way to turn pages"))
    pages.navigationOrientation = reader.value(
      "navigationOrientation", choice(of: ["horizontal", "vertical"], called: "an axis"))
    pages.spineLocation = reader.value(
      "spineLocation", choice(of: ["min", "mid", "max"], called: "a place of the spine"))
    return pages
  }

  private static func readSplit(
    _ content: inout SceneController.Containment, _ reader: MappingReader
  ) {
    content.viewControllers = reader.list("viewControllers", contained)
    content.columns = SceneController.Column.Role.allCases.compactMap { role in
      reader.value(role.rawValue, contained).map { SceneController.Column(role: role, child: $0) }
    }
    content.style = reader.value(
      "style",
      choice(of: ControllerKeys.splitStyles, called: "a split view style"))
    let roles = SceneController.Column.Role.allCases.map(\.rawValue)
    content.topColumnForCollapsing = reader.value(
      "topColumnForCollapsing", choice(of: roles, called: "a column"))
    if !content.columns.isEmpty, !content.viewControllers.isEmpty {
      reader.context.report(
        "a split view controller has either columns or “viewControllers”, not both",
        at: reader.mark)
    }
  }
}

/// The keys of controller classes.
enum ControllerKeys {
  static let splitStyles = ["doubleColumn", "tripleColumn", "unspecified"]

  private static let classKeys: [String: String] = [
    "viewControllers": "UINavigationController", "rootViewController": "UINavigationController",
    "navigationBarHidden": "UINavigationController",
    "hidesBarsWhenVerticallyCompact": "UINavigationController",
    "selectedIndex": "UITabBarController", "primary": "UISplitViewController",
    "secondary": "UISplitViewController",
    "compact": "UISplitViewController", "style": "UISplitViewController",
    "preferredDisplayMode": "UISplitViewController",
    "preferredPrimaryColumnWidth": "UISplitViewController",
    "minimumPrimaryColumnWidth": "UISplitViewController",
    "maximumPrimaryColumnWidth": "UISplitViewController",
    "preferredPrimaryColumnWidthFraction": "UISplitViewController",
    "topColumnForCollapsing": "UISplitViewController", "supplementary": "UISplitViewController",
    "inspector": "UISplitViewController", "preferredSplitBehavior": "UISplitViewController",
    "primaryEdge": "UISplitViewController", "toolbarHidden": "UINavigationController",
    "pages": "UIPageViewController", "transitionStyle": "UIPageViewController",
    "navigationOrientation": "UIPageViewController", "spineLocation": "UIPageViewController",
    "prefersLargeTitles": "UINavigationController", "message": "UIAlertController",
    "preferredStyle": "UIAlertController", "actions": "UIAlertController",
    "textFields": "UIAlertController", "activityItems": "UIActivityViewController",
    "items": "UICollectionViewController", "sections": "UICollectionViewController",
    "itemSize": "UICollectionViewController", "scrollDirection": "UICollectionViewController",
    "rows": "UITableViewController", "separatorStyle": "UITableViewController",
    "tableHeaderView": "UITableViewController", "tableFooterView": "UITableViewController",
    "rowHeight": "UITableViewController", "children": "UIViewController",
    "subviews": "its “view”", "backgroundColor": "its “view”",
  ]

  /// The owners of keys that this controller does not have, for messages.
  static func owners(isChild: Bool, isContained: Bool) -> [String: String] {
    var owners = classKeys
    if !isChild {
      for key in ["frame", "autoresizing", "edges", "center", "size", "in"] {
        owners[key] = "a controller under “children”"
      }
      owners["constraints"] = "its “view”"
    }
    if !isContained { owners["overrideTraits"] = "a controller in a container" }
    return owners
  }
}
