import AdaptiveUI
import CellRenderer
import Cells

extension Lab {
  /// Runs an action.
  func perform(_ id: LabAction.ID) {
    configuration.actions.first { $0.id == id }?.perform(self)
  }

  /// Shows or hides something, and says which.
  func toggle(_ isShown: WritableKeyPath<LabState, Bool>, _ what: String) {
    state[keyPath: isShown].toggle()
    state.message = .note("\(what) \(state[keyPath: isShown] ? "shown" : "hidden")")
  }

  /// Scrolls the focused scroll view, else the pane, by a page up or down.
  func scrollPage(_ direction: Int) {
    let half = max(terminalSize.rows / 2, 1) * direction
    if !state.paneHasKeys, state.time == nil, session?.canScrollFocused == true {
      return apply(.scroll(rows: half, height: LabCommand.textRow, at: nil))
    }
    // The selection moves with the scroll offset, so that it stays in sight.
    if state.paneHasKeys { return moveSelection(by: half) }
    // Of each page a line is on the next one, too.
    scrollPane(by: max(interface.pane.lineRows - 1, 1) * direction)
  }

  func nextLook() {
    let now = state.look ?? session?.look ?? .interface
    state.look = now == .interface ? .wireframe : .interface
    state.message = now == .interface ? "wireframe: every view a box" : "interface"
  }

  func toggleProportions() {
    state.keepsProportions.toggle()
    state.message =
      state.keepsProportions
      ? "true proportions: a cell is twice as high as wide" : "as much room for letters as there is"
  }

  func toggleMouse() {
    state.usesMouse.toggle()
    backend.setMouse(state.usesMouse)
    state.message = state.usesMouse ? "mouse on" : "mouse off"
  }

  func nextTheme() { setTheme(state.theme.next.name) }

  func setTheme(_ name: Theme.Name) {
    guard backend.hasColors || name == .none else {
      state.message = .note("no colours here: the terminal has none, or NO_COLOR or --color is set")
      return
    }
    state.theme = Theme(name)
    state.followsGround = false
    state.message = "theme \(name.rawValue)"
  }

  /// Switches to the device before or after in the list; the terminal is the first entry.
  func stepDevice(_ step: Int) {
    guard let session else { return }
    let devices: [Device?] = [nil] + Device.newestFirst
    let index = devices.firstIndex { $0?.id == session.device?.id } ?? 0
    applyAndAnswer(.device(devices[(index + step + devices.count) % devices.count]?.calledName))
  }
}
