import AdaptiveUI
import Cells
import RuleTexts

extension Lab {
  /// Shows the pane after this one; after the last, the first.
  func showNextPane() {
    show(PaneKind(rawValue: state.pane.rawValue % PaneKind.allCases.count + 1) ?? .log)
  }

  func startSearch() { state.search = PaneSearch(text: "", isTyping: true) }

  /// Shows a pane, even if panes are hidden.
  func show(_ kind: PaneKind) {
    let old = state.pane
    state.pane = kind
    if !interface.showsPane { togglePane() }
    if kind == .eras || old == .eras { resizePane(by: 0) }
    followOtherEra()
  }

  func scrollPane(by rows: Int) {
    state.position.scroll += rows
  }

  func selectLast() { moveSelection(by: interface.pane.lines.count) }

  /// Moves the selection by rows; a wrapped line counts as one.
  func moveSelection(by rows: Int) {
    let lines = interface.pane.lines
    if let issue = issueLine(rows, in: lines) { return select(issue) }
    var index = min(max((state.position.selection ?? -1) + rows, 0), max(lines.count - 1, 0))
    while lines.indices.contains(index), lines[index].isContinuation { index += rows.signum() }
    while index >= lines.count || (lines.indices.contains(index) && lines[index].isContinuation) {
      index -= 1
    }
    select(index)
  }

  /// The next line with a place to go to, in a list of issues that has any.
  private func issueLine(_ rows: Int, in lines: [PaneLine]) -> Int? {
    guard state.pane == .issues else { return nil }
    let places = lines.indices.filter { lines[$0].issue != nil && !lines[$0].isContinuation }
    let selection = state.position.selection ?? -1
    return rows > 0
      ? places.first { $0 > selection } ?? places.last : places.last { $0 < selection }
  }

  /// The columns by which a key scrolls the source.
  static let sidewaysStep = 8

  func moveSideways(by step: Int) {
    let most = max((sourcePage?.width ?? 0) - Self.sidewaysStep, 0)
    state.position.column = min(state.position.column + step, most)
  }

  /// Selects a line and scrolls it into sight.
  func select(_ index: Int) {
    let lines = interface.pane.lines
    guard !lines.isEmpty else { return }
    let index = min(max(index, 0), lines.count - 1)
    state.position.selection = index
    state.position.issue = lines[index].issue?.identity
    state.position.scroll = interface.pane.scroll(showing: index, from: state.position.scroll)
    if let text = lines[index].rule.flatMap(ruleText) { state.message = .note(text) }
  }

  /// Keeps the selected issue selected where the list has another order, such as that of another size.
  func followIssue() {
    guard let issue = state.position.issue else { return }
    let lines = interface.pane.lines
    let index = lines.firstIndex { $0.issue?.identity == issue && !$0.isContinuation }
    guard let index, index != state.position.selection else { return }
    state.position.selection = index
    state.position.scroll = interface.pane.scroll(showing: index, from: state.position.scroll)
  }

  /// Focuses the subject of the selected line; without one shows the line's rule.
  func chooseLine() {
    guard let index = state.position.selection, interface.pane.lines.indices.contains(index)
    else { return }
    if openWhatIf() { return }
    let line = interface.pane.lines[index]
    if line.isFold { state.logFilter = .everything }
    if line.target != nil || line.issue != nil { state.paneLedFocus = true }
    if let target = line.target { apply(.focus(target)) }
    if let issue = line.issue { go(to: issue) }
    if let text = line.rule.flatMap(ruleText) { state.message = .note(text) }
  }

  /// Handles a key while the search is typed.
  func typeSearch(_ key: Key) {
    switch key {
    case .character(let character): state.search.text.append(character)
    case .backspace: _ = state.search.text.popLast()
    case .escape: state.search = PaneSearch()
    case .enter:
      state.search.isTyping = false
      goToMatch(1, from: -1)
    default: break
    }
  }

  func goToMatch(_ step: Int, from start: Int? = nil) {
    let lines = interface.pane.lines
    let matches = lines.indices.filter { state.search.matches(lines[$0].text) }
    guard !matches.isEmpty else {
      state.message = .note("nothing matches “\(state.search.text)”")
      return
    }
    let current = start ?? state.position.selection ?? -1
    let next =
      step > 0
      ? matches.first { $0 > current } ?? matches[0]
      : matches.last { $0 < current } ?? matches[matches.count - 1]
    select(next)
    let number = (matches.firstIndex(of: next) ?? 0) + 1
    state.message = "match \(number) of \(matches.count) for “\(state.search.text)”"
  }

  /// A rule's id and its sentence.
  private func ruleText(_ id: String) -> String? { RuleTexts.text(of: id).map { "\(id): \($0)" } }
}
