/// The keys that are valid now, most important first; cached until the context changes.
struct FooterKeys {
  /// The context of the cached keys.
  private struct Question: Equatable {
    let context: LabContext
    let hasWayOut: Bool
    let button: String?
  }

  private let actions: [LabAction]
  private var last: (question: Question, keys: [(key: String, meaning: String)])?

  init(_ actions: [LabAction]) { self.actions = LabAction.inFooterOrder(actions) }

  /// The keys with their actions in a word.
  ///
  /// - Parameters:
  ///   - context: The context, which decides which keys are valid.
  ///   - hasWayOut: Whether the presentation can be dismissed.
  ///   - button: The title of the button that leads out where it cannot; `nil` for none.
  /// - Returns: All valid keys, regardless of the room.
  mutating func keys(
    in context: LabContext, hasWayOut: Bool, button: String? = nil
  ) -> [(key: String, meaning: String)] {
    let question = Question(context: context, hasWayOut: hasWayOut, button: button)
    if let last, last.question == question { return last.keys }
    var seen: Set<LabAction.ID> = []
    var actions = actions
    // A user who hid the pane has to see the key that shows it again.
    if !context.showsPane, let pane = actions.firstIndex(where: { $0.id == .pane }),
      let turn = actions.firstIndex(where: { $0.id == .rotate }), turn < pane
    {
      actions.insert(actions.remove(at: pane), at: turn + 1)
    }
    let keys: [(key: String, meaning: String)] = actions.compactMap { action in
      guard let hint = action.hint, action.isValid(context), let key = action.keys.first,
        seen.insert(action.id).inserted
      else { return nil }
      if action.id == .dismiss, !hasWayOut {
        let way = button.map { "; “\($0)” leads out (Tab, Enter)" } ?? ""
        return (key.text, "no way out here" + way)
      }
      return (key.text, hint)
    }
    last = (question, keys)
    return keys
  }
}
