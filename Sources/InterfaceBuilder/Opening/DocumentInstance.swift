package import AdaptiveUI
package import Documents
package import Foundation

/// A document turned into objects: its first controller, and whatever its segues make later.
///
/// Views are made when their controller loads them.
@MainActor package final class DocumentInstance: OpenDocument {
  package let document: InterfaceBuilderDocument
  let environment: Environment
  package private(set) lazy var root = environment.perform { makeRoot() }
  /// The builders of all that was loaded: they keep objects to which views refer weakly, and follow size classes.
  var builders: [DocumentBuilder] = []
  /// Whether the controllers keep the instance; otherwise whoever opened the document does.
  var isKeptByControllers = false
  /// The storyboard that the controllers come from.
  var storyboard: UIStoryboard?
  /// The identifiers of the controllers that are being made, the outermost first.
  var making: [String] = []
  /// How many controllers those hold that were asked for last.
  var containedCount = 0
  /// Scenes by the identifiers of their controllers.
  let scenes: [String: DocumentScene]
  /// Every identifier of the document.
  private(set) lazy var ids: Set<String> = {
    var ids: Set<String> = []
    document.root.collectIDs(into: &ids)
    return ids
  }()
  /// What people call the controllers.
  private(set) lazy var names = ControllerNames(of: document)

  package init(_ document: InterfaceBuilderDocument, in environment: Environment) {
    self.document = document
    self.environment = environment
    scenes = Dictionary(
      document.scenes.compactMap { scene in scene.controller?.id.map { ($0, scene) } },
      uniquingKeysWith: { first, _ in first })
  }

  package var tintColor: UIColor? {
    DocumentColor(resources: document.root.list("resources"))
      .color(document.root, key: "tintColor")
  }

  private func makeRoot() -> UIViewController {
    if let controller = document.initialController { return makeController(controller) }
    return makeNibController()
  }

  /// A nib whose owner has no view from it: what owns it is no view controller.
  package var isLoneView: Bool {
    guard document.initialController == nil, let nib = document.scenes.first else { return false }
    return nib.ownersView == nil
  }

  package func hasContentElsewhere(_ controller: UIViewController) -> Bool {
    // Of a stack only the controller on top is there to be left.
    let shown = (controller as? UINavigationController)?.topViewController ?? controller
    guard let element = shown.documentOrigin.id.flatMap({ document.graph.controllers[$0] }) else {
      return false
    }
    // A list without rows in the document gets them from code.
    let table = element.child(key: "view").flatMap { $0.name == "tableView" ? $0 : nil }
    let isFilledByCode = table.map { $0.list("sections").isEmpty } ?? false
    return ["viewControllerPlaceholder", "hostingController"].contains(element.name)
      || (isFilledByCode && element["customClass"] != nil)
  }

  package func otherDocument(of controller: UIViewController) -> String? {
    let element = controller.documentOrigin.id.flatMap { document.graph.controllers[$0] }
    guard element?.name == "viewControllerPlaceholder" else { return nil }
    return element?["storyboardName"].map { "\($0).storyboard" }
  }

  package func leavesToCode(_ view: UIView) -> Bool {
    builders.contains { $0.leftToCode.contains(ObjectIdentifier(view)) }
  }

  package func isKnownToCode(_ object: AnyObject) -> Bool {
    builders.contains { $0.hasOutlet(to: object) }
  }

  package func sourceID(of object: AnyObject) -> String? {
    builders.lazy.compactMap { $0.sourceID(of: object) }.first
  }

  package var placeholders: [NSLayoutConstraint] { builders.flatMap(\.placeholders) }

  package var ownSize: CGSize? {
    if let controller = document.initialController {
      // A bar around it does not make it a screen.
      let root = document.graph.rootOfStack(controller) ?? controller
      return root.freeformSize ?? root.sizeOfNoScreen
    }
    return document.scenes.first?.ownersView?.freeformSize
  }

  package func variations(for traits: UITraitCollection) -> [DocumentVariation] {
    builders.flatMap { $0.variations.summary(for: SizeClasses(traits)) }
  }

  package func variedConstraint(named name: String) -> NSLayoutConstraint? {
    builders.lazy.compactMap { $0.variations.constraint(named: name) }.first
  }

  /// The presentations that the document's segues lead to, by identifier or destination.
  package var presentationIDs: [String] { presentations.map(\.name) }

  package var ownPresentationIDs: [String] {
    guard let id = document.initialController?.id else { return presentationIDs }
    let reached = document.graph.reached(from: id)
    return presentations.filter { reached.contains($0.source) }.map(\.name)
  }

  @discardableResult package func present(_ id: String) -> Bool {
    guard let presentation = presentations.first(where: { $0.name == id }) else { return false }
    environment.perform {
      // A source that is not on the screen, or not there, leaves it to the root.
      let known = controller(presentation.source)
      let source = known?.viewIfLoaded?.window == nil ? root : known ?? root
      makeSegue(presentation.segue, from: source, sender: nil).map {
        source.perform($0, sender: nil)
      }
    }
    return true
  }

  private struct Presentation {
    let name: String
    let source: String
    let segue: DocumentElement
  }

  private lazy var presentations: [Presentation] =
    document.scenes.compactMap(\.controller).flatMap { controller in
      controller.segues.compactMap { segue -> Presentation? in
        guard segue.isPresentation, let id = controller.id else { return nil }
        let name = segue["identifier"] ?? names[segue["destination"]] ?? ""
        return name.isEmpty ? nil : Presentation(name: name, source: id, segue: segue)
      }
    }

  /// The controller of the tree that the document calls `id`.
  func controller(_ id: String) -> UIViewController? {
    var waiting = [root]
    while let next = waiting.popLast() {
      if next.documentOrigin.id == id { return next }
      waiting += next.children.reversed()
      if let presented = next.presentedViewController { waiting.append(presented) }
    }
    return nil
  }
}

extension DocumentElement {
  /// The identifiers of the element and of everything in it.
  fileprivate func collectIDs(into ids: inout Set<String>) {
    if let id { ids.insert(id) }
    for child in children { child.collectIDs(into: &ids) }
  }

  /// Every segue in the element, in the order of the document.
  var segues: [DocumentElement] {
    children.flatMap { $0.name == "segue" ? [$0] : $0.segues }
  }

  var isPresentation: Bool {
    ["presentation", "modal", "popoverPresentation", "popover"].contains(self["kind"] ?? "")
  }
}
