import AdaptiveUI
import ArgumentParser
import Cells
import Documents
import Foundation
import Lab
import Synchronization

/// Records the commands of a session in the lab.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record what is done in the lab, or by a script, to a file.",
    discussion: """
      EXAMPLES
        winch record story.jsonl split        record until you quit
        winch record story.jsonl figure-13-3 --headless --do 'rotate; present'
        winch replay story.jsonl              do it again and print the trace
      """)

  @Argument(help: "The file to write, JSON Lines.", completion: .file())
  var output: String

  @OptionGroup var opening: Open

  @Flag(help: "Run only what --do says, without a terminal.")
  var headless = false

  @Option(help: "The window in cells with --headless, COLSxROWS.", transform: CellSizeText.argument)
  var size: CellSizeText?

  func run() throws {
    try reportingFailures {
      if headless { return try runScript() }
      var configuration = try opening.configured()
      // Checked before the session rather than after an hour of work.
      try OutputFile.tryOut(output)
      let output = output
      configuration.whenDone = { document, recording in
        do {
          try Self.write(document, recording, to: output)
        } catch {
          lastFailure.withLock { $0 = error as? Failure }
        }
      }
      // A terminal that is closed then ends the lab by the end of its input, and the recording is
      // written.
      signal(SIGHUP, SIG_IGN)
      try Open.open(configuration)
      if let failure = lastFailure.withLock({ $0 }) { throw failure }
    }
  }

  private func runScript() throws {
    guard let scene = opening.scene else {
      throw ValidationError("'--headless' needs a scene")
    }
    let document = try opening.load(scene)
    let commands = try ScriptArgument.commands(opening.script)
    let options = SessionOptions(
      canvas: CellSize(columns: size?.columns ?? 80, rows: size?.rows ?? 24),
      device: try opening.options.chosenDevice(), window: try opening.options.chosenWindow(),
      orientation: opening.options.orientation?.interfaceOrientation,
      era: opening.options.uikit, reader: opening.reader.settings)
    try MainActor.assumeIsolated {
      let session = SceneSession(document, options: options)
      defer { session.close() }
      for command in commands {
        do throws(CommandProblem) {
          try session.apply(command)
        } catch {
          throw ValidationError(error.text)
        }
        session.playOut()
      }
      try Self.write(document, session.recording, to: output)
    }
  }

  /// Writes a recording.
  private static func write(
    _ document: any OpenableDocument, _ recording: LabRecording, to output: String
  ) throws {
    let text = try RecordFile(document, recording).lines().joined(separator: "\n") + "\n"
    try OutputFile.write(Data(text.utf8), to: output)
  }
}

/// The failure to write the recording when the lab ended.
private let lastFailure = Mutex<Failure?>(nil)
