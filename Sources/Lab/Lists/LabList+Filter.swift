import Cells

// How a list narrows while one types. Palettes fill themselves anew instead, and choosers of
// presentations have nothing to narrow.

extension LabList {
  /// Whether letters narrow the list.
  var isFiltered: Bool { kind == .plain }

  /// What was typed, as the lines are compared with it.
  var filter: ListFilter { ListFilter(isFiltered ? text : "") }

  /// The items that are shown, in order: those that match, each under its heading.
  var shown: [Int] {
    let filter = filter
    guard !filter.isEmpty else { return Array(items.indices) }
    var shown: [Int] = []
    var heading: Int?
    for index in items.indices {
      switch items[index].kind {
      case .heading: heading = index
      case .choice, .note:
        guard filter.matches(items[index]) else { continue }
        if let open = heading { shown.append(open) }
        heading = nil
        shown.append(index)
      }
    }
    return shown
  }

  /// Those of ``shown`` that can be chosen, in a list to choose from.
  var choices: [Int] { shown.filter { items[$0].kind == .choice } }

  /// The title with what was typed, and how many lines are left of how many.
  var heading: String {
    guard isFiltered, !text.isEmpty || isSearching else { return title }
    let all = items.count { $0.kind == .choice }
    return "\(title)  / \(text)▏  \(choices.count) of \(all)"
  }

  /// A key that narrows or widens the list.
  ///
  /// - Returns: Whether the key did so; digits and spaces type only behind something typed.
  mutating func type(_ key: Key) -> Bool {
    guard isFiltered else { return false }
    switch key {
    // The key that searches everywhere else begins here too.
    case .character("/") where text.isEmpty: isSearching = true
    case .character(let character):
      guard !text.isEmpty || !(character.isWholeNumber || character == " ") else { return false }
      text.append(character)
    case .backspace:
      guard text.popLast() != nil else { return false }
    default: return false
    }
    narrow()
    return true
  }

  /// Chooses the first line that still matches; without a filter the chosen one stays.
  mutating func narrow() {
    guard let selection else { return }
    if text.isEmpty, choices.contains(selection) { return }
    self.selection = choices.first ?? selection
  }

  /// Goes to another line that can be chosen; at the ends it stays.
  mutating func move(by step: Int) {
    let choices = choices
    guard let selection, !choices.isEmpty else { return }
    let place = choices.firstIndex { $0 >= selection } ?? choices.count - 1
    self.selection = choices[min(max(place + step, 0), choices.count - 1)]
  }
}
