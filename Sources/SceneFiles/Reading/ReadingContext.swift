/// What all readers of one file share: the text, the classes, and the errors found so far.
final class ReadingContext {
  let text: SourceText
  let classes: SceneClasses
  private(set) var errors: [SceneError] = []
  /// The keys that the readers of each kind of mapping asked for, when somebody wants to know.
  var keys: [String: [String]]?

  init(text: SourceText, classes: SceneClasses) {
    self.text = text
    self.classes = classes
  }

  /// The most errors that get a suggestion: looking for names takes time, and nobody reads more.
  private static let maximumSuggestions = 100

  /// Adds an error; `suggestion` is looked for only when it will be shown.
  func report(
    _ message: String, at mark: SceneMark, suggestion: @autoclosure () -> String? = nil
  ) {
    let isShown = errors.count < Self.maximumSuggestions
    errors.append(SceneError(message, at: mark, suggestion: isShown ? suggestion() : nil))
  }

  /// Reports that `node` is not what was expected.
  func expected(_ what: String, _ node: SourceNode) {
    report("expected \(what), found \(node.kind)", at: node.mark)
  }

  /// Remembers what a reader asked for.
  func note(_ asked: [String], of subject: String) {
    guard let known = keys?[subject] ?? keys.map({ _ in [] }) else { return }
    keys?[subject] = known + asked.filter { !known.contains($0) }
  }
}
