import Cells

extension Lab {
  /// Opens the palette of actions; a whole command of the scene can be typed as well.
  func openPalette(typed text: String = "") {
    // The new text replaces the earlier one.
    if state.lists.last?.kind == .palette { state.lists.removeLast() }
    var list = LabList(title: "", items: [], kind: .palette)
    list.text = text
    state.lists.append(filled(list))
  }

  /// Handles keys that edit the text; `false` for those of every list.
  func typeInPalette(_ key: Key) -> Bool {
    guard var list = state.lists.popLast() else { return false }
    defer { state.lists.append(list) }
    switch key {
    case .character(let character): list.text.append(character)
    case .backspace: _ = list.text.popLast()
    case .enter: return runTyped(&list)
    default: return false
    }
    list = filled(list)
    return true
  }

  /// Runs the text if it is a command of the scene; an error is shown in the list, and the text is
  /// kept.
  private func runTyped(_ list: inout LabList) -> Bool {
    guard list.items.isEmpty || list.items.first?.isTyped == true, list.selection == 0 else {
      return false
    }
    if let reason = unknownWord(in: list.text) {
      list.problem = [reason]
      return true
    }
    do {
      let command = try LabCommand(text: list.text)
      list.items = [LabItem(title: list.text, action: .command(command))]
      return false
    } catch {
      list.problem = [
        error.suggestion.map { "\(error.message), did you mean \($0)?" } ?? error.message
      ]
      return true
    }
  }

  /// The list with the lines for the text.
  func filled(_ list: LabList) -> LabList {
    var list = list
    let verb = list.text.split(separator: " ").first.map(String.init) ?? ""
    list.title = ": \(list.text)▏"
    list.selection = 0
    list.items = questions(list.text) + found(list.text)
    if isCommand(verb, nothingFound: list.items.isEmpty) {
      list.items.insert(LabItem(title: list.text), at: 0)
      let ways = session?.continuations(of: list.text) ?? []
      list.items += ways.prefix(Self.shownWays).map { LabItem(title: $0, action: .type($0)) }
      if let usage = LabCommandReader.usage(of: verb) { list.title += "  (\(verb) \(usage)) " }
    } else {
      let begun = LabCommandReader.all.filter { !list.text.isEmpty && $0.hasPrefix(list.text) }
      list.items += begun.map { LabItem(title: "\($0) …", action: .type("\($0) ")) }
    }
    if list.items.isEmpty, !list.text.isEmpty {
      list.items = nearest(to: list.text)
      if !list.items.isEmpty { list.title += "  (not known; nearest) " }
      // What cannot be read runs nothing; the nearest is to be chosen.
      if !list.items.isEmpty, unknownWord(in: list.text) != nil {
        list.items.insert(LabItem(title: list.text), at: 0)
      }
    }
    return list
  }

  /// Whether a line that begins with the word is a command; names of traits are common words, which
  /// find other things first.
  private func isCommand(_ verb: String, nothingFound: Bool) -> Bool {
    LabCommandReader.all.contains(verb) || (nothingFound && TraitChoice.named(verb) != nil)
  }

  /// The valid actions.
  var actionItems: [LabItem] {
    let context = context
    return configuration.actions.filter { $0.isValid(context) }.map { action in
      LabItem(
        title: action.title, tag: action.keyText, words: action.synonyms, action: .action(action.id)
      )
    }
  }

  /// Actions and all other items that match the text, best matches first.
  private func found(_ text: String) -> [LabItem] {
    let filter = ListFilter(text)
    guard !filter.isEmpty else { return actionItems }
    let fitting = (actionItems + paletteItems).filter(filter.matches)
    return (0...ListFilter.worst).flatMap { rank in fitting.filter { filter.rank($0) == rank } }
  }

  /// The most continuations of commands that are shown.
  private static var shownWays: Int { 12 }
}

extension LabItem {
  /// Whether the line is the typed text, so that there is nothing to choose.
  fileprivate var isTyped: Bool {
    if case .nothing = action { true } else { false }
  }
}
