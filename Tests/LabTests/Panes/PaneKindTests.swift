import AdaptiveUI
import Cells
import Foundation
import Lab
import Testing

/// Panes, search, lists and the palette, as drawn.
@MainActor struct PaneKindTests {
  private func pilot(_ keys: String, columns: Int = 100, rows: Int = 16) throws -> Pilot {
    try Pilot(TestScenes.popover, columns: columns, rows: rows, keys: keys)
  }

  @Test func `number keys switch panes, and the first row names them`() throws {
    try expectPicture(pilot("", rows: 24).pane, "log")
    try expectPicture(pilot("2", columns: 120).pane, "tree")
  }

  @Test func `P02 the explanation follows the focus`() throws {
    try expectPicture(pilot("3", rows: 40).pane, "explanation of a controller")
    try expectPicture(pilot("3⇥", rows: 40).pane, "explanation of a button")
  }

  @Test func `the source marks the focused object`() throws {
    try expectPicture(pilot("4⇥", rows: 24).pane, "source at the focused object")
  }

  @Test func `a long line of the source is scrolled sideways by the pane's arrows`() throws {
    func row(_ keys: String) throws -> String {
      try pilot(keys, columns: 200, rows: 40).pane.lines(with: " 8 ")
    }

    try expectPicture(
      ["at first": row("4w"), "→→": row("4w→→"), "→→←←←": row("4w→→←←←")],
      "a line of the source scrolled sideways")
  }

  @Test func `LA8.3 the explanation has the log of a contradiction as UIKit writes it`() throws {
    let pilot = try Pilot(TestScenes.torn, columns: 200, rows: 200, keys: "3⇥")

    let log = pilot.pane.lines(from: "Unable to simultaneously").components(
      separatedBy: "\n Traits")
    try expectPicture(log[0], "log of a contradiction, as UIKit has it")
  }

  @Test func `Enter on a line of the source focuses what it names`() throws {
    try expectPicture(pilot("4w/button⏎⏎", rows: 24).canvas, "canvas of what the source names")
  }

  @Test func `pages move the chosen line of the pane that has the keys`() throws {
    let page = String(repeating: "⇟", count: 9)

    try expectPicture(pilot("4w" + page, rows: 20).pane, "source at its last page")
  }

  @Test func `what is scrolled past the end takes no keys to come back`() throws {
    let down = String(repeating: "⇟", count: 30)
    let end = try pilot("4" + down, rows: 18).screen
    let back = try pilot("4" + down + "⇞", rows: 18).screen

    #expect(back != end)
  }

  @Test func `the log shows what was added, also after somebody scrolled`() throws {
    try expectPicture(pilot("⇟⇟⇟r", rows: 40).pane, "log of a step after it was scrolled")
  }

  @Test func `a line of an Xcode document names its object by outlet, label or id`() {
    let lines = """
      <document>
        <label id="a-1" userLabel="Big"/>
        <button id="b-2"/>
        <outlet property="save" destination="c-3" id="o-4"/>
        <button id="c-3"/>
      """.split(separator: "\n")
    let names = SourceNames(lines)

    #expect(lines.map { names.name(in: $0) } == [nil, "Big", "b-2", nil, "save"])
  }

  @Test func `a search goes to its matches`() throws {
    let found = try pilot("4/popover⏎")

    #expect(found.notice == "✓ match 1 of 1 for “popover”")
    try expectPicture(found.pane, "source at a match")
  }

  @Test func `w gives the pane the keys, and Enter focuses what a line is about`() throws {
    let pilot = try pilot("2w↓↓⏎")

    try expectPicture(pilot.canvas + "\n" + pilot.pane, "tree that has the keys")
  }

  @Test func `a command can be seen while it is typed, and after a mistake`()
    throws
  {
    let typed = try pilot(":view compx")
    let mistaken = try pilot(":view-ass compact⏎")

    try expectPicture(typed.overlay, "palette without a match")
    try expectPicture("\(mistaken.overlay)\n\(mistaken.footer)", "palette after a mistake")
  }

  @Test func `the palette finds actions and runs typed commands`() throws {
    let found = try pilot(":turn")
    let run = try Pilot(
      TestScenes.plain, columns: 100, rows: 16, keys: ":override home vertical compact⏎")

    let begun = try pilot(":override home te")
    let chosen = try pilot(":override home te↓⏎")

    try expectPicture(found.overlay, "palette with actions")
    try expectPicture(begun.overlay, "palette with a command begun")
    try expectPicture(chosen.overlay, "palette with a command chosen")
    #expect(run.headings.last == "change override home vertical compact")
  }

  @Test func `a list tells its number keys, and how much is out of sight`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 80, rows: 12, keys: "d")

    // Header and footer stay.
    try expectPicture(pilot.screen, "list of devices")
  }

  @Test func `a title too long for the header is cut, the rest stays`() throws {
    let pilot = try Pilot(
      TestScenes.plain.replacing("Plain", with: "A title much longer than it should be"),
      columns: 80, rows: 12)

    #expect(
      pilot.rows[0]
        == " A title much longer than it should be  terminal  640×160 pt  wR hC      step 1")
    let narrow = try Pilot(
      TestScenes.plain.replacing("Plain", with: "A title much longer than it should be"),
      columns: 50, rows: 12)
    #expect(
      narrow.rows[0] == " A title much longer t…  terminal  400×160  wC hC", "\(narrow.rows[0])")
  }

  @Test func `digits find a device, which people know by its number`() throws {
    let pilot = try Pilot(TestScenes.plain, bare: true, keys: "d15⏎")

    #expect(pilot.headings.last == "device iPhone 15")
  }

  @Test func `the pane can be sized`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 100, rows: 40, keys: "<")
    let never = try Pilot(TestScenes.plain, columns: 100, rows: 40)

    #expect(try pilot.place(of: "─[1 log]").row == never.place(of: "─[1 log]").row - 2)
  }

  @Test func `both eras stand beside each other`() throws {
    let yaml = TestScenes.popover + "\ndevice: iPhone 6"
    let pilot = try Pilot(yaml, columns: 121, rows: 30, keys: "5")
    let below = try Pilot(TestScenes.popover, columns: 121, rows: 30, keys: "5")

    try expectPicture(pilot.screen, "both eras beside each other")
    try expectPicture(below.screen, "both eras below each other")
  }

  @Test func `a drag of the edge between canvas and pane resizes both`() throws {
    func mouse(_ action: MouseEvent.Action, _ row: Int) -> [InputEvent] {
      [.mouse(MouseEvent(action, at: CellPoint(column: 90, row: row)))]
    }
    let before = try Pilot(TestScenes.plain, columns: 100, rows: 30)
    let row = try before.place(of: "─[1 log]").row
    let pilot = try Pilot(
      TestScenes.plain, columns: 100, rows: 30,
      batches: [
        mouse(.press, row), mouse(.drag, row - 3), mouse(.drag, row - 6), mouse(.release, row - 6),
      ])

    #expect(pilot.headings == ["launch Plain"])
    #expect(try pilot.place(of: "─[1 log]").row == row - 6)
  }

  @Test func `W07 a drag of a window's edge is an interactive resize that follows the mouse`()
    throws
  {
    func mouse(_ action: MouseEvent.Action, _ column: Int) -> [InputEvent] {
      [.mouse(MouseEvent(action, at: CellPoint(column: column, row: 12)))]
    }
    let yaml = TestScenes.plain + "\nuikit: 26\ndevice: iPad Pro 11\n"
    let never = try Pilot(yaml, columns: 100, rows: 30)
    func edge(_ pilot: Pilot) throws -> Int {
      try #require(Array(pilot.rows[12]).prefix(59).lastIndex(of: "┃"), "\(pilot.screen)")
    }
    let right = try edge(never)
    let pilot = try Pilot(
      yaml, columns: 100, rows: 30,
      batches: [
        mouse(.press, right), mouse(.drag, right - 2), mouse(.drag, right - 4),
        mouse(.release, right - 4),
      ])

    let sizes = pilot.headings.filter { $0.hasPrefix("multitasking window ") }
    #expect(sizes.count == 2 && sizes[0] != sizes[1], "\(pilot.headings)")
    #expect(try edge(pilot) == right - 4)
    let geometry = pilot.steps.flatMap(\.events)
      .filter { $0.name == "windowScene(_:didUpdateEffectiveGeometry:)" }
    // Two sizes on the way, and the end of the drag.
    #expect(geometry.count == 3)
  }

  @Test func `m leaves the mouse to the terminal and takes it again`() throws {
    let off = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "m")
    let on = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "mm")

    #expect(off.notice == "✓ mouse off")
    #expect(!off.backend.isMouseOn)
    #expect(on.notice == "✓ mouse on")
    #expect(on.backend.isMouseOn)
  }

  @Test func `a narrow header tells the mode and the step`() throws {
    let narrow = try Pilot(TestScenes.plain, columns: 66, rows: 16, keys: "]t↑")

    #expect(narrow.rows[0].hasSuffix("TIME  device iPhone 17"), "\(narrow.rows[0])")
  }

  @Test func `the recording plays forward and backward, faster and slower`() throws {
    let back = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]tb")
    let quick = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]tb+++++++")
    let forward = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t +")

    // Four lines a second for one second, from the last line on.
    #expect(back.rows[0].hasSuffix("◀ 4/s"))
    try expectPicture(back.rows[14], "bar of time that plays backward")
    #expect(quick.rows[14].hasSuffix("step 1 of 2 · launch Plain · 0/11"), "\(quick.rows[14])")
    #expect(forward.rows[0].hasSuffix("▶ 8/s"))
  }

  @Test func `A01 what is installed can be seen and switched for each pair of size classes`() throws
  {
    let yaml = """
      root:
        id: home
        view:
          subviews:
            - {id: hint, class: UILabel, text: Hint, frame: [16, 16, 96, 16], when: {w: regular}}
      """
    let list = try Pilot(yaml, columns: 100, rows: 30, keys: "i")
    let pairs = try Pilot(yaml, columns: 100, rows: 30, keys: "i⏎")
    let on = try Pilot(yaml, columns: 79, rows: 30, keys: "i⏎3")
    let other = try Pilot(yaml, columns: 100, rows: 30, keys: "i⏎4")

    try expectPicture(list.overlay, "list of what is installed")
    try expectPicture(pairs.overlay, "list of pairs of size classes")
    try expectPicture(on.canvas, "canvas with a label installed for compact width")
    #expect(on.headings.last == "change install hint on compact regular")
    #expect(other.headings.last == "change install hint off regular regular")
  }

  @Test func `A01 a constraint that is not installed now can be installed`() throws {
    let yaml = """
      root:
        id: parent
        children:
          - id: child
            constraints:
              - leading == superview.leading
              - top == superview.top
              - bottom == superview.bottom
              - {when: {w: regular}, equation: width == 0.5 * superview.width}
              - {when: {w: compact}, equation: width == superview.width}
      """
    let half = try Pilot(yaml, columns: 110, rows: 30, keys: "i⏎⏎i⏎")
    let both = try Pilot(yaml, columns: 79, rows: 90, keys: "i⏎⏎f")

    try expectPicture(half.overlay, "list of pairs that a constraint is installed for")
    #expect(
      both.headings.last
        == "change install child.view.width == 0.5*parent.view.width on compact regular")
    // Both at once contradict each other, which the log tells in lines of their own.
    try expectPicture(
      both.pane.lines(from: "Unable to simultaneously"), "log of a constraint installed too much")
  }

  @Test func `time goes back step by step and returns`() throws {
    let past = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t[")
    let line = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t↑")
    let back = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t[⎋")
    // The answer to the act goes away with the next key, which here means nothing.
    let never = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]⇱")

    try expectPicture(
      [past.rows[14], past.rows[1], line.rows[14]],
      "bars of time, and the canvas between them, a step and a line back")
    #expect(back.screen == never.screen)
  }

  @Test func `going on from the past forgets what came later`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]]t[[⏎r")

    #expect(pilot.headings == ["launch Plain", "rotation right → portrait"])
  }
}
