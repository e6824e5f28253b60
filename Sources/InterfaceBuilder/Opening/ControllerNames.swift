import SceneFiles

extension InterfaceBuilderDocument {
  package var controllerLines: [String: Int] {
    let names = ControllerNames(of: self)
    let lines = scenes.compactMap(\.controller).compactMap { controller in
      names[controller.id].map { ($0, controller.mark.line) }
    }
    return Dictionary(lines, uniquingKeysWith: { first, _ in first })
  }
}

/// What people call the controllers of a document.
struct ControllerNames {
  private let names: [String: String]

  /// Finds for each controller the first name that no other has: its label in the editor, its
  /// storyboard identifier, its class, its class with its title or with its first text.
  ///
  /// What has none keeps the document's identifier.
  init(of document: InterfaceBuilderDocument) {
    let controllers = document.scenes.compactMap(\.controller)
    let candidates = controllers.map(Self.candidates)
    var uses: [String: Int] = [:]
    for name in candidates.flatMap({ Set($0) }) { uses[name, default: 0] += 1 }
    var found: [String: String] = [:]
    for (controller, names) in zip(controllers, candidates) {
      guard let id = controller.id, found[id] == nil else { continue }
      found[id] = names.first { uses[$0] == 1 }
    }
    names = found
  }

  subscript(_ id: String?) -> String? { id.map { names[$0] ?? $0 } }

  private static func candidates(_ controller: DocumentElement) -> [String] {
    let type =
      controller["customClass"]
      ?? "UI" + controller.name.prefix(1).uppercased() + controller.name.dropFirst()
    let title = controller["title"] ?? controller.child(key: "navigationItem")?["title"]
    let texts = [title, controller.child(key: "view").flatMap(firstText)].compactMap { $0 }
      .filter { !$0.isEmpty }
    return [
      controller["userLabel"], controller["storyboardIdentifier"], controller["customClass"],
    ].compactMap { $0 } + texts.map { "\(type) “\($0.shortened)”" }
  }

  /// The first words that a view or something in it shows.
  private static func firstText(_ element: DocumentElement) -> String? {
    let own = element.name == "label" ? element.string("text") : nil
    let title =
      element.name == "button" ? element.child("state", key: "normal")?.string("title") : nil
    if let text = own ?? title, !text.isEmpty { return text }
    return element.list("subviews").lazy.compactMap(firstText).first
  }
}
