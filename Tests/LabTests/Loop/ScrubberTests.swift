import AdaptiveUI
import BundledScenes
import Cells
import Documents
import Lab
import SceneFiles
import Testing

/// Where in its recording the lab is, and scenes that begin there.
@MainActor struct ScrubberTests {
  @Test func `the scrubber shows steps, the place among all lines, and what happened there`() throws
  {
    let end = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t")
    let back = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t↑")
    let head = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t⇱")

    try expectPicture(
      [end.rows[14], back.rows[14], head.rows[14]],
      "bars of time at the end, a line before it, and at the start")
    #expect(back.rows[0].hasSuffix("TIME  device iPhone 17"), "\(back.rows[0])")
  }

  @Test func `at 80 columns the bar has room for steps, beside the receiver`() throws {
    let end = try Pilot(TestScenes.plain, columns: 80, rows: 24, keys: "]t↑")

    try expectPicture(end.rows[22], "bar of time at 80 columns")
  }

  @Test func `arrows go by callback, and a step back ends with the launch`() throws {
    let line = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t←")
    let launch = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t[[[")

    try expectPicture(
      [line.rows[14], launch.rows[14]],
      "bars of time a callback back, and a step")
    try expectPicture(launch.canvas, "canvas at the end of the launch")
  }

  @Test(arguments: [
    ("t⇞", "this is the oldest step"), ("t[←⇞", "this is the oldest step"),
    ("t⇱←", "nothing is recorded before this"), ("t⇟", "this is the newest step"),
    ("t→", "this is the newest moment"),
  ])
  func `at an end of the recording a key says so`(keys: String, words: String) throws {
    let pilot = try Pilot(TestScenes.plain, columns: 100, rows: 30, keys: keys)

    #expect(pilot.notice.hasPrefix("› \(words)"), "\(pilot.notice)")
  }

  @Test func `the callback that the moment is at is in sight at once`() throws {
    let scene = try #require(BundledScenes.scene(named: "figure-12-2"))
    let pilot = try Pilot(scene.text, columns: 120, rows: 36, keys: "rt")

    try expectPicture(pilot.rows[34], "bar of time at its end")
    #expect(pilot.pane.lines(with: "▸") == "▸ windowScene(_:didUpdateEffectiveGeometry:)")
  }

  @Test func `in the middle of a step what is still old is dashed over the rest`() throws {
    let scene = try #require(BundledScenes.scene(named: "figure-12-2"))
    for (columns, rows, back) in [(120, 36, 7), (80, 24, 14)] {
      let keys = "rt" + String(repeating: "←", count: back)
      let pilot = try Pilot(scene.text, columns: columns, rows: rows, keys: keys)

      try expectPicture(
        pilot.canvas + "\n" + pilot.pane.lines(with: "still old"),
        "a badge that is still old, at \(columns) columns")
    }
  }

  @Test func `in the middle of a step it is said which boxes are new already`() throws {
    let yaml = """
      title: Two
      device: iPhone 6
      root:
        id: home
        view:
          subviews:
            - {id: part, edges: superview}
      """
    let cards = try (1...20).map { count in
      let keys = "rt" + String(repeating: "←", count: count)
      let pane = try Pilot(yaml, columns: 120, rows: 30, keys: keys).pane
      return "\(count)\n" + pane.lines(with: "new already") + "\n"
        + pane.lines(with: "still old")
    }

    try expectPicture(cards.joined(separator: "\n"), "boxes that are new or old, moment by moment")
  }

  @Test func `lines are spoken of where the canvas has them`() throws {
    let yaml = """
      title: Words
      device: iPhone 6
      root:
        id: home
        view:
          subviews:
            - id: words
              class: UILabel
              text: Hello
              constraints:
                - leading == superview.leading + 16
                - trailing == superview.trailing - 16
                - centerY == superview.centerY
      """
    for count in 1...9 {
      let keys = "rt" + String(repeating: "←", count: count)
      let pilot = try Pilot(yaml, columns: 120, rows: 30, keys: keys)

      // What was before is dotted too.
      #expect(
        !pilot.pane.contains("(dotted lines)") || pilot.canvas.contains("┄"), "\(pilot.screen)")
    }
  }

  @Test func `who goes on from the middle of a step is told that it runs to its end`() throws {
    let scene = try #require(BundledScenes.scene(named: "figure-12-2"))
    let inside = try Pilot(scene.text, columns: 100, rows: 30, keys: "rt←←⏎")
    let atEnd = try Pilot(scene.text, columns: 100, rows: 30, keys: "rt⏎")

    #expect(inside.notice == "› goes on from the end of step 2: a step is never left halfway")
    #expect(atEnd.notice == "")
  }

  @Test func `before the first view is loaded nothing is drawn`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "t⇱")

    try expectPicture(pilot.canvas, "canvas before the first view is loaded")
  }

  @Test func `without time travel there is no scrubber`() throws {
    let never = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]")
    let back = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t[⎋")

    #expect(never.rows.filter { $0.first == "├" } == [])
    #expect(back.rows.dropLast() == never.rows.dropLast())
  }

  private func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int) -> InputEvent {
    .mouse(MouseEvent(action, at: CellPoint(column: column, row: row)))
  }

  @Test func `a press on the bar goes there, and a drag along it goes on`() throws {
    let start: [[InputEvent]] = ["]", "t"].map { [.key(.character($0), [])] }
    let press = try Pilot(
      TestScenes.plain, columns: 100, rows: 16, batches: start + [[mouse(.press, 1, 14)]])
    let drag = try Pilot(
      TestScenes.plain, columns: 100, rows: 16,
      batches: start + [
        [mouse(.press, 1, 14)], [mouse(.drag, 21, 14)], [mouse(.drag, 99, 3)],
        [mouse(.release, 99, 3)],
      ])
    let keys = try Pilot(TestScenes.plain, columns: 100, rows: 16, keys: "]t")

    #expect(press.rows[14].hasSuffix("step 1 of 2 · launch Plain · 0/11"))
    #expect(drag.rows[14] == keys.rows[14])
  }

  @Test func `a press on the words beside the bar goes nowhere`() throws {
    let start: [[InputEvent]] = ["]", "t", "["].map { [.key(.character($0), [])] }
    let before = try Pilot(TestScenes.plain, columns: 100, rows: 16, batches: start)
    let after = try Pilot(
      TestScenes.plain, columns: 100, rows: 16, batches: start + [[mouse(.press, 60, 14)]])

    try expectPicture(before.rows[14], "bar of time at the end of the launch")
    #expect(after.rows[14] == before.rows[14])
  }

  @Test func `a click on a line of the log goes to its moment`() throws {
    let past = try Pilot(TestScenes.plain, columns: 100, rows: 30, keys: "]t")
    let row = try past.place(of: "2 device  iPhone 17").row
    let click = try Pilot(
      TestScenes.plain, columns: 100, rows: 30,
      batches: ["]", "t"].map { [.key(.character($0), [])] } + [[mouse(.press, 80, row)]])

    #expect(click.rows[28].hasSuffix("step 2 of 2 · device iPhone 17 · 0/11"))
  }

  @Test func `a scene's notes are not counted as lines of the trace`() throws {
    let yaml = TestScenes.plain + "\nnotes: |\n  One line.\n  Another line."
    let past = try Pilot(yaml, columns: 100, rows: 40, keys: "]t[↑")

    try expectPicture(past.rows[38], "bar of time of a scene with notes")
    #expect(past.pane.lines(with: "▸") == "▸ home  viewWillLayoutSubviews()")
  }

  @Test func `a scene may open in slow motion before its first step`() throws {
    let yaml = """
      title: Slow
      device: iPhone 6
      start: {do: rotate, time: true}
      root: {id: home}
      """
    let pilot = try Pilot(yaml, columns: 100, rows: 30)

    // From the end of the launch on; the next line is due in half a second.
    #expect(pilot.rows[0].hasSuffix("TIME  rotation right → landscapeLeft  ▶ 2/s"))
    try expectPicture(pilot.rows[28], "bar of time in slow motion")
  }

  @Test func `a start that is not shown in time is done at once`() throws {
    let pilot = try Pilot(
      "start: {do: rotate; rotate left}\ndevice: iPhone 6\nroot: {id: home}", columns: 100)

    #expect(pilot.headings.count == 3)
    try expectPicture(pilot.header, "header of a start that is done at once")
  }

  @Test func `a script that is not understood is an error of the file`() throws {
    let text = "title: T\nstart: {do: rotate; presen info}\nroot: {id: home}"
    let document = try SceneDocument(text: text, file: "s.yaml")

    let error = #expect(throws: DocumentErrors.self) { try document.withCheckedStart() }
    #expect(
      error?.text() == """
        s.yaml:2:21: unknown command 'presen'
          start: {do: rotate; presen info}
                              ^
          did you mean present?
        """)
  }
}
