import AdaptiveUI
import BundledScenes
import Cells
import Foundation
import Lab
import SceneFiles
import Testing

/// Esc goes back everywhere; what a key cannot do, and what it did, is said in a line.
@MainActor struct BackTests {
  private static let locked = """
    title: Locked
    root: {id: home}
    presentations:
      - id: form
        style: formSheet
        controller: {id: form, modalInPresentation: true}
    """

  private func footer(_ yaml: String, _ keys: String) throws -> String {
    try Pilot(yaml, columns: 100, rows: 40, keys: keys).footer
  }

  private func notice(_ yaml: String, _ keys: String) throws -> String {
    try Pilot(yaml, columns: 100, rows: 40, keys: keys).notice
  }

  @Test func `Esc at the top says that there is nothing behind, and does not quit`() throws {
    #expect(try notice(TestScenes.plain, "⎋").hasPrefix("› nothing to go back to; q quits"))
    #expect(try Pilot(TestScenes.plain, keys: "⎋r").headings.last == "rotation right → portrait")
  }

  @Test func `Esc takes the keys from the pane, and the marks of a search`() throws {
    let marked = try Pilot(TestScenes.popover, columns: 100, rows: 16, keys: "4/popover⏎⎋")

    #expect(try footer(TestScenes.plain, "w⎋") == footer(TestScenes.plain, ""))
    #expect(marked.notice == "")
  }

  @Test func `in a narrow terminal Esc leaves the pane that is in place of the canvas`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 59, rows: 12, keys: " ⎋")

    #expect(pilot.rows[10].hasPrefix("┗"))
  }

  @Test func `M27 where nobody may leave the footer promises no way out, and says who refuses`()
    throws
  {
    let before = try footer(Self.locked, "p")
    let after = try notice(Self.locked, "p⎋")

    let scene = try #require(BundledScenes.scene(named: "figure-13-3"))
    let button = try Pilot(scene.text, columns: 70, rows: 30, keys: "p⎋")

    let wrapped = try #require(BundledScenes.scene(named: "tip-navigation"))
    let bar = try Pilot(
      wrapped.text, columns: 80, rows: 30, keys: "p",
      batches: [[], [], [], [], [InputEvent.resize(CellSize(columns: 70, rows: 30))]])

    #expect(before.hasPrefix(" Esc no way out here "), "\(before)")
    #expect(bar.footer.hasPrefix(" Esc refused here, “Done” leads out"), "\(bar.footer)")
    #expect(button.footer.hasPrefix(" Esc refused here, “Close” leads out (Tab, Enter)"))
    #expect(button.notice.hasPrefix("! refused, “Close” leads out (Tab, Enter)"))
    #expect(after.hasPrefix("! no way out: form is modal in its presentation"))
    #expect(try footer(TestScenes.popover, "p").hasPrefix(" Esc dismiss"))
  }

  @Test func `undo and redo say what they were about`() throws {
    let change = ":style dark⏎"

    #expect(try notice(TestScenes.plain, "u").hasPrefix("› nothing to undo"))
    #expect(try notice(TestScenes.plain, "U").hasPrefix("› nothing to redo"))
    #expect(try notice(TestScenes.plain, change + "u").hasPrefix("✓ undid: dark appearance"))
    #expect(try notice(TestScenes.plain, change + "uU").hasPrefix("✓ redid: dark appearance"))
  }

  @Test func `Tab goes on from the last box to the pane, and from there to the first box`() throws {
    func screen(_ keys: String) throws -> String {
      try Pilot(TestScenes.popover, columns: 100, rows: 16, keys: keys).screen
    }

    try expectPicture(
      ["⇥": screen("⇥"), "⇥⇥": screen("⇥⇥"), "⇥⇥⇥": screen("⇥⇥⇥")],
      "screens as Tab goes on from box to pane and around")
  }

  @Test func `where the keys are is said and seen: no focus on the canvas while the pane has them`()
    throws
  {
    let onCanvas = try Pilot(TestScenes.popover, columns: 100, rows: 30, keys: "⇥")
    let inPane = try Pilot(TestScenes.popover, columns: 100, rows: 30, keys: "⇥⇥")

    try expectPicture(onCanvas.screen, "the canvas has the keys")
    try expectPicture(inPane.screen, "the pane has the keys")
  }

  @Test func `Enter on a disabled control says what a click on it says`() throws {
    let scene = """
      root:
        id: home
        view:
          subviews:
            - {class: UIButton, id: go, title: Go, enabled: false, frame: [16, 64, 80, 48]}
      """

    #expect(try notice(scene, ":focus go⏎⏎") == "› go is disabled: a press does nothing")
  }

  @Test func `what is dismissed leaves no outline on what was behind it`() throws {
    let pilot = try Pilot(TestScenes.popover, columns: 100, rows: 40, keys: "p⎋")

    #expect(pilot.steps.last?.title.hasPrefix("dismiss") == true)
    try expectPicture(pilot.canvas, "what is behind a popover that was dismissed")
  }

  @Test func `a long message is cut where it has no room`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 24, rows: 12, keys: "⎋")

    #expect(pilot.rows.last?.hasPrefix(" › nothing to go back") == true)
  }

  @Test func `O04 a turn that is refused is no turn in the footer either`() throws {
    let scene = "orientations: [portrait]\nroot: {id: home}"
    let text = try Pilot(scene, columns: 100, rows: 40, keys: ":device iPhone 8⏎r").notice

    #expect(text.hasPrefix("! refused: rotation to landscape"), "\(text)")
  }

  @Test func `in time what is for now says so`() throws {
    #expect(try notice(TestScenes.plain, "rtd").hasPrefix("› device is for now: Enter goes on"))
  }

  @Test func `in time lists tell what is of this moment and what of now`() throws {
    var configuration = LabConfiguration(document: try SceneDocument(text: TestScenes.plain))
    configuration.save = { (stem, ending, data) throws(LabWriteFailure) in "\(stem).\(ending)" }
    let size = CellSize(columns: 90, rows: 20)
    let saves = try Pilot(configuration, size: size, keys: "rtS")
    let copies = try Pilot(configuration, size: size, keys: "rty")

    try expectPicture(saves.rows.joined(separator: "\n"), "what can be saved in time")
    try expectPicture(copies.rows.joined(separator: "\n"), "what can be copied in time")
  }

  @Test func `Enter on what cannot be pressed names what can, and how to choose it`() throws {
    #expect(
      try notice(TestScenes.popover, "⏎")
        == "› choose “Info” first (Tab, arrows, click): Enter presses it")
    #expect(try notice(TestScenes.plain, "⏎") == "› nothing in sight can be pressed")
    // A switch has no text of its own.
    let toggle = "root: {id: home, view: {subviews: [{class: UISwitch, id: airplane}]}}"
    #expect(try notice(toggle, "⏎").hasPrefix("› choose “airplane” first"))
  }

  @Test func `going on in the past says what was dropped, and redo does it again`() throws {
    let past = try Pilot(TestScenes.popover, columns: 100, rows: 40, keys: "rpt⇞⇞⏎")
    let again = try Pilot(TestScenes.popover, columns: 100, rows: 40, keys: "rpt⇞⇞⏎UU")

    #expect(
      past.notice
        == "› goes on from step 1; dropped: turned right, present-next (U does it again)")
    #expect(past.headings.count == 1)
    #expect(
      again.headings
        == ["launch Test", "rotation right → portrait", "presentation present info"])
  }

  @Test func `the scene's own keys go before the lab's in the footer`() throws {
    let text = try footer("keys: {t: present info}\n" + TestScenes.popover, "")

    try expectPicture(text, "footer with a scene's own key")
  }
}
