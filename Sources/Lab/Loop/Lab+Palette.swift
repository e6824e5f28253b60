import Cells

extension Lab {
  /// Opens the list of actions that narrows as one types; a command of the scene can be typed whole.
  func openPalette(typed text: String = "") {
    // What was typed further takes the place of what was typed.
    if state.lists.last?.kind == .palette { state.lists.removeLast() }
    var list = LabList(title: "", items: [], kind: .palette)
    list.text = text
    state.lists.append(filled(list))
  }

  /// Keys that type; `false` for those that every list has.
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

  /// Runs what was typed if it is a command of the scene; what is wrong with it is told in the list,
  /// and the text is kept.
  private func runTyped(_ list: inout LabList) -> Bool {
    guard list.items.isEmpty || list.items.first?.isTyped == true, list.selection == 0 else {
      return false
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

  /// The list with the lines that what was typed calls for.
  func filled(_ list: LabList) -> LabList {
    var list = list
    let verb = list.text.split(separator: " ").first.map(String.init) ?? ""
    let verbs = LabCommandReader.verbs + LabCommandReader.changes
    list.title = ": \(list.text)▏"
    list.selection = 0
    list.items = found(list.text)
    if verbs.contains(verb) {
      list.items.insert(LabItem(title: list.text), at: 0)
      let ways = session?.continuations(of: list.text) ?? []
      list.items += ways.prefix(Self.shownWays).map { LabItem(title: $0, action: .type($0)) }
      if let usage = LabCommandReader.usage[verb] { list.title += "  (\(verb) \(usage)) " }
    } else {
      let begun = verbs.filter { !list.text.isEmpty && $0.hasPrefix(list.text) }
      list.items += begun.map { LabItem(title: "\($0) …", action: .type("\($0) ")) }
    }
    return list
  }

  /// Actions, and whatever else has a name that was typed, what fits best first.
  private func found(_ text: String) -> [LabItem] {
    let context = context
    let actions = configuration.actions.filter { $0.isValid(context) }.map { action in
      LabItem(
        title: action.title, tag: action.keyText, words: action.synonyms, action: .action(action.id)
      )
    }
    let filter = ListFilter(text)
    guard !filter.isEmpty else { return actions }
    let fitting = (actions + paletteItems).filter(filter.matches)
    return (0...ListFilter.worst).flatMap { rank in fitting.filter { filter.rank($0) == rank } }
  }

  /// So many commands that go on from what was typed are shown.
  private static var shownWays: Int { 12 }
}

extension LabItem {
  /// Whether the line is what was typed, and nothing to choose.
  fileprivate var isTyped: Bool {
    if case .nothing = action { true } else { false }
  }
}
