import ArgumentParser
import Lab
import SceneFiles
import WinchKit

/// Opens the lab.
struct Open: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open a scene in the lab (the default).",
    discussion: """
      EXAMPLES
        winch                          choose a bundled scene
        winch split                    open a bundled scene
        winch App.yaml --device 'iPhone 6' --orientation landscape
        winch App.yaml --device ipad_9_7 --window 507x768 --do present
      """)

  @Argument(
    help: "A YAML file, a storyboard or xib, or a bundled scene's name; without it a list opens.")
  var scene: String?

  @OptionGroup var options: SceneOptions

  @Option(
    name: .customLong("do"),
    help: "Commands to run first, such as 'rotate; present; dismiss; resize 40x20'.")
  var script: String?

  @Flag(help: "Leave out header, footer and pane.")
  var bare = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  func run() throws {
    try reportingFailures {
      let document = try scene.map {
        try DocumentLoader.load($0, beginning: options.beginning)
      }
      var configuration = LabConfiguration(
        document: document, sources: DocumentLoader.sources, device: try options.chosenDevice(),
        orientation: options.orientation?.interfaceOrientation, era: options.uikit?.era,
        isBare: bare, usesMouse: !noMouse)
      configuration.window = try options.chosenWindow()
      configuration.script = try ScriptArgument.commands(script)
      configuration.watch = scene.flatMap {
        DocumentLoader.watch($0, beginning: options.beginning)
      }
      do {
        try MainActor.assumeIsolated { try Winch.run(configuration) }
      } catch Winch.Failure.noTerminal(let reason) {
        throw Failure.noTerminal(reason)
      }
    }
  }
}
