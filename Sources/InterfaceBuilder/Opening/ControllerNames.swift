import AdaptiveUI
import Documents

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
  private var names: [String: String]

  /// Finds for each controller the first name that no other has: its label in the editor, its
  /// storyboard identifier, its class, the storyboard that it is in, its class with its title or with
  /// its first text.
  ///
  /// What has none keeps the document's identifier, if a person wrote it; else it is called by what it
  /// contains, or numbered.
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
    nameOthers(controllers)
  }

  /// Names the controllers that only the editor gave an identifier.
  private mutating func nameOthers(_ controllers: [DocumentElement]) {
    var taken = Set(names.values)
    for controller in controllers {
      guard let id = controller.id, names[id] == nil, DocumentIdentifier.isGenerated(id) else {
        continue
      }
      let known = names
      let content = controller.segues.lazy.filter { $0["kind"] == "relationship" }
        .compactMap { $0["destination"].flatMap { known[$0] } }.first
      let base =
        content.map { "\(Self.type(controller)) of \($0)" } ?? Self.candidates(controller).first
        ?? Self.type(controller)
      let numbered = (1...).lazy.map { $0 == 1 && content != nil ? base : "\(base) \($0)" }
      let name = numbered.first { !taken.contains($0) } ?? base
      taken.insert(name)
      names[id] = name
    }
  }

  subscript(_ id: String?) -> String? { id.map { names[$0] ?? $0 } }

  private static func candidates(_ controller: DocumentElement) -> [String] {
    let type = type(controller)
    let title = controller["title"] ?? controller.child(key: "navigationItem")?["title"]
    let texts = [title, controller.child(key: "view").flatMap(firstText)].compactMap { $0 }
      .filter { !$0.isEmpty }
    return [
      controller["userLabel"], controller["storyboardIdentifier"], controller["customClass"],
      controller["storyboardName"],
    ].compactMap { $0 } + texts.map { "\(type) “\($0.shortened)”" }
  }

  private static func type(_ controller: DocumentElement) -> String {
    controller["customClass"] ?? controller.standardClass
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
