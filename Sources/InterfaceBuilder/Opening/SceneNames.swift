import Documents

/// What the scenes of a document are called, and which one a name means.
package struct SceneNames {
  /// A scene and everything that it is called.
  package struct Scene: Sendable {
    package let id: String
    fileprivate let controller: String?
    /// Those that the document gives to one scene each: its own, its controller's and the storyboard's.
    fileprivate let identifiers: [String]
    /// All of them, first the identifiers.
    package let names: [String]
  }

  /// The scenes that can be opened, in the order of the file.
  package let scenes: [Scene]
  /// The indices of the scenes that have an identifier.
  private var owners: [String: [Int]] = [:]
  /// The indices of the scenes that have a name of any kind.
  private var namesakes: [String: [Int]] = [:]

  init(of document: InterfaceBuilderDocument) {
    let spoken = ControllerNames(of: document)
    scenes = document.scenes.compactMap { scene in
      guard let id = scene.id, let controller = scene.controller else { return nil }
      let identifiers = [id, controller.id, controller["storyboardIdentifier"]].compactMap { $0 }
      let others = [controller["customClass"], controller["title"], spoken[controller.id]]
      return Scene(
        id: id, controller: controller.id, identifiers: identifiers,
        names: identifiers + others.compactMap { $0 })
    }
    for (index, scene) in scenes.enumerated() {
      for name in Set(scene.identifiers) { owners[name, default: []].append(index) }
      for name in Set(scene.names) { namesakes[name, default: []].append(index) }
    }
  }

  /// The scene that has a name: the one whose identifier it is, else all that are called so.
  package func scenes(called name: String) -> [Scene] {
    let owners = owners[name] ?? []
    return (owners.count == 1 ? owners : namesakes[name] ?? []).map { scenes[$0] }
  }

  /// The name of a scene that tells people most about it and means no other scene; `nil` if there is no
  /// such scene.
  package func bestName(of id: String) -> String? {
    scenes.first { $0.id == id }.map(bestName)
  }

  private func bestName(of scene: Scene) -> String {
    let given = scene.names.filter { $0 != scene.id && $0 != scene.controller }
    let byEditor = scene.names.filter { !given.contains($0) }.reversed()
    return (given + byEditor).first { means($0, scene) } ?? scene.id
  }

  /// A name of a controller's scene if it means no other one, otherwise the best name of the scene.
  func unmistakable(_ name: String, for controller: String?) -> String {
    guard let scene = scenes.first(where: { $0.controller == controller }), !means(name, scene)
    else { return name }
    return bestName(of: scene)
  }

  private func means(_ name: String, _ scene: Scene) -> Bool {
    scenes(called: name).map(\.id) == [scene.id]
  }
}
