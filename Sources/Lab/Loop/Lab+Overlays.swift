import AdaptiveUI
import Cells
import SceneFiles

extension Lab {
  func openDeviceList() {
    let items = Device.all.map { device in
      LabItem(
        title: "\(device.name)  \(device.portraitSize.traceText)",
        deed: .command(.device(device.id)))
    }
    let current = Device.all.firstIndex { $0.id == session?.device?.id }
    open(
      LabList(
        title: "Devices",
        items: [LabItem(title: "terminal", deed: .command(.device(nil)))] + items,
        selection: current.map { $0 + 1 } ?? 0))
  }

  func openHelp() {
    open(
      LabList(
        title: "Keys",
        items: (sceneHelp + Self.help(configuration.actions)).map { LabItem(title: $0) },
        selection: nil))
  }

  /// What the scene says about itself, and its own keys.
  private var sceneHelp: [String] {
    guard let session else { return [] }
    let about = session.document.opening.about
    return (about.isEmpty ? [] : about + [""])
      + session.scene.keys.map { "\($0.key)  \($0.meaning)" }
  }

  /// Every action once, with its keys, then what the mouse does.
  private static func help(_ actions: [LabAction]) -> [String] {
    let others: [(keys: String, title: String)] = [
      ("drag down", "move a sheet, or pull it away"),
      ("wheel", "scroll what is under it"),
      ("click", "focus what is under it; on what has the focus, activate it"),
      ("drag", "the pane's edge, or a window's right or lower edge: an interactive resize"),
      ("Ctrl-C", "quit"),
    ]
    let ordered = actions.filter { !$0.isElsewhere } + actions.filter(\.isElsewhere)
    let lines = ordered.map { (keys: $0.keyText, title: $0.title) } + others
    let width = lines.map { TextWidth.columns(of: $0.keys) }.max() ?? 0
    return lines.map { line in
      line.keys + String(repeating: " ", count: width - TextWidth.columns(of: line.keys) + 3)
        + line.title
    }
  }

  func open(_ list: LabList) { state.lists.append(list) }

  func pressInList(_ key: Key) {
    guard let list = state.lists.last else { return }
    if list.kind == .trial, pressInTrial(key) { return }
    if list.kind == .palette, typeInPalette(key) { return }
    switch key {
    case .up, .backTab: moveInList(by: -1)
    case .down, .tab: moveInList(by: 1)
    case .pageUp: moveInList(by: -max(terminalSize.rows - 4, 1))
    case .pageDown: moveInList(by: max(terminalSize.rows - 4, 1))
    case .home: moveInList(by: -Self.everything)
    case .end: moveInList(by: Self.everything)
    case .enter: choose()
    case .character(let digit) where digit.isWholeNumber: choose(number: digit)
    case .character("q"): isRunning = false
    case .escape, .character("?"), .character("d"), .character("P"): leaveList(by: key)
    default: break
    }
  }

  /// Without a scene there is nothing behind the list of scenes to go back to.
  private func leaveList(by key: Key) {
    if session == nil, state.lists.count == 1 {
      if key == .escape { isRunning = false }
      if state.lists.last?.title != "Scenes" { state.lists = [] }
      if state.lists.isEmpty, isRunning { openSceneList() }
    } else {
      state.lists.removeLast()
    }
  }

  /// More lines than any list has.
  private static var everything: Int { 1_000_000 }

  func moveInList(by step: Int) {
    guard var list = state.lists.popLast() else { return }
    if let selection = list.selection {
      list.selection = min(max(selection + step, 0), max(list.items.count - 1, 0))
    } else {
      interface.overlay.scroll(by: step)
    }
    state.lists.append(list)
  }

  /// A number key chooses a line of what can be chosen, the first with 1.
  private func choose(number: Character) {
    guard let list = state.lists.last, list.selection != nil, let index = number.wholeNumberValue,
      (1...max(list.items.count, 1)).contains(index), !list.items.isEmpty
    else { return }
    state.lists[state.lists.count - 1].selection = index - 1
    choose()
  }

  /// Takes the chosen line of a list.
  func choose() {
    guard let list = state.lists.last else { return }
    guard let selection = list.selection else { return leaveList(by: .enter) }
    guard list.items.indices.contains(selection) else { return }
    perform(list.items[selection].deed)
  }

  private func perform(_ deed: LabDeed) {
    switch deed {
    case .nothing: break
    case .list(let list): open(list)
    case .wall(let set):
      state.lists = []
      showWall(set)
    case .type(let text): openPalette(typed: text)
    case .source(let index): openSource(index)
    case .document(let document): openFile(at: document)
    case .action(let id):
      state.lists = []
      perform(id)
    case .command(let command):
      state.lists = []
      applyAndAnswer(command)
    case .copy(let what, let text):
      state.lists = []
      copy(what, text)
    case .save(let thing):
      state.lists = []
      save(thing)
    case .trial:
      state.lists = []
      presentTrial()
    }
  }
}

extension LabList {
  /// What the footer says while the list stands open.
  func footer(isOnly: Bool) -> [(key: String, meaning: String)] {
    switch kind {
    case .palette:
      return [("↑↓", "choose"), ("Enter", "run"), ("Esc", "back")]
    case .trial:
      return [("↑↓", "choose"), ("←→", "change"), ("Enter", "present"), ("Esc", "back")]
    case .plain:
      if selection == nil { return [("↑↓", "scroll"), ("Esc", "close"), ("q", "quit")] }
      return [
        ("↑↓", "choose"), ("Enter", "open"), ("1-9", "choose"), ("Esc", isOnly ? "quit" : "back"),
        ("q", "quit"),
      ]
    }
  }
}

extension DocumentOpening {
  /// What to press and what to watch, and the rules behind it.
  var about: [String] {
    rules.isEmpty ? notes : notes + ["Rules: \(rules.joined(separator: " "))"]
  }
}
