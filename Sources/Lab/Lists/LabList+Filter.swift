import Cells

// How a list is filtered while the user types. Palettes compute their lines instead, and choosers
// of presentations are not filtered.

extension LabList {
  /// Whether letters filter the list.
  var isFiltered: Bool { kind == .plain }

  /// The filter, prepared for comparisons with lines.
  var filter: ListFilter { ListFilter(isFiltered ? text : "") }

  /// The visible items, in order: those that match, each under its heading.
  var shown: [Int] {
    let filter = filter
    guard !filter.isEmpty else {
      return items.indices.filter { items[$0].presence != .whileFiltered }
    }
    var shown: [Int] = []
    var heading: Int?
    for index in items.indices {
      switch items[index].kind {
      case .heading: heading = index
      case .choice, .note:
        guard items[index].presence != .untilFiltered, filter.matches(items[index]) else {
          continue
        }
        if let open = heading { shown.append(open) }
        heading = nil
        shown.append(index)
      }
    }
    return shown
  }

  /// The items of ``shown`` that can be chosen, in a list to choose from.
  var choices: [Int] { shown.filter { items[$0].kind == .choice } }

  /// The title with the filter's text and the numbers of matching and of all lines.
  var heading: String {
    guard isFiltered, !text.isEmpty || isSearching else { return title }
    // Where nothing is chosen, dim lines are found like the others.
    func isCounted(_ item: LabItem) -> Bool {
      item.kind == .choice || selection == nil && item.kind == .note
    }
    let all = items.count { isCounted($0) && $0.presence != .untilFiltered }
    return "\(title)  / \(text)▏  \(shown.count { isCounted(items[$0]) }) of \(all)"
  }

  /// Handles a key that changes the filter.
  ///
  /// - Returns: Whether the key did so; spaces are text only after other text, and so are digits that choose lines.
  mutating func type(_ key: Key) -> Bool {
    guard isFiltered else { return false }
    switch key {
    // The key that starts a search elsewhere starts the filter here too.
    case .character("/") where text.isEmpty: isSearching = true
    case .character(let character):
      let isText = character != " " && !(character.isWholeNumber && hasNumbers)
      guard !text.isEmpty || isText else { return false }
      text.append(character)
    case .backspace:
      guard text.popLast() != nil else { return false }
    default: return false
    }
    narrow()
    return true
  }

  /// Selects the line whose whole name was typed, else the first with a word that begins so: `SE` is one of
  /// iPhone SE and the middle of others; without a filter the selection does not change.
  mutating func narrow() {
    guard let selection else { return }
    let choices = choices
    if text.isEmpty, choices.contains(selection) { return }
    let name = text.lowercased()
    let named = choices.first { index in
      !name.isEmpty
        && [items[index].title, items[index].tag].contains { $0.withoutEnding.lowercased() == name }
    }
    let filter = filter
    let word = choices.first { filter.rank(items[$0]) < ListFilter.worst }
    self.selection = named ?? word ?? choices.first ?? selection
  }

  /// Selects another line that can be chosen; it stops at the ends.
  mutating func move(by step: Int) {
    let choices = choices
    guard let selection, !choices.isEmpty else { return }
    let place = choices.firstIndex { $0 >= selection } ?? choices.count - 1
    self.selection = choices[min(max(place + step, 0), choices.count - 1)]
  }
}
