import AdaptiveUI
import Cells
import Foundation

extension Lab {
  /// A key was pressed: whoever has the keys gets it first, then the lab.
  func press(_ key: Key, _ modifiers: KeyModifiers) {
    message = nil
    if key == .character("c"), modifiers.contains(.control) {
      isRunning = false
    } else if mode != .canvas {
      pressInOverlay(key)
    } else if !pressOnCanvas(key, modifiers) {
      pressAnywhere(key, modifiers)
    }
  }

  private func pressAnywhere(_ key: Key, _ modifiers: KeyModifiers) {
    switch key {
    case .character("q"): isRunning = false
    case .character("l") where modifiers.contains(.control): backend.invalidate()
    case .character("z") where modifiers.contains(.control): backend.suspend()
    case .character("?"), .function(1): openHelp()
    case .character("m"):
      usesMouse.toggle()
      backend.setMouse(usesMouse)
      message = usesMouse ? "mouse on" : "mouse off"
    case .character(" "): if !configuration.isBare { togglePane() }
    case .character("o"): if !configuration.sources.isEmpty { openSceneList() }
    default: break
    }
  }

  /// Keys that act on the scene; `false` when the key means nothing there.
  private func pressOnCanvas(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard let session, modifiers.subtracting(.shift).isEmpty else { return false }
    if case .character(let character) = key, session.press(character) { return true }
    switch key {
    case .character("r"): session.rotate(1)
    case .character("R"): session.rotate(-1)
    case .character("p"): report { () throws(CommandProblem) in try session.presentNext() }
    case .character("P"): openTrial()
    case .character("+"): session.moveSheet(isUp: true)
    case .character("-"): session.moveSheet(isUp: false)
    case .character("d"): openDeviceList()
    case .character("["): stepDevice(-1)
    case .character("]"): stepDevice(1)
    case .tab: session.moveFocus(modifiers.contains(.shift) ? .previous : .next)
    case .backTab: session.moveFocus(.previous)
    case .up: session.moveFocus(.up)
    case .down: session.moveFocus(.down)
    case .left: session.moveFocus(.left)
    case .right: session.moveFocus(.right)
    case .enter: session.activateFocused()
    case .escape: session.dismissAsUser(at: nil)
    case .pageUp: scroll(by: -pageStep)
    case .pageDown: scroll(by: pageStep)
    default: return false
    }
    return true
  }

  private var pageStep: Int { max(terminalSize.rows / 2, 1) }

  /// Scrolls the focused scroll view, else the log.
  func scroll(by rows: Int) {
    if session?.scrollFocused(by: rows) == true { return }
    interface.pane.scroll -= rows
  }

  private func report(_ body: () throws(CommandProblem) -> Void) {
    do {
      try body()
    } catch {
      message = error.suggestion.map { "\(error.message), did you mean \($0)?" } ?? error.message
    }
  }

  /// Goes to the device before or after in the list, with the terminal first.
  private func stepDevice(_ step: Int) {
    guard let session else { return }
    let devices: [Device?] = [nil] + Device.all
    let index = devices.firstIndex { $0?.id == session.device?.id } ?? 0
    session.stand(on: devices[(index + step + devices.count) % devices.count])
  }
}
