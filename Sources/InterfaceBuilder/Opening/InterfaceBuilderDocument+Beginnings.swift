import AdaptiveUI
package import Documents

extension InterfaceBuilderDocument {
  /// The chosen scene alone; without one the initial scene, then those that nothing so far contains
  /// or presents.
  ///
  /// What a segue only pushes is opened on its own: how it gets there does not change its layout.
  package var beginnings: [DocumentBeginning] {
    let names = sceneNames
    let itself = DocumentBeginning(name: chosenScene.flatMap(names.bestName), document: self)
    guard chosenScene == nil, let first = initialController?.id else { return [itself] }
    let graph = graph
    let others = scenes.filter { $0.controller.map(Self.isShown) ?? false }
    let ids = others.compactMap(\.controller?.id)
    let inOthers = ids.map { id in graph.reached(from: id).subtracting([id]) }
    let inner = inOthers.reduce(into: Set<String>()) { $0.formUnion($1) }
    var reached = graph.reached(from: first)
    var beginnings = [itself]
    // Outermost first; what is left are circles, which begin anywhere.
    for scene in others.filter({ !inner.contains($0.controller?.id ?? "") }) + others {
      guard let id = scene.controller?.id, !reached.contains(id),
        let name = scene.id.flatMap(names.bestName)
      else { continue }
      reached.formUnion(graph.reached(from: id))
      beginning(with: name).map { beginnings.append(DocumentBeginning(name: name, document: $0)) }
    }
    return beginnings
  }

  package var beginning: String? { chosenScene }

  package var choices: [DocumentChoice] {
    let names = sceneNames
    let choices = scenes.compactMap { scene -> DocumentChoice? in
      guard let controller = scene.controller, Self.isShown(controller), let id = scene.id,
        let name = names.bestName(of: id)
      else { return nil }
      var document = self
      document.chosenScene = id
      let isInitial = controller.id != nil && controller.id == initialControllerID
      return DocumentChoice(
        name: name, summary: controller.kindInWords + (isInitial ? ", the initial one" : ""),
        isInitial: isInitial, hasContent: showsSomething(controller), document: document)
    }
    return choices.count > 1 ? choices : []
  }

  /// A placeholder stands for a scene of another file.
  private static func isShown(_ controller: DocumentElement) -> Bool {
    controller.name != "viewControllerPlaceholder"
  }
}
