/// Which controllers of a storyboard lead to which, as far as it decides what bars are around them.
struct SceneGraph: Sendable {
  /// A way into a controller.
  struct Entry: Sendable {
    enum Kind: Sendable {
      /// The source contains the controller: root, tab, master, detail.
      case contained
      /// The source's container shows it, bars included.
      case shown
      /// The split view controller around the source shows it beside the source.
      case shownBeside
      case presented
      /// Presented in a popover, which is clear of the screen's edges.
      case popover
      case embedded
    }

    let kind: Kind
    let source: String
    let segueID: String?
  }

  private var entries: [String: [Entry]] = [:]
  /// What each controller contains, embeds or presents, in the order of the document.
  private var insides: [String: [String]] = [:]
  private(set) var controllers: [String: DocumentElement] = [:]
  private let preferred: Set<String>

  /// The ways between the controllers of `scenes`, which are in the document `root`.
  init(_ scenes: [DocumentScene], in root: DocumentElement) {
    preferred = Set(root.list("inferredMetricsTieBreakers").compactMap { $0["reference"] })
    for controller in scenes.compactMap(\.controller) {
      guard let id = controller.id else { continue }
      controllers[id] = controller
      collect(controller, source: id)
    }
  }

  private mutating func collect(_ element: DocumentElement, source: String) {
    for child in element.children {
      if child.name == "segue", let destination = child["destination"],
        let kind = Self.kinds[child["kind"] ?? ""]
      {
        entries[destination, default: []].append(
          Entry(kind: kind, source: source, segueID: child.id))
        if isInside(kind, source) { insides[source, default: []].append(destination) }
      }
      collect(child, source: source)
    }
  }

  /// Whether what a way leads to is seen together with its source, or over it.
  ///
  /// Of the pages behind tabs only the first is seen.
  private func isInside(_ kind: Entry.Kind, _ source: String) -> Bool {
    switch kind {
    case .shown, .shownBeside: false
    case .contained:
      controllers[source]?.name != "tabBarController" || insides[source]?.isEmpty != false
    case .presented, .popover, .embedded: true
    }
  }

  static let kinds: [String: Entry.Kind] = [
    "relationship": .contained, "show": .shown, "push": .shown, "presentation": .presented,
    "modal": .presented, "popoverPresentation": .popover, "embed": .embedded,
    "showDetail": .shownBeside,
  ]

  /// The way that the editor goes by: the tie breaker if there is one, else containment, else the
  /// first that the document has.
  func entry(of id: String) -> Entry? {
    let ways = entries[id] ?? []
    return ways.first { $0.segueID.map(preferred.contains) ?? false }
      ?? ways.first { $0.kind == .contained } ?? ways.first
  }

  /// `id`, the controllers that it contains, embeds or presents, those that they do, and so on.
  func reached(from id: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [id]
    while let next = waiting.popLast() {
      if reached.insert(next).inserted { waiting += insides[next] ?? [] }
    }
    return reached
  }

  /// The controller that a stack of controllers begins with; `nil` for what is no stack.
  func rootOfStack(_ controller: DocumentElement) -> DocumentElement? {
    guard controller.name == "navigationController" else { return nil }
    let root = controller.list("connections").first { $0["relationship"] == "rootViewController" }
    return root?["destination"].flatMap { controllers[$0] }
  }

  /// The controllers from `id` outwards, each with the way from the next one; cycles end.
  func path(from id: String) -> [(controller: DocumentElement, entry: Entry?)] {
    var path: [(DocumentElement, Entry?)] = []
    var seen: Set<String> = []
    var current: String? = id
    while let id = current, seen.insert(id).inserted, let controller = controllers[id] {
      let entry = entry(of: id)
      path.append((controller, entry))
      current = entry?.source
    }
    return path
  }
}
