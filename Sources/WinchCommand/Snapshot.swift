import ArgumentParser
import Lab

/// Prints a scene's canvas.
struct Snapshot: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Print a scene's canvas.")

  @OptionGroup var headless: HeadlessOptions

  @Argument(help: "More storyboards or xibs, for their frames with --format json.")
  var more: [String] = []

  @Option(help: "text draws the canvas, json lists the frames in points.")
  var format = OutputFormat.text

  @Option(help: "The folder that names of storyboards and xibs in the JSON are relative to.")
  var relativeTo: String?

  func run() throws {
    let files = [headless.scene] + more
    if format == .json, !headless.asksForWindow, files.allSatisfy(DocumentLoader.isInterfaceBuilder)
    {
      return try EditorFrames(files: files, folder: relativeTo).print()
    }
    guard more.isEmpty else {
      throw ValidationError("several files work for storyboards and xibs with --format json only")
    }
    try reportingFailures {
      try MainActor.assumeIsolated {
        let session = try headless.open()
        defer { session.close() }
        switch format {
        case .text: print(session.canvasText)
        case .json: print(try session.canvasJSON())
        }
      }
    }
  }
}
