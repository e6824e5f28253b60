import Documents

/// A node of the file's YAML, independent of the library that parsed it.
struct SourceNode: Sendable {
  indirect enum Content: Sendable {
    /// A scalar; `isPlain` if it is unquoted and on one line.
    case scalar(String, isPlain: Bool)
    case list([SourceNode])
    case mapping([(key: SourceNode, value: SourceNode)])
  }

  let content: Content
  let mark: SourceMark

  /// The kind of node, for messages.
  var kind: String {
    switch content {
    case .scalar(let text, let isPlain): text.isEmpty && isPlain ? "nothing" : "“\(text.shortened)”"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }

  var text: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// Whether the file has a key without a value.
  var isEmpty: Bool {
    guard case .scalar(let text, isPlain: true) = content else { return false }
    return text.isEmpty || text == "~" || text == "null"
  }
}
