import Cells
import Documents
import Examples
import Lab
import SceneFiles

/// Recordings, from their bytes to the trace that they replay to.
@MainActor enum RecordFuzzing {
  static func run(_ input: [UInt8]) -> String? {
    let record: RecordFile
    do throws(DocumentErrors) {
      record = try RecordFile(text: String(decoding: input, as: UTF8.self), name: "fuzz.jsonl")
    } catch {
      return HostileText.find(in: error.text()).map { "\($0) in the errors" }
    }
    // More cells or more time than a recording of the lab's own has cost more than they show.
    guard record.recording.options.canvas.columns <= 300, record.recording.entries.count <= 60
    else { return nil }
    do {
      let document = try SceneDocument(
        Array(record.source.utf8), file: record.file, classes: ExampleClasses.all)
      return try replay(document, record)
    } catch let error as DocumentErrors {
      return HostileText.find(in: error.text()).map { "\($0) in the document's errors" }
    } catch {
      return HostileText.find(in: "\(error)").map { "\($0) in a problem" }
    }
  }

  /// Replays a recording, writes it again, and replays that.
  private static func replay(_ document: SceneDocument, _ record: RecordFile) throws -> String? {
    let first = try SceneSession(document, replaying: record.recording)
    defer { first.close() }
    let text = try RecordFile(
      file: record.file, source: record.source, beginning: nil, recording: first.recording
    ).lines().joined(separator: "\n")
    let again = try SceneSession(
      document, replaying: try RecordFile(text: text, name: "again.jsonl").recording)
    defer { again.close() }
    if again.traceText != first.traceText { return "a recording replays to another trace" }
    return HostileText.find(in: first.traceText.joined(separator: "\n")).map {
      "\($0) in the trace"
    }
  }

  nonisolated static let words = [
    "{\"at\":0,\"do\":\"rotate\"}\n", "{\"at\":1,\"do\":\"undo\"}\n", "\"at\":", "\"do\":\"",
    "\"cause\":\"pane\"", "\"title\":\"", "\"schema\":\"winch.record/1\"", "winch.record/2",
    "\"source\":\"", "\"canvas\":\"80x24\"", "\"device\":\"iPhone 6\"", "\"window\":\"507x768\"",
    "\"orientation\":\"landscapeLeft\"", "\"uikit\":8", "\"beginning\":\"x\"", "resize 1x1",
    "resize 200x60", "rotate left", "device terminal", "device iPad mini", "present", "dismiss",
    "present-next", "pull 4", "raise", "lower", "try popover none", "focus a", "move next",
    "activate", "click 3,4", "scroll -3 5,5", "press 1,2", "drag 1,9", "drop", "undo", "redo",
    "override window text-size XXXL", "constant gap 1e5", "priority gap 1", "uikit 26",
    "display-mode secondaryOnly", "place half", "call on", "view-as any compact", "install a off",
    "1e308", "-1", "null", "[]", "{}", "\\u0000", "\\u001b[2J", "\\n", "\u{FEFF}",
  ]
}
