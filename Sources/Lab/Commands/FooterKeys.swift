/// The keys that are valid now, most important first; cached until the context changes.
struct FooterKeys {
  /// The context of the cached keys.
  private struct Question: Equatable {
    let context: LabContext
    let hasWayOut: Bool
    let button: String?
  }

  /// An action that the footer may show.
  private struct Entry {
    let id: LabAction.ID
    let key: String
    let hint: String
    let isValid: @Sendable (LabContext) -> Bool
  }

  private let entries: [Entry]
  private var last: (question: Question, keys: [(key: String, meaning: String)])?

  init(_ actions: [LabAction]) {
    entries = LabAction.inFooterOrder(actions).compactMap { action in
      guard let hint = action.hint, let key = action.keys.first else { return nil }
      return Entry(id: action.id, key: key.text, hint: hint, isValid: action.isValid)
    }
  }

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
    var seen: [LabAction.ID] = []
    var keys: [(key: String, meaning: String)] = []
    for index in places(in: context) where entries[index].isValid(context) {
      let entry = entries[index]
      guard !seen.contains(entry.id) else { continue }
      seen.append(entry.id)
      if entry.id == .dismiss, !hasWayOut {
        let way = button.map { "refused here, “\($0)” leads out (Tab, Enter)" }
        keys.append((entry.key, way ?? "no way out here"))
      } else {
        keys.append((entry.key, entry.hint))
      }
    }
    last = (question, keys)
    return keys
  }

  /// The places of the entries, most important first.
  private func places(in context: LabContext) -> [Int] {
    var places = Array(entries.indices)
    // A user who hid the pane has to see the key that shows it again.
    if !context.showsPane, let pane = entries.firstIndex(where: { $0.id == .pane }),
      let turn = entries.firstIndex(where: { $0.id == .rotate }), turn < pane
    {
      places.insert(places.remove(at: pane), at: turn + 1)
    }
    return places
  }
}
