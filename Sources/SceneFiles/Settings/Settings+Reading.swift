package import Documents

extension Settings {
  /// Reads a configuration file; an empty file has no settings.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, YAML in UTF-8.
  ///   - file: The file's name for messages.
  ///   - words: The valid values.
  /// - Throws: All errors of the file at once.
  package init(
    _ bytes: some Collection<UInt8>, file: String, words: SettingsWords
  ) throws(DocumentErrors) {
    self.init()
    guard bytes.contains(where: { !" \n\r\t".utf8.contains($0) }) else { return }
    let source = YAMLSource(bytes)
    guard let node = source.root else {
      let error =
        source.error ?? DocumentError("the file is empty", at: SourceMark(line: 1, column: 1))
      throw DocumentErrors(file: file, errors: [error], text: source.text)
    }
    let context = ReadingContext(text: source.text, classes: .system)
    if let reader = MappingReader(node, "settings", context) { read(reader, words) }
    guard context.errors.isEmpty else {
      throw DocumentErrors(file: file, errors: context.errors, text: source.text)
    }
  }

  private mutating func read(_ reader: MappingReader, _ words: SettingsWords) {
    theme = reader.value("theme", Read.choice(of: words.themes, called: "a theme"))?.value
    color = reader.value("color", Read.choice(of: words.colors, called: "a way to colour"))?.value
    usesMouse = reader.value("mouse", Read.bool)
    isLinear = reader.value("linear", Read.bool)
    pane = reader.value("pane", Read.choice(of: words.panes, called: "a pane"))?.value
    era = reader.value("uikit", Read.era)?.value
    device = reader.value("device", Read.device)?.value
    if let node = reader.node("keys"), let keys = MappingReader(node, "keys", reader.context) {
      for action in words.actions {
        guard let key = keys.value(action, Read.markedText) else { continue }
        if words.isKey(key.value) {
          self.keys.append((action, key.value))
        } else {
          reader.context.report("“\(key.value.shortened)” is no key", at: key.mark)
        }
      }
      keys.finish("“keys”")
    }
    reader.finish("a configuration")
  }
}
