import Cells

// Text that is typed into a list filters it; without a match the list suggests other places.

extension Lab {
  /// Suggests where to search when no line of the list matches the text.
  func followTyping() {
    guard var list = state.lists.popLast() else { return }
    list.elsewhere = list.isWithoutMatch ? elsewhere(list.text) : []
    state.lists.append(list)
  }

  /// Notifies a user who typed one of the lab's keys into a list.
  private func elsewhere(_ text: String) -> [String] {
    let palette = "Enter looks for it everywhere, as : does"
    guard let first = text.first,
      let action = configuration.actions.first(where: { action in
        action.keys.contains { $0.matches(.character(first), []) }
          && action.isValid(LabAction.anywhere)
      })
    else { return [palette] }
    let way = session == nil ? "once a scene is open" : "after Esc"
    return [palette, "\(first) is a key \(way): “\(action.title)”"]
  }
}

extension LabList {
  /// Whether the filter matches no line.
  var isWithoutMatch: Bool { isFiltered && !text.isEmpty && shown.isEmpty }

  /// The hint about typing on the list's lower edge.
  var typingNote: String {
    guard isFiltered else { return "" }
    return text.isEmpty ? "type to narrow" : "Backspace widens, Esc shows all"
  }
}
