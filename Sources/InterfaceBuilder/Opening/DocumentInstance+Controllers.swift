import AdaptiveLists
import AdaptiveUI
import Attributes
import Foundation

extension DocumentInstance {
  /// Makes the controller of an element with those that it contains, for a window, a segue or a program.
  ///
  /// - Parameters:
  ///   - element: The controller in the document.
  ///   - given: The controller itself, where the program has made it.
  /// - Returns: The controller.
  func makeController(
    _ element: DocumentElement, given: UIViewController? = nil
  ) -> UIViewController {
    containedCount = 0
    return make(element, given)
  }

  /// Makes the controller that a relationship or an embedding leads to.
  ///
  /// What would contain itself is left out, and so is what comes after a thousand others: a document whose
  /// containers name each other several times has more controllers than anybody could show.
  ///
  /// - Returns: The controller, or `nil` with a note in the trace.
  private func makeContained(
    by segue: DocumentElement, in controller: UIViewController
  ) -> UIViewController? {
    let id = segue["destination"] ?? ""
    // Embedded controllers are made with the view, when what contains it has long been made.
    let containsItself =
      making.contains(id)
      || sequence(first: controller, next: \.parent).contains { $0.documentOrigin.id == id }
    let problem: String
    if let element = document.graph.controllers[id] {
      if !containsItself, containedCount < Self.mostContained {
        containedCount += 1
        return make(element, Self.made(by: segue, of: controller, sender: nil))
      }
      problem =
        containsItself
        ? "the segue leads back to '\(names[id] ?? id)', which contains it"
        : "the segue is left out: the controllers contain more than \(Self.mostContained) others"
    } else {
      problem = "the segue leads to '\(id)', which is not there"
    }
    let note = DocumentNote(message: problem, element: segue)
    environment.log(
      note.text(in: document.file), subject: controller.traceSubject, rule: "LA1.4")
    return nil
  }

  private static let mostContained = 1000

  /// What the class of a scene is called that is in another storyboard.
  private static let placeholderClass = "UIViewControllerPlaceholder"

  private func make(_ element: DocumentElement, _ given: UIViewController?) -> UIViewController {
    making.append(element.id ?? "")
    defer { making.removeLast() }
    let controller = given ?? newController(element)
    controller.documentOrigin.id = element.id
    controller.documentIdentifier = DocumentIdentifier(element)
    controller.identifier = names[element.id]
    if let custom = element["customClass"], !DocumentClasses.isInstance(controller, of: custom) {
      controller.classNameOverride = custom
    }
    if isKeptByControllers { controller.documentOrigin.objects = self }
    controller.documentOrigin.storyboard = storyboard
    setPreferences(of: controller, element)
    setContainment(of: controller, element)
    controller.documentOrigin.carryOutSegue = { [weak self, weak controller] identifier, sender in
      guard let self, let controller,
        let segue = element.segues.first(where: { $0["identifier"] == identifier })
      else { return false }
      carryOut(segue, from: controller, sender: sender)
      return true
    }
    if let scene = element.id.flatMap({ scenes[$0] }), element.child(key: "view") != nil {
      controller.documentOrigin.loader = { [weak self] in self?.load(scene, element, into: $0) }
    }
    setRuntimeAttributes(of: controller, element)
    controller.awakeFromNib()
    return controller
  }

  private func setRuntimeAttributes(of controller: UIViewController, _ element: DocumentElement) {
    guard !element.list("userDefinedRuntimeAttributes").isEmpty,
      let scene = controller.documentOrigin.id.flatMap({ scenes[$0] })
    else { return }
    let builder = DocumentBuilder(
      document, scene: scene, classes: SizeClasses(controller.traitCollection), surface: .window,
      in: environment)
    builder.applyRuntimeAttributes(to: controller, element)
    builder.logNotes(about: controller)
  }

  private func newController(_ element: DocumentElement) -> UIViewController {
    if let own: UIViewController = DocumentClasses.make(element) { return own }
    switch element.name {
    case "navigationController": return UINavigationController()
    case "tabBarController": return UITabBarController()
    case "splitViewController": return newSplit(element)
    case "tableViewController": return UITableViewController(style: .plain)
    case "collectionViewController":
      return UICollectionViewController(
        collectionViewLayout: element.child(key: "view").map(DocumentBuilder.layout)
          ?? UICollectionViewFlowLayout())
    case "pageViewController": return newPages(element)
    case "viewControllerPlaceholder":
      let placeholder = UIViewController()
      placeholder.title = element["storyboardName"]
      placeholder.classNameOverride = Self.placeholderClass
      return placeholder
    default: return UIViewController()
    }
  }

  private func newPages(_ element: DocumentElement) -> UIPageViewController {
    var options: [UIPageViewController.OptionsKey: Any] = [:]
    options[.spineLocation] = Self.spines[element["spineLocation"] ?? ""]
    options[.interPageSpacing] = element.number("pageSpacing").map { CGFloat($0) }
    return UIPageViewController(
      transitionStyle: element["transitionStyle"] == "scroll" ? .scroll : .pageCurl,
      navigationOrientation: element["navigationOrientation"] == "vertical"
        ? .vertical : .horizontal, options: options)
  }

  static let spines: [String: UIPageViewController.SpineLocation] = [
    "none": .none, "min": .min, "mid": .mid, "max": .max,
  ]

  private func setPreferences(of controller: UIViewController, _ element: DocumentElement) {
    if let title = element["title"] { controller.title = title }
    for attribute in AttributeTable.of(controller)?.attributes ?? [] {
      guard let word = attribute.document else { continue }
      let value = element.value(attribute.type, word) ?? attribute.absentInDocuments
      if let value { _ = attribute.set(controller, value) }
    }
    controller.restorationIdentifier =
      element.flag("useStoryboardIdentifierAsRestorationIdentifier")
      ? element["storyboardIdentifier"] : element["restorationIdentifier"]
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = Self.edges(edges)
    }
    let clears = element["clearsSelectionOnViewWillAppear"] != "NO"
    (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clears
    (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clears
    if let size = element.child("size", key: "freeformSize")
      ?? element.child("size", key: "preferredContentSize"),
      size.key == "preferredContentSize" || element.flag("useSizeAsPreferred")
    {
      controller.preferredContentSize = CGSize(
        width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    // Of before iOS 7.
    if let size = element.child("value", key: "contentSizeForViewInPopover"),
      size["type"] == "size"
    {
      controller.preferredContentSize = CGSize(
        width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    setBarItems(of: controller, element)
  }

  /// The segues that lead to controllers say how they are presented too; their word counts last.
  func setModalStyles(of controller: UIViewController, _ element: DocumentElement) {
    if let style = Words.presentationStyles[element["modalPresentationStyle"]] {
      controller.modalPresentationStyle = style
    }
    if let style = Words.transitionStyles[element["modalTransitionStyle"]] {
      controller.modalTransitionStyle = style
    }
  }

  /// The edges that an element names.
  static func edges(_ element: DocumentElement) -> UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return names.reduce(into: []) { set, edge in
      if element.flag(edge.0) { set.formUnion(edge.1) }
    }
  }

  private func setContainment(of controller: UIViewController, _ element: DocumentElement) {
    let related = element.list("connections").filter { $0["kind"] == "relationship" }
    func made(_ relationship: String) -> [UIViewController] {
      related.filter { $0["relationship"] == relationship }
        .compactMap { makeContained(by: $0, in: controller) }
    }
    switch controller {
    case let navigation as UINavigationController:
      let stack = made("rootViewController")
      if !stack.isEmpty { navigation.viewControllers = stack }
    case let tabs as UITabBarController: tabs.viewControllers = made("viewControllers")
    case let split as UISplitViewController: fill(split, element, made: made)
    default: break
    }
  }

  // MARK: Views

  func makeBuilder(_ scene: DocumentScene, of controller: UIViewController) -> DocumentBuilder {
    let builder = DocumentBuilder(
      document, scene: scene, classes: SizeClasses(controller.traitCollection), surface: .window,
      in: environment)
    let custom = scene.controller?["customClass"]
    builder.owner = DocumentBuilder.Owner(
      object: controller, element: scene.controller,
      isOfProgram: custom.map { DocumentClasses.isInstance(controller, of: $0) } ?? false)
    builder.elsewhere = { [weak self, weak controller] id in
      // The same scene may be shown several times; its bar items were made before its views.
      let own = self?.builders.last { $0.owner?.object === controller && $0.objects[id] != nil }
      return own?.objects[id]
    }
    builder.connectCopy = { [weak self, weak controller] copy, prototype in
      guard let self, let controller else { return }
      builders.append(copy)
      connectSegues(of: prototype, in: controller, copy)
      connect(prototype, copy)
    }
    builders.append(builder)
    return builder
  }

  /// Activates what waited, connects the outlets of views and of an `owner`, wakes the views, and from now on
  /// follows the controller's size classes.
  func finish(
    _ builder: DocumentBuilder, of controller: UIViewController,
    outletsOf owner: DocumentElement? = nil
  ) {
    builder.activateConstraints()
    if let owner {
      builder.connectOutlets(of: controller, owner)
      embedChildren(of: owner, in: controller, builder)
    }
    builder.wakeViews()
    let classes: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    controller.registerForTraitChanges(classes) {
      [weak builder] (controller: UIViewController, _: UITraitCollection) in
      builder?.follow(SizeClasses(controller.traitCollection))
    }
    builder.logNotes(about: controller)
  }

  private func load(
    _ scene: DocumentScene, _ element: DocumentElement, into controller: UIViewController
  ) {
    guard let root = element.child(key: "view") else { return }
    let builder = makeBuilder(scene, of: controller)
    let view = builder.makeTree(root)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    builder.addRefreshControl(of: element, to: view)
    controller.view = view
    builder.registerLayoutGuides(of: controller)
    // The builder keeps views beside the scene, to which outlets are often weak.
    for free in scene.freeViews { _ = builder.makeTree(free) }
    for object in [element] + scene.freeViews {
      connectSegues(of: object, in: controller, builder)
      connect(object, builder)
    }
    noteOthers(in: scene, builder)
    finish(builder, of: controller, outletsOf: element)
  }

  /// Container views hold the controllers that their embedding segues lead to.
  ///
  /// Rule KC03: their controller prepares for each, with its outlets set and before it is told that
  /// its view was loaded.
  private func embedChildren(
    of element: DocumentElement, in controller: UIViewController, _ builder: DocumentBuilder
  ) {
    for child in element.children {
      embedChildren(of: child, in: controller, builder)
    }
    let segue = element.list("connections").first { $0["kind"] == "embed" }
    guard let segue, let holder = element.id.flatMap(builder.view),
      let child = makeContained(by: segue, in: controller)
    else { return }
    let embedding = UIStoryboardSegue(
      identifier: segue["identifier"], source: controller, destination: child
    ) { [weak self] in self?.embed(child, of: controller, in: holder) }
    controller.perform(embedding, sender: nil)
  }

  private func embed(_ child: UIViewController, of controller: UIViewController, in holder: UIView)
  {
    controller.addChild(child)
    child.view.frame = holder.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.addSubview(child.view)
    child.didMove(toParent: controller)
  }
}
