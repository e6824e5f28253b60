import ArgumentParser
import Lab

/// Prints who was told what.
struct Trace: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the callbacks of a scene, a line each.")

  @OptionGroup var headless: HeadlessOptions

  @Option(help: "text for people, json for programs: JSON Lines.")
  var format = OutputFormat.text

  func run() throws {
    try reportingFailures {
      try MainActor.assumeIsolated {
        let session = try headless.open()
        defer { session.close() }
        let lines = format == .text ? session.traceText : try session.traceJSON()
        lines.forEach { print($0) }
      }
    }
  }
}
