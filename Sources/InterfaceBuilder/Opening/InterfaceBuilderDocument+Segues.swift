package import Documents

extension InterfaceBuilderDocument {
  /// The segues that lead from a scene to another, in the order of the document; what a container holds is none.
  package var segues: [DocumentSegue] {
    scenes.compactMap(\.controller).flatMap { controller -> [DocumentSegue] in
      guard let id = controller.id else { return [] }
      return Self.segues(in: controller, of: id)
    }
  }

  private static func segues(in element: DocumentElement, of controller: String) -> [DocumentSegue]
  {
    element.children.flatMap { child -> [DocumentSegue] in
      let inner = segues(in: child, of: controller)
      guard child.name == "connections" else { return inner }
      return inner
        + child.children.compactMap { segue in
          guard segue.name == "segue", let target = segue["destination"],
            let source = element.id, let kind = segue["kind"], let words = kinds[kind]
          else { return nil }
          return DocumentSegue(
            source: source, sourceController: controller, target: target, kind: words,
            name: segue["identifier"])
        }
    }
  }

  private static let kinds = [
    "show": "show", "push": "show", "presentation": "present", "modal": "present",
    "popoverPresentation": "popover", "popover": "popover", "showDetail": "show detail",
    "replace": "replace", "custom": "custom segue",
  ]
}
