package import AdaptiveUI

extension InterfaceBuilderDocument {
  /// The chosen scene alone; without one the initial scene, then those that nothing so far contains
  /// or presents.
  ///
  /// What a segue only pushes stands on its own: how it gets there does not change its layout.
  package var beginnings: [DocumentBeginning] {
    let itself = DocumentBeginning(name: chosenScene.flatMap(name(of:)), document: self)
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
      guard let id = scene.controller?.id, !reached.contains(id), let name = scene.id.flatMap(name)
      else { continue }
      reached.formUnion(graph.reached(from: id))
      beginning(with: name).map { beginnings.append(DocumentBeginning(name: name, document: $0)) }
    }
    return beginnings
  }

  /// A placeholder stands for a scene of another file.
  private static func isShown(_ controller: DocumentElement) -> Bool {
    controller.name != "viewControllerPlaceholder"
  }

  /// The name that tells people most about a scene and that no scene before it has.
  private func name(of scene: String) -> String? {
    guard let own = sceneNames.first(where: { $0.id == scene }) else { return nil }
    return (own.names.dropFirst(2) + own.names.dropFirst() + own.names).first { name in
      sceneNames.first { $0.names.contains(name) }?.id == scene
    }
  }
}
