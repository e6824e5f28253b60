import AdaptiveUI
import CellRenderer
import Cells
import Foundation

// Clicks on the lab's own rows: header fields, keys of the footer, names of panes. Each view
// records its clickable parts while it draws.

extension Lab {
  /// Handles a click on header or footer.
  ///
  /// - Returns: Whether there is something to click.
  func pressBars(at position: CellPoint) -> Bool {
    guard !configuration.isBare, interface.tooSmall.isHidden else { return false }
    if let key = footerKey(at: position) ?? rulerKey(at: position) {
      press(key.key, key.modifiers)
      return true
    }
    guard position.row == 0,
      let action = interface.header.hits.first(where: { $0.columns.contains(position.column) })?
        .action,
      let known = configuration.actions.first(where: { $0.id == action }),
      known.isValid(clickContext)
    else { return false }
    state.paneHasKeys = false
    perform(action)
    return true
  }

  /// The context after a click that takes the keys from the pane.
  private var clickContext: LabContext {
    var context = context
    context.paneHasKeys = false
    return context
  }

  /// The key of the footer at a cell, if a single key is there.
  func footerKey(at position: CellPoint) -> KeyStroke? {
    guard !configuration.isBare, position.row == terminalSize.rows - 1 else { return nil }
    return interface.footer.hits.first { $0.columns.contains(position.column) }
      .flatMap { KeyStroke(text: $0.key) }
  }

  /// The key that the ruler says at a cell.
  private func rulerKey(at position: CellPoint) -> KeyStroke? {
    guard !interface.ruler.frame.isEmpty else { return nil }
    return interface.ruler.hits.first {
      $0.row == position.row && $0.columns.contains(position.column)
    }.flatMap { KeyStroke(text: $0.key) }
  }

  /// Clicks on the canvas; if that presses a control, a notice shows the result.
  func click(_ command: LabCommand) {
    guard let session else { return }
    var pressed: UIView?
    if case .click(let point) = command { pressed = session.control(at: point) }
    let step = session.environment.recorder.steps.last?.number
    apply(command)
    if case .activate = command { pressed = session.focusedView }
    guard state.message == nil, let pressed, let last = session.environment.recorder.steps.last,
      last.number != step
    else { return }
    state.message =
      session.answerOfControl ?? session.answer(toPressing: pressed.spokenName, last)
  }

  /// Shows the pane whose name is at a cell.
  func pressTab(at position: CellPoint) -> Bool {
    guard interface.showsPane,
      let tab = interface.pane.tabs.first(where: {
        $0.row == position.row && $0.columns.contains(position.column)
      })
    else { return false }
    show(tab.kind)
    return true
  }
}

extension Lab {
  /// Goes to the issue that a line of the step's card at a cell is about, or shows the list that has it.
  func pressIssue(at position: CellPoint) -> Bool {
    guard interface.showsPane, state.time == nil, state.pane == .log,
      let line = interface.pane.issues.first(where: { $0.cells.contains(position) })
    else { return false }
    if let place = line.place { go(to: place) } else { show(.issues) }
    return true
  }

  /// Focuses the box whose name in the pane is at a cell, and gives the canvas the keys.
  func pressName(at position: CellPoint) -> Bool {
    guard interface.showsPane, state.time == nil,
      let written = interface.pane.names.first(where: {
        $0.row == position.row && $0.columns.contains(position.column)
      })?.name
    else { return false }
    let name = written.trimmingCharacters(in: CharacterSet(charactersIn: " ,;:"))
    let key = session?.stackNames.first { $0.words == name }?.key ?? name
    state.paneHasKeys = false
    state.message =
      attempt(.focus(key)) == nil
      ? .done("chosen: \(name)") : .note("\(name) is not in the window")
    return true
  }
}

extension SceneSession {
  /// The control that a click on a cell presses.
  func control(at point: CellPoint) -> UIView? {
    let picture = picture()
    guard let view = target(at: point, picture), view.answersTap, isInFront(view) else {
      return nil
    }
    return view
  }

  /// The result of pressing a control, also if it had no effect.
  fileprivate func answer(toPressing name: String, _ step: TraceStep) -> Notice {
    let isWithoutEffect = step.events.isEmpty && changes.isEmpty
    return isWithoutEffect
      ? .note("pressed \(name): nothing here answers; the other button only selects")
      : .done("pressed \(name)")
  }
}
