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

  /// Runs what was typed if it is a command of the scene.
  private func runTyped(_ list: inout LabList) -> Bool {
    guard list.items.isEmpty || list.items.first?.isTyped == true, list.selection == 0 else {
      return false
    }
    do {
      list.items = [LabItem(title: list.text, deed: .command(try LabCommand(text: list.text)))]
      return false
    } catch {
      state.message =
        error.suggestion.map { "\(error.message), did you mean \($0)?" } ?? error.message
      return true
    }
  }

  /// The list with the lines that what was typed calls for.
  private func filled(_ list: LabList) -> LabList {
    var list = list
    let verb = list.text.split(separator: " ").first.map(String.init) ?? ""
    let verbs = LabCommandReader.verbs + LabCommandReader.changes
    list.title = ": \(list.text)▏"
    list.selection = 0
    let context = context
    let actions = configuration.actions.filter {
      $0.isValid(context) && Self.fits($0.title, list.text)
    }
    list.items = actions.map { action in
      LabItem(title: "\(action.title)  (\(action.keyText))", deed: .action(action.id))
    }
    if verbs.contains(verb) {
      list.items.insert(LabItem(title: list.text), at: 0)
      let ways = session?.continuations(of: list.text) ?? []
      list.items += ways.prefix(Self.shownWays).map { LabItem(title: $0, deed: .type($0)) }
      if let usage = LabCommandReader.usage[verb] { list.title += "  (\(verb) \(usage)) " }
    } else {
      let begun = verbs.filter { !list.text.isEmpty && $0.hasPrefix(list.text) }
      list.items += begun.map { LabItem(title: "\($0) …", deed: .type("\($0) ")) }
    }
    return list
  }

  /// So many commands that go on from what was typed are shown.
  private static var shownWays: Int { 12 }

  /// Whether all words that were typed stand in a title.
  private static func fits(_ title: String, _ text: String) -> Bool {
    text.lowercased().split(separator: " ").allSatisfy { title.lowercased().contains($0) }
  }
}

extension LabItem {
  /// Whether the line is what was typed, and nothing to choose.
  fileprivate var isTyped: Bool {
    if case .nothing = deed { true } else { false }
  }
}
