import ArgumentParser
import Foundation

/// The program.
@main struct WinchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "winch",
    abstract: "Shows UIKit's adaptive layer at work: resize the terminal and watch scenes adapt.",
    discussion: """
      EXAMPLES
        winch                                  choose a bundled scene
        winch Scenes/split.yaml                open a scene
        winch snapshot split --size 100x30     print its canvas
        winch trace split --do "resize 40x20"  print who was told what
        winch explain split detail             tell why a view is as it is
        winch check split                      find sizes at which it breaks
      """,
    subcommands: [
      Open.self, Snapshot.self, Trace.self, Explain.self, Check.self, Devices.self, Rules.self,
      Schema.self,
    ],
    defaultSubcommand: Open.self)
}
