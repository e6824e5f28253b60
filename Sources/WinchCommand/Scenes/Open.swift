import AdaptiveUI
import ArgumentParser
import Cells
import Documents
import Foundation
import Lab
import SceneFiles
import WinchKit

/// Opens the lab.
struct Open: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Open a scene in the lab (the default).",
    discussion: """
      EXAMPLES
        winch                          choose a bundled scene
        winch .                        choose a document of this folder
        winch split                    open a bundled scene
        winch App.yaml --device 'iPhone 6' --orientation landscape
        winch App.yaml --device ipad_9_7 --window 507x768 --do present
        winch Main.storyboard --style dark --text-size ax3 --language de
        winch split --linear           tell it line by line, for screen readers
      """)

  @Argument(
    help:
      "A YAML file, a storyboard or xib, or a bundled scene's name; a folder or nothing opens a list.",
    completion: ValueCompletion.documents)
  var scene: String?

  @OptionGroup var options: SceneOptions
  @OptionGroup var reader: ReaderOptions

  @Option(
    name: .customLong("do"),
    help: "Commands to run first, such as 'rotate; present; dismiss; resize 40x20'.")
  var script: String?

  @Option(help: "The view to look at first: its id, outlet or text.")
  var focus: String?

  @Flag(help: "Leave out header, footer and pane.")
  var bare = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  @Option(help: "How many colours: auto, always (even with NO_COLOR), never, 16, 256 or true.")
  var color: ColorChoice?

  @Option(
    help: "auto (after the terminal's background), terminal, light (background), dark or none.")
  var theme: ThemeChoice?

  @Flag(help: "Tell everything in lines that follow each other, and read commands as lines.")
  var linear = false

  func run() throws {
    try reportingFailures { try Self.open(try configured()) }
  }

  /// The lab's configuration: flags override the environment, which overrides the project's
  /// settings, which override the user's.
  func configured() throws -> LabConfiguration {
    var flags = Settings()
    flags.color = color?.rawValue
    flags.theme = theme?.rawValue
    if linear { flags.isLinear = true }
    let run = LabRun(scene: scene, isBare: bare, usesMouse: !noMouse)
    return try Self.configured(
      run, beginning: options.beginning, language: reader.language, flags: flags
    ) { configuration in
      configuration.device = try options.chosenDevice()
      configuration.orientation = options.orientation?.interfaceOrientation
      configuration.era = options.uikit
      configuration.window = try options.chosenWindow()
      configuration.reader = reader.settings
      configuration.script = try ScriptArgument.commands(script)
      configuration.focus = focus
    }
  }

  /// The lab's configuration for a run and some flags, completed by `setUp`.
  static func configured(
    _ run: LabRun, beginning: String? = nil, language: String? = nil,
    flags: Settings = Settings(),
    setUp: (inout LabConfiguration) throws -> Void = { _ in }
  ) throws -> LabConfiguration {
    let folder = run.scene.flatMap { FolderScan.isFolder($0) ? $0 : nil }
    let scene = folder == nil ? run.scene : nil
    let document = try scene.map {
      try DocumentLoader.load($0, beginning: beginning, language: language)
    }
    var configuration = LabConfiguration(
      document: document, sources: DocumentLoader.sources(in: language), isBare: run.isBare)
    configuration.folder = FolderScan.folder(folder, language: language)
    try setUp(&configuration)
    configuration.watch = scene.flatMap { DocumentLoader.watch($0, language: language) }
    configuration.save = { (stem, ending, data) throws(LabWriteFailure) in
      FreeFile.shownPath(of: try FreeFile.write(stem, ending, data))
    }
    configuration.opener = { PictureOpener.command() }
    configuration.draw = { (session, format, look) throws(LabWriteFailure) in
      try session.drawing(as: format, in: look)
    }
    configuration.rasterize = { (svg, size) throws(LabWriteFailure) in
      do throws(Failure) {
        return try PNGPicture(scale: 2).data(of: svg, size)
      } catch {
        throw LabWriteFailure(text: error.text)
      }
    }
    configuration.edit = { EditorProgram().open($0, line: $1) }
    var flags = flags
    if !run.usesMouse { flags.usesMouse = false }
    configuration.follow(flags.over(try SettingsFiles.settings()))
    return configuration
  }

  /// Runs the lab, or its line mode if there is no screen to draw on.
  static func open(_ configuration: LabConfiguration) throws {
    let type = SettingsFiles.variable("TERM")
    if configuration.isLinear || type == "dumb" { return try tell(configuration) }
    do {
      try MainActor.assumeIsolated { try Winch.run(configuration) }
    } catch Winch.Failure.noTerminal(let reason) {
      throw Failure.noTerminal(reason + instead)
    }
  }

  /// A hint at commands that need no terminal, if there is none.
  private static var instead: String {
    guard isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 else { return "" }
    return "; without one, 'winch snapshot' draws a scene and '--linear' tells it"
  }

  /// Describes the scene in lines and reads commands until the input ends.
  private static func tell(_ configuration: LabConfiguration) throws {
    guard let document = configuration.document else {
      let names = DocumentLoader.sources().map(\.name).joined(separator: ", ")
      throw ValidationError("'--linear' needs a scene, such as one of \(names)")
    }
    MainActor.assumeIsolated {
      let recording = LinearAccount.run(
        document, configuration, readLine: { Swift.readLine() },
        print: { Swift.print(VisibleText.of($0)) })
      configuration.whenDone?(document, recording)
    }
  }
}

/// The number of colours that the terminal is assumed to have.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
  case sixteen = "16"
  case all = "256"
  case direct = "true"
}

/// A theme of the lab.
enum ThemeChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, terminal, light, dark, none
}
