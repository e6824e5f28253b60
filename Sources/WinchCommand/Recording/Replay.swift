import AdaptiveUI
import ArgumentParser
import Documents
import Foundation
import Lab

/// Repeats a recording.
struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Do again what was recorded, without a terminal, and print its trace.",
    discussion: """
      EXAMPLES
        winch replay story.jsonl                     print who was told what
        winch replay story.jsonl --format json       the same as JSON Lines
        winch replay story.jsonl --picture           print the canvas at the end
      """)

  @Argument(help: "A file that 'winch record' wrote.", completion: .file())
  var file: String

  @Option(help: "text for people, json for programs.")
  var format = OutputFormat.text

  @Flag(help: "Print the canvas at the end in place of the trace.")
  var picture = false

  func run() throws {
    try reportingFailures {
      let data = try InputFile.data(file)
      let record: RecordFile
      do throws(DocumentErrors) {
        record = try RecordFile(text: String(decoding: data, as: UTF8.self), name: file)
      } catch {
        throw Failure.badScene(error.text())
      }
      let document = try DocumentLoader.document(
        Data(record.source.utf8), file: record.file, beginning: record.beginning
      ).localized(in: record.language)
      try MainActor.assumeIsolated {
        let session: SceneSession
        do throws(CommandProblem) {
          session = try SceneSession(document, replaying: record.recording)
        } catch {
          throw Failure.badScene(VisibleText.of("\(file): \(error.text)"))
        }
        defer { session.close() }
        if picture { return print(session.canvasText) }
        let lines = format == .text ? session.traceText : try session.traceJSON()
        lines.forEach { print($0) }
      }
    }
  }
}
