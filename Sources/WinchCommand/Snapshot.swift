import ArgumentParser
import Lab

/// Prints a scene's canvas.
struct Snapshot: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Print a scene's canvas.")

  @OptionGroup var headless: HeadlessOptions

  @Option(help: "text draws the canvas, json lists the frames in points.")
  var format = OutputFormat.text

  func run() throws {
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
