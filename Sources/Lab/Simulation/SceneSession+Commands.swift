package import AdaptiveUI
import Cells
import Documents
import Foundation

extension SceneSession {
  /// Rotates the canvas, and with it a terminal's window, to another size.
  func follow(_ size: CellSize, cause: TraceCause, title: String) {
    guard size != canvas else { return }
    canvas = size
    windowSize = nil
    guard device == nil else { return }
    windowScene.fill(.terminal(terminalHost), cause: cause, title: title)
  }

  /// Moves the scene to a device, or back to the terminal for `nil`.
  private func stand(on device: Device?) {
    guard device?.id != self.device?.id else {
      // Another device of the family: the same screen by another name.
      if let device { setDevice(device) }
      return
    }
    setDevice(device)
    let title = device?.calledName ?? "terminal"
    let host = device.map { WindowHost.device($0) } ?? .terminal(terminalHost)
    windowScene.move(
      to: host, orientation: host.naturalOrientation, cause: .device, title: title)
  }

  /// Drags the window's edge, which is an interactive resize.
  ///
  /// Rule W07.
  private func dragWindow(to size: CGSize) throws(CommandProblem) {
    var isTaken = false
    environment.perform { isTaken = windowScene.drag(to: size) }  // W07
    guard isTaken else {
      throw CommandProblem(message: "only windows on an iPad that shares its screen are dragged")
    }
  }

  /// Types a key of the scene's own.
  ///
  /// - Returns: Whether the scene has it.
  private func press(_ key: Character) -> Bool {
    guard let meaning = scene.keys.first(where: { $0.key == key })?.meaning else { return false }
    environment.settle()
    environment.recorder.begin(.container, meaning)
    _ = scene.press(key)
    environment.updateCycle.flush()
    return true
  }

  /// Runs one command of a script and waits for what it started.
  ///
  /// - Throws: ``CommandProblem`` when it names what the scene does not have.
  package func run(_ command: LabCommand) throws(CommandProblem) {
    try apply(command)
    environment.settle()
  }

  /// The message of a command that finds nothing to scroll.
  static let nothingScrolls = "nothing there scrolls"

  /// Runs a command; ``apply(_:)`` records it.
  func perform(_ command: LabCommand) throws(CommandProblem) {
    switch command {
    case .resize(let columns, let rows):
      follow(
        CellSize(columns: columns, rows: rows), cause: .terminal,
        title: "\(canvas.columns)×\(canvas.rows) → \(columns)×\(rows)")
    case .rotate(let quarters): windowScene.turnDevice(quarters)
    case .device(let name): stand(on: try Self.device(named: name))
    case .key(let key):
      guard press(key) else {
        let keys = scene.keys.map { "\($0.key)" }
        throw CommandProblem(
          message: "the scene has no key '\(key)'"
            + (keys.isEmpty ? "" : "; there are \(keys.joined(separator: ", "))"))
      }
    case .type(let key): try typeIntoField(key)
    case .focus(let id): try moveFocus(to: id)
    case .move(let move): moveFocus(move)
    case .activate(let id):
      if let id { try moveFocus(to: id) }
      activateFocused()
    case .click(let point): click(point)
    case .select(let point): select(point)
    case .scroll(let rows, let height, let point):
      let distance = CGFloat(rows) * CGFloat(height)
      guard point.map({ scroll(at: $0, by: distance) }) ?? scrollFocused(by: distance) else {
        throw CommandProblem(message: Self.nothingScrolls)
      }
    case .press(let point): beginDrag(at: point)
    case .drag(let point): continueDrag(to: point)
    case .drop:
      endDrag()
      environment.perform { windowScene.endDrag() }
      environment.updateCycle.flush()
    case .gesture(let gesture): try make(gesture)
    case .dragWindow(let width, let height):
      try dragWindow(to: CGSize(width: width, height: height))
    case .window(let width, let height): giveWindow(CGSize(width: width, height: height))
    case .fullWindow: giveWindow(nil)
    case .change(let change): try make(change)
    case .present(let id): try present(id)
    case .presentNext: try presentNext()
    case .dismiss:
      if !dismissAsUser(at: nil) { refuseDismissal() }
    case .pull(let rows): try pull(by: rows)
    case .detent(let isUp):
      guard moveSheet(isUp: isUp) else {
        throw CommandProblem(message: "no sheet with another detent is presented")
      }
    case .tryOut(let trial): present(trial)
    // What was recorded is run again without them.
    case .undo, .redo: break
    }
  }

  /// The device with this name; `nil` for no name.
  ///
  /// - Throws: ``CommandProblem`` with the nearest name on a miss.
  package nonisolated static func device(named name: String?) throws(CommandProblem) -> Device? {
    guard let name else { return nil }
    if let device = Device.named(name) { return device }
    throw CommandProblem(
      message: "no device '\(name)'", suggestion: nearestName(to: name, in: Device.allNames))
  }
}

/// Why a command cannot be run on this scene, in words that are safe to print.
package struct CommandProblem: Error, Equatable {
  /// The problem, in words.
  package let message: String
  /// The nearest valid name, if there is one.
  package var suggestion: String?

  package init(message: String, suggestion: String? = nil) {
    // The name may come from a file.
    self.message = VisibleText.of(message)
    self.suggestion = suggestion.map(VisibleText.of)
  }
}
