import Documents

extension Read {
  /// Commands, and whether they are shown in slow motion: `{do: rotate, time: true}`.
  static func start(_ node: SourceNode, _ context: ReadingContext) -> SceneStart? {
    guard let reader = MappingReader(node, "a start", context) else { return nil }
    let script = reader.value("do", markedText)
    let isInTime = reader.value("time", bool) ?? false
    reader.finish("a start")
    guard let script else {
      if !reader.has("do") { context.report("a start needs a “do”", at: reader.mark) }
      return nil
    }
    let start = context.text.contentStart(of: script.value, at: script.mark)
    return SceneStart(
      script: script.value, mark: start ?? script.mark, isOnOneLine: start != nil,
      isInTime: isInTime)
  }
}
