import Documents

/// The identifiers of a scene, with the kind and the tree of their objects.
struct IdentifierTable {
  enum Kind: String {
    case controller
    case view
    case barButtonItem = "bar button item"
    case row
    case item
    case tab
    case constraint
    case guide = "layout guide"
  }

  struct Entry {
    let name: String
    let kind: Kind
    let mark: SourceMark
    /// The number of the tree: objects of different trees never share a constraint.
    let tree: Int
  }

  private(set) var entries: [Entry] = []
  private var indices: [String: Int] = [:]

  func entry(_ name: String) -> Entry? { indices[name].map { entries[$0] } }

  /// Adds an identifier, or reports that it is already used.
  mutating func add(_ id: Marked<String>?, _ kind: Kind, tree: Int, _ context: ReadingContext) {
    guard let id else { return }
    if let other = entry(id.value) {
      context.report(
        "“\(id.value)” already names the \(other.kind.rawValue) on line \(other.mark.line)",
        at: id.mark)
      return
    }
    indices[id.value] = entries.count
    entries.append(Entry(name: id.value, kind: kind, mark: id.mark, tree: tree))
  }

  func names(_ kinds: [Kind], tree: Int? = nil) -> [String] {
    entries.filter { kinds.contains($0.kind) && (tree == nil || $0.tree == tree) }.map(\.name)
  }
}
