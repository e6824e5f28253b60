import AdaptiveUI
import CellRenderer
import Cells

extension Lab {
  /// Runs an action.
  func perform(_ id: LabAction.ID) {
    if let command = Self.command(of: id) { return applyAndAnswer(command) }
    switch id {
    case .help: openHelp()
    case .quit: isRunning = false
    case .device: openDeviceList()
    case .previousDevice: stepDevice(-1)
    case .nextDevice: stepDevice(1)
    case .tryOut: openTrial()
    case .pageUp: scrollPage(-1)
    case .pageDown: scrollPage(1)
    case .pane: arrangeAndTell { togglePane() }
    case .palette: openPalette()
    case .change: openChanges()
    case .viewAs: openClasses()
    case .installed: openInstalled()
    case .look: nextLook()
    case .names: state.showsNames.toggle()
    case .era: openEras()
    case .focusNext: moveFocus(.next)
    case .focusPrevious: moveFocus(.previous)
    case .safeAreas:
      state.showsSafeAreas.toggle()
      state.message = "safe areas \(state.showsSafeAreas ? "shown" : "hidden")"
    case .margins:
      state.showsMargins.toggle()
      state.message = "margins \(state.showsMargins ? "shown" : "hidden")"
    case .measures:
      state.showsMeasures.toggle()
      state.message = "measures of the focus \(state.showsMeasures ? "shown" : "hidden")"
    case .proportions: toggleProportions()
    case .copy: openCopies()
    case .save: openSaves()
    case .edit: openEditor()
    case .theme: nextTheme()
    case .scenes: openSceneList()
    case .mouse: toggleMouse()
    case .ruler: nextRuler()
    case .nextChange: goToChange(isNext: true)
    case .previousChange: goToChange(isNext: false)
    case .acceptLosses: acceptLosses()
    case .redraw: backend.invalidate()
    case .suspend: backend.suspend()
    default: if !performInPane(id), !performOnWall(id) { performInTime(id) }
    }
  }

  /// The actions that are commands of the scene.
  private static func command(of id: LabAction.ID) -> LabCommand? {
    switch id {
    case .dismiss: .dismiss
    case .raise: .detent(isUp: true)
    case .lower: .detent(isUp: false)
    case .activate: .activate(nil)
    case .present: .presentNext
    case .rotate: .rotate(quarters: 1)
    case .rotateLeft: .rotate(quarters: -1)
    case .focusUp: .move(.up)
    case .focusDown: .move(.down)
    case .focusLeft: .move(.left)
    case .focusRight: .move(.right)
    case .fullWindow: .fullWindow
    case .undo: .undo
    case .redo: .redo
    default: nil
    }
  }

  /// Scrolls the focused scroll view, else the pane, by a page up or down.
  private func scrollPage(_ direction: Int) {
    let half = max(terminalSize.rows / 2, 1) * direction
    if !state.paneHasKeys, state.time == nil, session?.canScrollFocused == true {
      return apply(.scroll(rows: half, height: LabCommand.textRow, at: nil))
    }
    // The selection moves with the scroll offset, so that it stays in sight.
    if state.paneHasKeys { return moveSelection(by: half) }
    // Of each page a line is on the next one, too.
    scrollPane(by: max(interface.pane.lineRows - 1, 1) * direction)
  }

  private func nextLook() {
    let now = state.look ?? session?.look ?? .interface
    state.look = now == .interface ? .wireframe : .interface
    state.message = now == .interface ? "wireframe: every view a box" : "interface"
  }

  private func toggleProportions() {
    state.keepsProportions.toggle()
    state.message =
      state.keepsProportions
      ? "true proportions: a cell is twice as high as wide" : "as much room for letters as there is"
  }

  private func toggleMouse() {
    state.usesMouse.toggle()
    backend.setMouse(state.usesMouse)
    state.message = state.usesMouse ? "mouse on" : "mouse off"
  }

  private func nextTheme() { setTheme(state.theme.next.name) }

  func setTheme(_ name: Theme.Name) {
    state.theme = Theme(name)
    state.followsGround = false
    state.message = "theme \(name.rawValue)"
  }

  /// Switches to the device before or after in the list; the terminal is the first entry.
  private func stepDevice(_ step: Int) {
    guard let session else { return }
    let devices: [Device?] = [nil] + Device.all
    let index = devices.firstIndex { $0?.id == session.device?.id } ?? 0
    applyAndAnswer(.device(devices[(index + step + devices.count) % devices.count]?.calledName))
  }
}
