import AdaptiveUI
import ArgumentParser
import Cells
import Documents
import Lab

/// Options that are common to all commands that run a scene without a terminal.
struct HeadlessOptions: ParsableArguments {
  @Option(help: "The window in cells, COLSxROWS.", transform: CellSizeText.argument)
  var size: CellSizeText?

  @Option(
    name: .customLong("do"),
    help: "Commands to run first, such as 'rotate; present; dismiss; resize 40x20'.")
  var script: String?

  /// The size of the canvas that is asked for.
  var canvas: CellSize? { size.map { CellSize(columns: $0.columns, rows: $0.rows) } }

  func commands() throws -> [LabCommand] { try ScriptArgument.commands(script) }
}

/// A command that runs a scene without a terminal.
protocol HeadlessCommand: SceneCommand {
  var headless: HeadlessOptions { get }
}

extension HeadlessCommand {
  /// Whether the command line has options for the window.
  var asksForWindow: Bool {
    headless.size != nil || headless.script != nil || options.device != nil
      || options.orientation != nil || options.uikit != nil || options.window != nil
      || !reader.isEmpty
  }

  /// Opens the scene and runs each command of the script to its end.
  ///
  /// - Parameters:
  ///   - scene: The name of a bundled scene or a file.
  ///   - tracksChanges: Whether pictures mark the changes by the last command.
  ///   - measuresInPoints: Whether a picture in points is drawn of it.
  /// - Returns: The session after the last command.
  /// - Throws: An error that ends the program, for an invalid scene or command line.
  @MainActor func open(
    _ scene: String, tracksChanges: Bool = false, measuresInPoints: Bool = false
  ) throws -> SceneSession {
    try openAndRun(
      scene, try headless.commands(), tracksChanges: tracksChanges,
      measuresInPoints: measuresInPoints)
  }

  /// Opens the scene without running the script.
  @MainActor func openBeforeScript(_ scene: String) throws -> SceneSession {
    try openAndRun(scene, [])
  }

  @MainActor private func openAndRun(
    _ scene: String, _ commands: [LabCommand], tracksChanges: Bool = false,
    measuresInPoints: Bool = false
  ) throws -> SceneSession {
    let document = try load(scene)
    let opening = document.opening.cells.map { CellSize(columns: $0.columns, rows: $0.rows) }
    var session = SessionOptions(
      canvas: headless.canvas ?? opening ?? CellSize(columns: 80, rows: 24),
      device: try options.chosenDevice(), window: try options.chosenWindow(),
      orientation: options.orientation?.interfaceOrientation, era: options.uikit,
      reader: reader.settings)
    session.measuresInPoints = measuresInPoints
    return try open(document, session, commands, tracksChanges: tracksChanges)
  }

  /// Opens the scene on a device in an orientation, with this size of the canvas unless one was
  /// given.
  @MainActor func open(
    _ scene: String, on device: Device, _ orientation: UIInterfaceOrientation, _ size: CellSize
  ) throws -> SceneSession {
    try open(
      try load(scene),
      SessionOptions(
        canvas: headless.canvas ?? size, device: device, orientation: orientation,
        era: options.uikit, reader: reader.settings), try headless.commands())
  }

  @MainActor private func open(
    _ document: any OpenableDocument, _ options: SessionOptions, _ commands: [LabCommand],
    tracksChanges: Bool = false
  ) throws -> SceneSession {
    let session = SceneSession(document, options: options)
    session.tracksChanges = tracksChanges
    for command in commands {
      do {
        try session.run(command)
      } catch {
        throw ValidationError(error.text)
      }
    }
    return session
  }
}

/// The argument of `--do`.
enum ScriptArgument {
  /// The commands of a script; an invalid one ends the program as a usage error.
  static func commands(_ script: String?) throws -> [LabCommand] {
    do {
      return try LabScript(script ?? "").commands
    } catch {
      let hint = error.suggestion.map { ", did you mean '\($0)'?" } ?? ""
      throw ValidationError(
        """
        \(error.message)\(hint)
          --do \(script ?? "")
               \(String(repeating: " ", count: error.offset))^
        """)
    }
  }
}

/// The output format of a command.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension CellSizeText {
  /// Reads the argument of `--size`.
  static func argument(_ text: String) throws -> CellSizeText {
    guard let size = CellSizeText(text) else {
      throw ValidationError(
        "'\(text)' is no size; write COLSxROWS, such as 80x24, neither above \(CellSizeText.maximum)"
      )
    }
    return size
  }
}
