import AdaptiveUI
import Cells
import Documents
import Foundation
import Lab
import SceneFiles
import Testing

/// Recordings as files.
@MainActor struct RecordFileTests {
  private func recorded(_ script: String) throws -> SceneSession {
    let session = SceneSession(
      try SceneDocument(text: TestScenes.popover, file: "test.yaml"),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24)))
    for command in try LabScript(script).commands {
      try session.apply(command)
      session.playOut()
    }
    return session
  }

  private func file(_ session: SceneSession) -> RecordFile {
    RecordFile(
      file: session.document.file, source: session.document.source, beginning: nil,
      recording: session.recording)
  }

  @Test func `a recording replays to the same trace and picture`() throws {
    let session = try recorded(
      "rotate; present; resize 50x20; dismiss; override home horizontal compact; device iPhone 6; "
        + "rotate left; present; uikit 8; click 3,4; undo")
    let text = try file(session).lines().joined(separator: "\n") + "\n"
    let read = try RecordFile(text: text, name: "story.jsonl")
    let again = try SceneSession(
      try SceneDocument(text: read.source, file: read.file), replaying: read.recording)

    #expect(again.traceText == session.traceText)
    #expect(again.canvasText == session.canvasText)
    #expect(read.recording.entries == session.recording.entries)
  }

  @Test func `the head names schema and scene, and each line a time and a command`() throws {
    let lines = try file(try recorded("resize 50x20")).lines()

    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"canvas":"80x24","file":"test.yaml","schema":"winch.record/1","#))
    #expect(lines[1] == #"{"at":0,"do":"resize 50x20"}"#)
  }

  @Test func `bad lines are told with their places`() throws {
    let head = try file(try recorded("")).lines()[0]
    let text = """
      \(head)
      {"at":0,"do":"rotat right"}
      {"at":1,"do":"rotate right","cause":"pain","title":""}
      {"at":0.5,"do" "rotate"}
      {"do":"rotate"}

      """
    try expectPicture(problems(text), "errors of a recording")
  }

  private func problems(_ text: String) -> String {
    do {
      _ = try RecordFile(text: text, name: "story.jsonl")
      return "none"
    } catch {
      return error.text()
    }
  }

  @Test func `a recording of another version says so, and nothing of its lines is judged`() {
    #expect(
      problems("{\"schema\":\"winch.record/9\",\"scenes\":[]}\n{\"when\":3}\n") == """
        story.jsonl:1:11: “winch.record/9” is no version that this program reads
          {"schema":"winch.record/9","scenes":[]}
                    ^
          did you mean winch.record/1?
        """)
  }

  @Test func `everything that is wrong with head and lines is told at once`() {
    let head =
      #"{"schema":"winch.record/1","file":"a.yaml","source":"","canvas":"80by24","device":"iPhne 6"}"#
    #expect(
      problems(head + "\n" + #"{"at":0,"du":"rotate"}"# + "\n" + #"{"at":-1,"do":"rotate"}"#) == """
        story.jsonl:1:56: the canvas is a size such as 80x24
          \(head)
                                                                 ^
        story.jsonl:1:83: there is no device “iPhne 6”
          …":"a.yaml","source":"","canvas":"80by24","device":"iPhne 6"}
                                                             ^
          did you mean iPhone 6?
        story.jsonl:2:1: “do” is missing
          {"at":0,"du":"rotate"}
          ^
        story.jsonl:2:9: “du” means nothing here
          {"at":0,"du":"rotate"}
                  ^
          did you mean do?
        story.jsonl:3:2: time goes back
          {"at":-1,"do":"rotate"}
           ^
        """)
  }

  @Test(arguments: ["", "[]", "{", "{\"schema\":3}", "{}"])
  func `what is no recording is refused`(text: String) {
    #expect(problems(text).hasPrefix("story.jsonl:1:"))
  }
}
