package import AdaptiveUI
package import Cells
import Foundation
import SceneFiles

extension SceneSession {
  /// Gives the canvas another size; a terminal window follows it as one size transition.
  package func resize(to size: CellSize, cause: TraceCause, title: String) {
    guard size != canvas, size.columns > 0, size.rows > 0 else { return }
    setCanvas(size)
    guard device == nil else { return }
    windowScene.fill(terminalHost, cause: cause, title: title)
  }

  /// Turns the window by quarter turns, clockwise; the interface follows if it may.
  package func rotate(_ quarters: Int) { windowScene.turnDevice(quarters) }

  /// Puts the scene on a device, or back on the terminal for `nil`.
  package func stand(on device: Device?) {
    guard device?.id != self.device?.id else { return }
    setDevice(device)
    let title = device?.memberNames.first ?? "terminal"
    let host = device.map { WindowHost.device($0) } ?? terminalHost
    windowScene.move(
      to: host, orientation: host.naturalOrientation, cause: .device, title: title)
  }

  /// Types a key of the scene's own.
  ///
  /// - Returns: Whether the scene has it.
  package func press(_ key: Character) -> Bool {
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
    switch command {
    case .resize(let columns, let rows):
      resize(
        to: CellSize(columns: columns, rows: rows), cause: .terminal,
        title: "\(canvas.columns)×\(canvas.rows) → \(columns)×\(rows)")
    case .rotate(let quarters): rotate(quarters)
    case .device(let name): stand(on: try Self.device(named: name))
    case .present(let id): try present(id)
    case .dismiss:
      if !dismissAsUser(at: nil) { refuseDismissal() }
    case .pull(let rows): try pull(by: rows)
    case .detent(let isUp):
      guard moveSheet(isUp: isUp) else {
        throw CommandProblem(message: "no sheet with another detent is presented")
      }
    case .tryOut(let trial): present(trial)
    case .key(let key):
      guard press(key) else {
        throw CommandProblem(message: "the scene has no key '\(key)'")
      }
    case .focus(let id): try moveFocus(to: id)
    case .activate(let id):
      if let id { try moveFocus(to: id) }
      activateFocused()
    }
    environment.settle()
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

/// Why a command cannot be run on this scene.
package struct CommandProblem: Error, Equatable {
  /// What is wrong, in words.
  package let message: String
  /// The nearest valid name, if there is one.
  package var suggestion: String?

  package init(message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }
}
