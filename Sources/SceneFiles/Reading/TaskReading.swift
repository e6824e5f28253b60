import AdaptiveUI
package import Documents

extension Read {
  /// A task and the condition that completes it: `{say: "Turn it: r", done: rotation}`.
  static func task(_ node: SourceNode, _ context: ReadingContext) -> SceneTask? {
    guard let reader = MappingReader(node, "a task", context) else { return nil }
    let say = reader.value("say", text)
    let done = reader.value("done", taskCondition)
    reader.finish("a task")
    guard let say, let done else {
      if !reader.has("say") || !reader.has("done") {
        context.report("a task needs “say” and “done”", at: reader.mark)
      }
      return nil
    }
    return SceneTask(task: DocumentTask(say: say, condition: done.value), mark: done.mark)
  }

  /// The words of conditions, as messages list them.
  private static let conditions = [
    "trait NAME VALUE", "rotation", "device", "presented", "dismissed", "focus NAME", "change",
    "undo",
  ]

  private static func taskCondition(
    _ node: SourceNode, _ context: ReadingContext
  ) -> Marked<DocumentTask.Condition>? {
    let words = (node.text ?? "").split(separator: " ").map(String.init)
    let condition: DocumentTask.Condition? =
      switch (words.first, words.count) {
      case ("trait", 3): .trait(name: words[1], value: words[2])
      case ("rotation", 1): .rotation
      case ("device", 1): .device
      case ("presented", 1): .presented
      case ("dismissed", 1): .dismissed
      case ("focus", 2): .focus(words[1])
      case ("change", 1): .change
      case ("undo", 1): .undo
      default: nil
      }
    if let condition { return Marked(condition, node.mark) }
    context.report(
      "a task is done by one of \(conditions.joined(separator: ", "))", at: node.mark,
      suggestion: words.first.flatMap { first in
        nearestName(
          to: first, in: conditions.compactMap { $0.split(separator: " ").first.map(String.init) })
      })
    return nil
  }
}

/// A task of a scene, with the place of its condition in the file.
package struct SceneTask: Sendable {
  package let task: DocumentTask
  let mark: SourceMark
}
