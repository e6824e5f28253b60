/// What all readers of one file share: the text, the classes, and the errors found so far.
final class ReadingContext {
  let text: SourceText
  let classes: SceneClasses
  private(set) var errors: [SceneError] = []

  init(text: SourceText, classes: SceneClasses) {
    self.text = text
    self.classes = classes
  }

  func report(_ message: String, at mark: SceneMark, suggestion: String? = nil) {
    errors.append(SceneError(message, at: mark, suggestion: suggestion))
  }

  /// Reports that `node` is not what was expected.
  func expected(_ what: String, _ node: SourceNode) {
    report("expected \(what), found \(node.kind)", at: node.mark)
  }
}
