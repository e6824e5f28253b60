import AdaptiveUI
import Cells
import Foundation
import Lab
import SceneFiles
import Testing

/// What was done can be done again, taken back, and done under other rules.
@MainActor struct RecordingTests {
  private static let yaml = """
    title: Test
    uikit: 26
    root:
      id: home
      class: UIViewController
      view:
        subviews:
          - id: button
            class: UIButton
            title: Info
            constraints:
              - {equation: leading == superview.leading + 16, id: gap}
              - top == superview.top + 16
              - width == 96
              - height == 48
    presentations:
      - id: info
        style: popover
        sourceView: button
        controller: {id: info, class: UIViewController, preferredContentSize: [200, 100]}
    """

  private func session(_ script: String = "") throws -> SceneSession {
    let session = SceneSession(
      try SceneDocument(text: Self.yaml),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24)))
    for command in try LabScript(script).commands { try session.run(command) }
    return session
  }

  @Test(
    arguments: [
      "resize 40x20", "rotate right", "rotate left", "device iPhone 6", "device terminal",
      "present info", "present", "present-next", "dismiss", "pull 4", "raise", "lower",
      "try popover none", "key a", "focus button", "move next", "activate", "activate button",
      "click 3,4", "scroll -3", "scroll 3 10,5", "press 1,2", "drag 1,3", "drop",
      "drag-window 507x768", "undo", "redo",
      "override home horizontal compact", "override window text-size xxxl",
      "text-size ax3", "style dark", "direction rightToLeft", "contrast high", "weight bold",
      "override home vertical inherit", "constant gap 20.5", "priority gap 750", "uikit 8",
      "display-mode secondaryOnly", "display-mode my split oneBesideSecondary", "place half",
      "place 507x768", "call on", "view-as any compact", "view-as itself", "install button off",
    ])
  func `a command is written as it is read`(text: String) throws {
    #expect(try LabCommand(text: text).text == text)
  }

  @Test func `undo takes the last change back and redo makes it again`() throws {
    let plain = try session()
    let changed = try session("constant gap 160")
    let undone = try session("constant gap 160; undo")
    let redone = try session("constant gap 160; undo; redo")

    #expect(changed.canvasText != plain.canvasText)
    #expect(undone.canvasText == plain.canvasText)
    #expect(undone.traceText == plain.traceText)
    #expect(redone.canvasText == changed.canvasText)
  }

  @Test func `undo keeps what was done besides`() throws {
    let undone = try session("constant gap 160; resize 60x20; present; undo")
    let without = try session("resize 60x20; present")

    #expect(undone.traceText == without.traceText)
    #expect(undone.canvasText == without.canvasText)
  }

  @Test func `M32 another era lives through the same events`() throws {
    let later = try session("resize 60x20; present; uikit 8")
    let document = try SceneDocument(text: Self.yaml)
    let earlier = SceneSession(
      document,
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24), era: .ios8))
    for command in try LabScript("resize 60x20; present").commands { try earlier.run(command) }

    #expect(later.canvasText == earlier.canvasText)
    #expect(later.environment.policy.era == .ios8)
  }

  @Test func `P02 an override of a trait stands in the explanation`() throws {
    let session = try session("override home horizontal compact")

    let trait = try session.explanation(of: "home").traits[0]
    #expect(trait.value == "compact")
    #expect(trait.origin == "own override")
    #expect(session.environment.recorder.steps.last?.cause == .change)
  }

  @Test func `T13 a scene can be viewed as other size classes in its own size`() throws {
    let viewed = try session("view-as compact any; resize 90x30")
    let back = try session("view-as compact any; view-as itself")

    #expect(viewed.windowScene.traitCollection.horizontalSizeClass == .compact)
    #expect(viewed.windowScene.traitCollection.verticalSizeClass == .unspecified)
    #expect(viewed.window.bounds.width == 720)
    #expect(back.windowScene.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `A01 what is taken out counts for the size classes of then`() throws {
    let out = try session("install button off")
    let elsewhere = try session("install button off; resize 60x24")
    let back = try session("install button off; resize 60x24; resize 80x24")

    try expectPicture(
      ["80×24": out.canvasText, "60×24": elsewhere.canvasText],
      "a button taken out of regular width")
    #expect(back.canvasText == out.canvasText)
  }

  @Test func `a change of what is not there changes nothing`() throws {
    let session = try session()
    let before = session.traceText

    #expect(
      throws: CommandProblem(message: "no constraint is called 'gop'", suggestion: "gap")
    ) { try session.apply(.change(.constant("gop", 3))) }
    #expect(session.traceText == before)
    #expect(session.recording.entries.isEmpty)
  }
}
