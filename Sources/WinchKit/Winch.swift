import Cells
import Documents
import Foundation
package import Lab
import SceneFiles
import Terminal

/// The lab in this process's own terminal.
@preconcurrency @MainActor public enum Winch {
  /// Why the lab could not open or had to end.
  public enum Failure: Error {
    /// There is no file at this path, or it cannot be read.
    case noInput(String)
    /// The scene is invalid: the messages, each with file, line and column.
    case badScene(String)
    /// A script has a command that is not understood or cannot be run, or an unknown device.
    case badScript(String)
    /// An Info.plist has an invalid value.
    case badLaunch(String)
    /// The program's breaches of UIKit's contract, in UIKit's words.
    case breach([String])
    /// The terminal cannot be used, with the reason.
    case noTerminal(String)
  }

  /// Opens the lab on a scene file and returns when the user quits.
  ///
  /// - Throws: ``Failure``; the terminal is then as it was.
  public static func run(sceneAt path: String) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .noInput(path)
    }
    let document: SceneDocument
    do {
      document = try SceneDocument(data, file: path)
    } catch {
      throw .badScene(error.text())
    }
    try run(LabConfiguration(document: document))
  }

  /// Opens the lab with a configuration and returns when the user quits.
  package static func run(_ configuration: LabConfiguration) throws(Failure) {
    do {
      try NcursesBackend.withScreen(colors: configuration.colors) { backend in
        try Lab(backend: backend, clock: SystemClock(), configuration: configuration).run()
      }
    } catch let error as TerminalError {
      throw .noTerminal(error.text)
    } catch {
      throw .noTerminal(String(describing: error))
    }
  }
}

/// The only clock of the program.
@MainActor private final class SystemClock: LabClock {
  private let clock = MonotonicClock()

  var seconds: Double { clock.seconds }
}

extension TerminalError {
  /// The error in words.
  fileprivate var text: String {
    switch self {
    case .notATerminal: "standard input and output must be a terminal"
    case .unknownTerminalType(let name): "unknown terminal type '\(name)'; is TERM set right?"
    case .callFailed(let call): "the terminal did not answer: \(call) failed"
    }
  }
}
