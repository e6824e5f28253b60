import Documents

extension Read {
  /// A verb and, for some, its object: `present info`.
  static func action(_ node: SourceNode, _ context: ReadingContext) -> SceneAction? {
    guard let text = node.text else {
      context.expected("an action such as “present info”", node)
      return nil
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    let verbs = SceneAction.Verb.allCases.map(\.rawValue)
    guard let first = words.first, let verb = SceneAction.Verb(rawValue: first) else {
      let word = words.first ?? ""
      let nearest = nearestName(to: word, in: verbs)
      let list = nearest == nil ? "; an action is \(verbs.joined(separator: ", "))" : ""
      context.report(
        "“\(word.shortened)” is not an action\(list)", at: node.mark, suggestion: nearest)
      return nil
    }
    let count = verb.needs == nil ? 1 : 2
    guard words.count == count else {
      let need = verb.needs.map { "needs the identifier of one \($0.rawValue)" } ?? "stands alone"
      context.report("“\(verb.rawValue)” \(need)", at: node.mark)
      return nil
    }
    let start = context.text.contentStart(of: text, at: node.mark)
    let target = words.dropFirst().first.map { word in
      let offset = text.unicodeScalars.count - word.unicodeScalars.count
      let isLast = text.hasSuffix(word)
      return Marked(word, isLast ? start?.advanced(by: offset) ?? node.mark : node.mark)
    }
    return SceneAction(verb: verb, target: target, mark: node.mark)
  }

  /// Keys that the lab reserves for its own commands.
  private static let keptKeys: [Character] = ["q", "?", " "]

  /// Characters and their actions.
  static func keys(_ node: SourceNode, _ context: ReadingContext) -> [SceneKey]? {
    guard case .mapping(let pairs) = node.content else {
      context.expected("keys and actions such as {i: present info}", node)
      return nil
    }
    return pairs.compactMap { key, value in
      guard let text = key.text, text.count == 1, let character = text.first else {
        context.report("a key is one character", at: key.mark)
        return nil
      }
      guard !keptKeys.contains(character) else {
        context.report("“\(text)” belongs to the lab", at: key.mark)
        return nil
      }
      return action(value, context).map { SceneKey(key: character, action: $0) }
    }
  }

  /// An identifier: letters, digits, `-` and `_`, beginning with a letter.
  static func identifier(_ node: SourceNode, _ context: ReadingContext) -> Marked<String>? {
    guard let text = node.text else {
      context.expected("an identifier", node)
      return nil
    }
    let isValid =
      text.unicodeScalars.first?.properties.isAlphabetic == true && text.last != "-"
      && !text.contains("--")
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
      }
    guard isValid else {
      context.report(
        "“\(text.shortened)” is not an identifier; use letters, digits, single - and _, "
          + "beginning with a letter", at: node.mark)
      return nil
    }
    guard !ReservedWord.all.contains(text) else {
      context.report(
        "“\(text)” means something in equations and cannot name a thing", at: node.mark)
      return nil
    }
    return Marked(text, node.mark)
  }

  /// The class of an object, one of `names`.
  static func className(
    _ reader: MappingReader, default fallback: String, names: [String], called what: String
  ) -> Marked<String> {
    guard let node = reader.node("class") else { return Marked(fallback, reader.mark) }
    guard let text = node.text else {
      reader.context.expected("the name of a class", node)
      return Marked(fallback, node.mark)
    }
    let name = reader.context.meant(text, at: node.mark)
    if !names.contains(name) {
      reader.context.reportMisspelling(
        "no \(what) class is called “\(name.shortened)”", of: name, in: names, at: node.mark)
      return Marked("", node.mark)
    }
    return Marked(name, node.mark)
  }
}
