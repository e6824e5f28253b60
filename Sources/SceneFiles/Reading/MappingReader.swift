import Documents

/// Reads the keys of one mapping and reports unknown ones.
final class MappingReader {
  let context: ReadingContext
  let mark: SourceMark
  private let pairs: [(key: String, mark: SourceMark, value: SourceNode)]
  /// Every key that was requested: the valid ones, for suggestions.
  private(set) var asked: [String] = []

  /// Creates a reader, or reports that `node` must be a mapping, which messages call `what`.
  init?(_ node: SourceNode, _ what: String, _ context: ReadingContext) {
    guard case .mapping(let pairs) = node.content else {
      context.expected("\(what) (keys and values)", node)
      return nil
    }
    self.context = context
    mark = node.mark
    self.pairs = pairs.compactMap { key, value in
      guard let name = key.text else {
        context.report("a key has to be a word", at: key.mark)
        return nil
      }
      return (context.meant(name, at: key.mark), key.mark, value)
    }
  }

  /// Creates a reader if `node` is a mapping that names a system symbol.
  convenience init?(symbolIn node: SourceNode, _ context: ReadingContext) {
    guard case .mapping(let pairs) = node.content,
      pairs.contains(where: { $0.key.text == "systemName" })
    else { return nil }
    self.init(node, "a symbol", context)
  }

  /// The value of `key`; `nil` if it is absent, or if it is empty, which is reported.
  func node(_ key: String) -> SourceNode? {
    asked.append(key)
    guard let pair = pairs.first(where: { $0.key == key }) else { return nil }
    guard !pair.value.isEmpty else {
      context.report("“\(key)” has no value", at: pair.mark)
      return nil
    }
    return pair.value
  }

  func has(_ key: String) -> Bool { pairs.contains { $0.key == key } }

  /// The place of `key`; the mapping's own place if it is absent.
  func mark(of key: String) -> SourceMark { pairs.first { $0.key == key }?.mark ?? mark }

  /// Reads the value of `key` with `read`.
  func value<Value>(_ key: String, _ read: (SourceNode, ReadingContext) -> Value?) -> Value? {
    node(key).flatMap { read($0, context) }
  }

  /// The elements of a list, each read with `read`; a single value is treated as a list of one.
  func list<Value>(_ key: String, _ read: (SourceNode, ReadingContext) -> Value?) -> [Value] {
    guard let node = node(key) else { return [] }
    return node.elements.compactMap { read($0, context) }
  }

  /// Reports keys that no reader requested.
  ///
  /// - Parameters:
  ///   - subject: The object of the mapping, with its article or class.
  ///   - owners: The owners of keys that are valid elsewhere; evaluated only if a key is unknown.
  func finish(_ subject: String, owners: @autoclosure () -> [String: String] = [:]) {
    assert(SceneKeys.agree(asked, with: subject), "the keys of \(subject) in SceneKeys")
    for pair in pairs where !asked.contains(pair.key) {
      if let owner = owners()[pair.key] {
        context.report("\(subject) has no “\(pair.key)”; \(owner) has", at: pair.mark)
      } else {
        context.reportMisspelling(
          "\(subject) has no “\(pair.key.shortened)”", of: pair.key, in: asked,
          taken: pairs.map(\.key), at: pair.mark)
      }
    }
  }
}

extension SourceNode {
  /// The elements of a list; any other node is treated as a list of one.
  var elements: [SourceNode] {
    guard case .list(let elements) = content else { return [self] }
    return elements
  }
}
