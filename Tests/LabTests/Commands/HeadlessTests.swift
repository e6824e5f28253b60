import AdaptiveUI
import Cells
import Foundation
import Lab
import SceneFiles
import Testing

/// Scripts, traces and snapshots without a terminal.
@MainActor struct HeadlessTests {
  private func session(_ yaml: String, _ script: String = "") throws -> SceneSession {
    let session = SceneSession(
      try SceneDocument(text: yaml),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24)))
    for command in try LabScript(script).commands { try session.run(command) }
    return session
  }

  @Test func `a script runs each command to its end`() throws {
    let session = try session(
      TestScenes.popover, "rotate; rotate left; present; dismiss; resize 40x20")

    #expect(
      session.environment.recorder.steps.map { "\($0.cause) \($0.title)" } == [
        "launch Test", "rotation right → portrait", "rotation left → landscapeRight",
        "presentation present info", "presentation dismiss info", "terminal 80×24 → 40×20",
      ])
  }

  @Test func `what the last command changed is told in lines, a kind of change each`() throws {
    let opened = try session(TestScenes.popover)
    let presented = try session(TestScenes.popover, "present")
    presented.tracksChanges = true
    try presented.run(.dismiss)

    #expect(opened.changeLines.isEmpty)
    #expect(presented.changeLines.contains { $0.hasPrefix("left: info") })
  }

  @Test func `M22 a script that dismisses nothing goes on, and the trace says so`() throws {
    let session = try session(TestScenes.popover, "dismiss; present")

    #expect(
      session.environment.recorder.steps.map(\.title) == ["Test", "dismiss", "present info"])
    let said = session.environment.recorder.steps[1].events
    #expect(said.map(\.kind) == [.refusal])
    #expect(said.first?.reason == "nothing is presented")
  }

  @Test(arguments: ["pageSheet", "formSheet", "popover"])
  func `V06 a trial in the smallest windows has finite frames`(style: String) throws {
    for size in ["1x1", "3x3", "5x5"] {
      let session = try session(TestScenes.plain, "resize \(size); try \(style) none")
      let events = session.environment.recorder.steps.flatMap(\.events)

      #expect(events.allSatisfy { $0.kind != .breach }, "\(size)")
    }
  }

  @Test(
    arguments: [
      ("rotat", 0, "unknown command 'rotat'", "rotate"),
      ("present; resise 40x20", 9, "unknown command 'resise'", "resize"),
      ("resize big", 0, "'resize' needs a size such as 40x20, neither above 2000", nil),
      ("rotate up", 0, "'rotate' goes 'right' or 'left', not 'up'", nil),
    ] as [(String, Int, String, String?)])
  func `a script's mistake is named with its place`(
    text: String, offset: Int, message: String, suggestion: String?
  ) {
    do {
      _ = try LabScript(text)
      Issue.record("\(text) was accepted")
    } catch {
      #expect(error.offset == offset)
      #expect(error.message == message)
      #expect(error.suggestion == suggestion)
    }
  }

  @Test func `an unknown device or presentation names the nearest`() throws {
    let session = try session(TestScenes.popover)

    #expect(throws: CommandProblem(message: "no device 'iphone 6x'", suggestion: "iPhone X")) {
      try session.run(.device("iphone 6x"))
    }
    #expect(
      throws: CommandProblem(
        message: "the scene has no presentation 'inf'; there are info", suggestion: "info")
    ) {
      try session.run(.present("inf"))
    }
  }

  @Test func `X14 the trace of a resize is the whole sequence in order`() throws {
    let session = try session(TestScenes.plain, "resize 40x12")

    let lines = session.traceText
    let start = try #require(lines.firstIndex { $0.hasPrefix("2 ") })
    #expect(
      Array(lines[start...]) == [
        "2 terminal  80×24 → 40×12",
        "  scene geometry  640×384 → 320×192  [W10]",
        "  home  willTransition(to:with:)  horizontal regular → compact, vertical regular → compact  [C10]",
        "  home  viewWillTransition(to:with:)  640×384 → 320×192  [C10]",
        "  home  bounds  320×192  [C10]",
        "  home  traitCollectionDidChange(_:)  horizontal regular → compact, vertical regular → compact  [C11]",
        "  home  viewLayoutMarginsDidChange()  [V17]",
        "  home  updateViewConstraints()  [V09]",
        "  home  viewWillLayoutSubviews()  [V10]",
        "  home  viewDidLayoutSubviews()  [V10]",
        "  windowScene(_:didUpdateEffectiveGeometry:)  [W06]",
      ])
  }

  @Test func `C16 the trace tells a presentation's controller from what is presented`() throws {
    let old = TestScenes.popover.replacing("uikit: 26", with: "uikit: 8")
    let session = try session(old, "resize 60x28; present; resize 40x20")

    let lines = session.traceText
    let start = try #require(lines.lastIndex { $0.hasPrefix("4 ") })
    #expect(
      lines[start...].filter { $0.contains("viewWillTransition") } == [
        "  home  viewWillTransition(to:with:)  480×448 → 320×320  [C10]",
        "    info presentation  viewWillTransition(to:with:)  480×448 → 320×320  [C16]",
        "    info  viewWillTransition(to:with:)  480×448 → 320×320  [C10]",
      ])
  }

  @Test func `JSON Lines are valid and name their schema first`() throws {
    let session = try session(TestScenes.popover, "rotate; present")

    let lines = try session.traceJSON()
    for line in lines {
      _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
    }
    #expect(lines[0] == #"{"scene":"Test","schema":"winch.trace/1","uikit":26}"#)
    #expect(lines[1] == #"{"cause":"launch","step":1,"title":"Test"}"#)
  }

  @Test func `1,000 runs of a script give the same trace and picture, byte for byte`() throws {
    let script = "rotate; present; resize 50x20; rotate; dismiss; resize 100x30"
    let first = try session(TestScenes.popover, script)
    for _ in 0..<1_000 {
      let again = try session(TestScenes.popover, script)
      #expect(again.traceText == first.traceText)
      #expect(again.canvasText == first.canvasText)
    }
  }
}
