import AdaptiveUI
import Cells
import Documents

extension Lab {
  func open(_ list: LabList) {
    var list = list
    if let selection = list.selection, !list.choices.contains(selection) {
      list.selection = list.choices.first { $0 > selection } ?? list.choices.first ?? 0
    }
    state.lists.append(list)
  }

  /// Whether the list of scenes is open without a scene behind it.
  var isAtFirstList: Bool { session == nil && state.lists.count == 1 }

  func pressInList(_ key: Key, _ modifiers: KeyModifiers) {
    guard let list = state.lists.last else { return }
    state.lists[state.lists.count - 1].problem = []
    if modifiers.contains(.control) { return pressControl(key) }
    if list.kind == .trial, pressInTrial(key) { return }
    if list.kind == .palette, typeInPalette(key) { return }
    if key == .character("q"), list.text.isEmpty, list.kind != .palette {
      if isAtFirstList { isRunning = false }
      // Texts and forms have no typing: the key is free to close them.
      if list.selection == nil || list.kind == .trial { leaveList() }
      if !isRunning || state.lists.last?.title != list.title { return }
    }
    // The key that opens the help closes it too.
    if key == .character("?"), list.selection == nil { return leaveList() }
    if key == .character("?"), list.kind == .plain, list.text.isEmpty { return openHelp() }
    if key == .character(":"), list.kind == .plain { return openPalette() }
    if state.lists[state.lists.count - 1].type(key) { return followTyping() }
    switch key {
    case .up, .backTab: moveInList(by: -1)
    case .down, .tab: moveInList(by: 1)
    case .pageUp: moveInList(by: -max(terminalSize.rows - 4, 1))
    case .pageDown: moveInList(by: max(terminalSize.rows - 4, 1))
    case .home: moveInList(by: -Self.everything)
    case .end: moveInList(by: Self.everything)
    case .enter: choose()
    case .character(let digit) where digit.isWholeNumber: choose(number: digit)
    case .escape: goBackInList()
    case .function(1): list.selection == nil ? leaveList() : openHelp()
    default: break
    }
  }

  /// Keys that are no text: they edit the filter, or are the lab's global keys.
  private func pressControl(_ key: Key) {
    switch key {
    case .character("u"): clearFilter()
    case .character("l"): backend.invalidate()
    case .character("z"): backend.suspend()
    default: break
    }
  }

  /// Goes one level back: first clears the text, then closes the list.
  private func goBackInList() {
    if let list = state.lists.last, !list.text.isEmpty || list.isSearching {
      clearFilter()
    } else {
      leaveList()
    }
  }

  private func clearFilter() {
    guard var list = state.lists.popLast() else { return }
    (list.text, list.isSearching) = ("", false)
    list.narrow()
    state.lists.append(list.kind == .palette ? filled(list) : list)
  }

  private func leaveList() {
    if isAtFirstList {
      state.message = .note("nothing to go back to; q or Ctrl-C quits")
    } else {
      state.lists.removeLast()
    }
  }

  /// More lines than any list has.
  private static var everything: Int { 1_000_000 }

  func moveInList(by step: Int) {
    guard var list = state.lists.popLast() else { return }
    if list.selection == nil { interface.overlay.scroll(by: step) } else { list.move(by: step) }
    state.lists.append(list)
  }

  /// A number key selects a line of those that can be chosen, the first with 1.
  private func choose(number: Character) {
    guard let list = state.lists.last, list.hasNumbers, let number = number.wholeNumberValue,
      (1...max(list.choices.count, 1)).contains(number), !list.choices.isEmpty
    else { return }
    choose(item: list.choices[number - 1])
  }

  /// Runs an item of the list, as a click does.
  func choose(item: Int) {
    state.lists[state.lists.count - 1].selection = item
    choose()
  }

  /// Runs the selected line of a list.
  func choose() {
    guard let list = state.lists.last else { return }
    if list.isWithoutMatch { return openPalette(typed: list.text) }
    guard let selection = list.selection else { return leaveList() }
    guard list.choices.contains(selection) else { return }
    perform(list.action(of: selection))
  }

  func perform(_ action: ItemAction) {
    switch action {
    case .nothing: break
    case .list(let list): open(list)
    case .wall(let set):
      state.lists = []
      showWall(set)
    case .type(let text): openPalette(typed: text)
    case .source(let index): openSource(index)
    case .document(let document): openFile(at: document)
    case .file(let file): open(file)
    case .action(let id):
      closeLists()
      perform(id)
    case .command(let command): run(command)
    case .explain(let name): explain(name)
    case .copy(let what, let text):
      state.lists = []
      copy(what, text)
    case .save(let thing):
      state.lists = []
      save(thing)
    case .trial:
      state.lists = []
      presentTrial()
    case .theme(let name):
      closeLists()
      setTheme(name)
    }
  }

  /// Closes all lists, except the first one if there is no scene.
  private func closeLists() {
    state.lists = session == nil ? Array(state.lists.prefix(1)) : []
  }

  /// Runs a chosen command; if it cannot run, the list stays open with the reason.
  func run(_ command: LabCommand) {
    if session == nil {
      state.lists[state.lists.count - 1].problem = ["nothing is open yet: choose a screen first"]
    } else if let problem = attempt(command) {
      state.lists[state.lists.count - 1].problem = [problem]
    } else {
      state.lists = []
      if state.message == nil { state.message = session?.answer(to: command) }
    }
  }
}

extension LabList {
  /// The action of the selected line, in a word.
  private var enter: String {
    if isWithoutMatch { return "look everywhere" }
    guard let selection, items.indices.contains(selection) else { return "open" }
    return switch items[selection].action {
    case .copy: "copy"
    case .save: "save"
    case .nothing, .action, .command, .source, .document, .file, .wall, .list, .type, .explain,
      .trial, .theme:
      "open"
    }
  }

  /// The footer's keys while the list is open.
  ///
  /// - Parameter isFirst: Whether there is nothing behind the list.
  /// - Returns: Keys and their actions, most important first.
  func footer(isFirst: Bool) -> [(key: String, meaning: String)] {
    let back: [(key: String, meaning: String)] = [("Esc", "back")]
    switch kind {
    case .palette:
      return [("↑↓", "choose"), ("Enter", "run"), ("Esc", text.isEmpty ? "back" : "clear")]
    case .trial:
      return [("↑↓", "choose"), ("←→", "change"), ("Enter", "present")] + back
    case .plain:
      let filter: [(key: String, meaning: String)] =
        text.isEmpty ? [("/", "search")] : [("Backspace", "widen"), ("Esc", "show all")]
      let quit: [(key: String, meaning: String)] = text.isEmpty ? [("q", "quit")] : []
      if selection == nil {
        return [("↑↓", "scroll")] + filter + (text.isEmpty ? [("Esc", "close")] : [])
      }
      return [("↑↓", "choose"), ("Enter", enter)] + filter
        + (hasNumbers ? [("1-9", "choose")] : []) + (isFirst ? quit : text.isEmpty ? back : [])
        + (text.isEmpty ? [("?", "help")] : [])
    }
  }
}

extension DocumentOpening {
  /// The scene's hints, and its rules.
  var about: [String] {
    rules.isEmpty ? notes : notes + ["Rules: \(rules.joined(separator: " "))"]
  }
}
