import Cells

// What is typed into a list narrows it; where that leaves nothing, somebody wanted something else.

extension Lab {
  /// Says where to find what was typed, where the list has nothing of it.
  func followTyping() {
    guard var list = state.lists.popLast() else { return }
    list.elsewhere = list.isWithoutMatch ? elsewhere(list.text) : []
    state.lists.append(list)
  }

  /// Who typed a key of the lab into a list is told so.
  private func elsewhere(_ text: String) -> [String] {
    let palette = "Enter looks for it everywhere, as : does"
    guard let first = text.first,
      let action = configuration.actions.first(where: { action in
        action.keys.contains { $0.matches(.character(first), []) }
          && action.isValid(LabAction.anywhere)
      })
    else { return [palette] }
    let key = "\(first) is also a key, “\(action.title)”: keys work "
    return [
      palette, key + (session == nil ? "once a scene is open" : "when Esc has closed the list"),
    ]
  }
}

extension LabList {
  /// Whether something was typed that no line has.
  var isWithoutMatch: Bool { isFiltered && !text.isEmpty && shown.isEmpty }

  /// What a key that types does, as the list's lower edge says it.
  var typingNote: String {
    guard isFiltered else { return "" }
    return text.isEmpty ? "type to narrow" : "Backspace widens, Esc shows all"
  }
}
