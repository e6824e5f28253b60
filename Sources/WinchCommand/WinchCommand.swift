package import ArgumentParser
import Documents
import Foundation

/// The program `winch`.
package struct WinchCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "winch",
    abstract: "Shows UIKit's adaptive layer at work: resize the terminal and watch scenes adapt.",
    discussion: """
      EXAMPLES
        winch                                  choose a bundled scene
        winch Scenes/split.yaml                open a scene
        winch new                              write a scene to start from
        winch snapshot split --size 100x30     print its canvas
        winch trace split --do "resize 40x20"  print who was told what
        winch explain split detail             tell why a view is as it is
        winch check split                      find sizes at which it breaks
      """,
    version: version,
    subcommands: [
      Open.self, Snapshot.self, Sheet.self, Film.self, Trace.self, Explain.self, Record.self,
      Replay.self, Check.self, New.self, Devices.self, Rules.self, Kept.self, Schema.self,
      Manual.self,
    ],
    defaultSubcommand: Open.self)

  /// What `--version` prints; the changes of each version are listed in the library's catalogue.
  static let version = "0.1.0"

  /// The names of the commands.
  static var words: [String] {
    configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
  }

  package init() {}

  /// Runs the command of the command line.
  ///
  /// Error messages quote the command line, which may contain control characters, so these are made
  /// visible.
  package static func main() {
    StandardStreams.prepare()
    do {
      if let run = LabRun(CommandLine.arguments.dropFirst(), commands: words) {
        try runningUnderstood {
          try reportingFailures { try Open.open(try Open.configured(run)) }
        }
      } else {
        var command = try parseAsRoot()
        try runningUnderstood { try command.run() }
      }
    } catch {
      let message = fullMessage(for: error)
      if let shell = CompletionScript(askedBy: CommandLine.arguments),
        exitCode(for: error).isSuccess
      {
        return print(shell.completed(message, commands: words))
      }
      let visible = VisibleText.lines(of: message)
      if visible == message { exit(withError: error) }
      StandardStreams.complain(visible + "\n")
      Foundation.exit(exitCode(for: error).rawValue)
    }
  }

  /// Runs a command whose command line was parsed; usage errors are then printed without the usage
  /// text.
  private static func runningUnderstood(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as ValidationError {
      StandardStreams.complain("Error: " + VisibleText.lines(of: error.message) + "\n")
      throw ExitCode.validationFailure
    }
  }
}
