import AdaptiveUI
import Cells
import Foundation
import SceneFiles
import Testing

@testable import Lab

/// What the playground changes, as the screen shows it, and undo.
@MainActor struct PlaygroundTests {
  private static let box = """
    title: Box
    root:
      id: home
      view:
        subviews:
          - id: box
            class: UILabel
            text: Box
            constraints:
              - {equation: leading == superview.leading + 16 @750, id: near}
              - {equation: leading == superview.leading + 160 @500, id: far}
              - top == superview.top + 16
    """

  private static let split = """
    title: Split
    root:
      class: UISplitViewController
      id: split
      primary: {id: list, title: List}
      secondary: {id: detail, title: Detail}
    """

  private func screen(
    _ yaml: String, _ keys: String, columns: Int = 100, rows: Int = 16
  ) throws -> Pilot {
    try Pilot(yaml, columns: columns, rows: rows, keys: keys)
  }

  /// The column of a text on the screen.
  private func column(of text: String, in pilot: Pilot) -> Int? {
    for row in pilot.rows.dropFirst() {
      let canvas = String(row.prefix(99))
      if let range = canvas.range(of: text) {
        return canvas.distance(from: canvas.startIndex, to: range.lowerBound)
      }
    }
    return nil
  }

  @Test(
    arguments: [
      (
        SceneChange.trait(owner: "window", name: "text-size", value: "ax33"),
        "'ax33' is no value of text-size", "ax3"
      ),
      (.trait(owner: "window", name: "mood", value: "good"), "no trait is called 'mood'", nil),
      (.setting("text-size", "ax33"), "'ax33' is no value of text-size", "ax3"),
      (.setting("scale", "2"), "'scale' is not set in the system", nil),
      (.displayMode(owner: nil, mode: "sideways"), "'sideways' is no display mode", nil),
      (.place("above"), "'above' is no place of a window", nil),
    ] as [(SceneChange, String, String?)])
  func `a change to what is unknown is refused, and no step begins`(
    change: SceneChange, message: String, suggestion: String?
  ) throws {
    let session = SceneSession(
      try SceneDocument(text: Self.split),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 24)))
    defer { session.close() }
    let steps = session.environment.recorder.steps.count

    #expect(throws: CommandProblem(message: message, suggestion: suggestion)) {
      try session.run(.change(change))
    }
    #expect(session.environment.recorder.steps.count == steps)
  }

  @Test func `V13 constants and priorities are changed and taken back`() throws {
    let before = try screen(Self.box, "")
    let weaker = try screen(Self.box, ":priority near 400⏎")
    let moved = try screen(Self.box, ":constant near 80⏎")
    let back = try screen(Self.box, ":constant near 80⏎:priority near 400⏎uu")

    #expect(column(of: "Box", in: before) == 2)
    #expect(column(of: "Box", in: weaker) == 20)
    #expect(column(of: "Box", in: moved) == 10)
    #expect(column(of: "Box", in: back) == 2)
  }

  @Test func `the list of changes has the focused view's constraints with their values`() throws {
    let list = try screen(Self.box, "⇥c", rows: 30)
    let values = try screen(Self.box, "⇥cnear⏎", rows: 30)
    let typed = try screen(Self.box, "⇥cnear⏎⏎", rows: 30)

    try expectPicture(list.overlay, "list of changes")
    try expectPicture(values.overlay, "list of constants")
    try expectPicture(typed.overlay, "palette with a constant to type")
  }

  @Test func `KS11 a display mode is chosen and taken back`() throws {
    let both = try screen(Self.split, "", columns: 180, rows: 20)
    let one = try screen(Self.split, ":display-mode secondaryOnly⏎", columns: 180, rows: 20)
    let back = try screen(Self.split, ":display-mode secondaryOnly⏎u", columns: 180, rows: 20)

    try expectPicture(both.rows[2] + "\n" + one.rows[2], "tops of both columns, and of one alone")
    // The card of what was taken back has fewer rows than that of the opening.
    let folded = /\d+ rows left out/
    #expect(back.rows[2].replacing(folded, with: "") == both.rows[2].replacing(folded, with: ""))
  }

  @Test func `W02 a window takes a part of an iPad's screen, its own size, and all of it again`()
    throws
  {
    let yaml = TestScenes.plain + "\nuikit: 26\ndevice: iPad Pro 11\n"
    let slide = try screen(yaml, ":place slide-over⏎", rows: 30)
    let own = try screen(yaml, ":place slide-over⏎:place 507x768⏎", rows: 30)
    let full = try screen(yaml, ":place slide-over⏎:place full⏎", rows: 30)

    #expect(own.headings.last == "multitasking window 507×768")
    let headers = [slide, own, full].map(\.header).joined(separator: "\n")
    try expectPicture(headers, "headers of windows on a pad")
  }

  @Test func `a place is offered on an iPad only, a display mode for split views only`() throws {
    let phone = try screen(TestScenes.plain + "\ndevice: iPhone 6\n", "c", rows: 30)
    let pad = try screen(Self.split + "\ndevice: iPad mini\n", "c", rows: 30)

    try expectPicture(phone.overlay, "list of changes on a phone")
    try expectPicture(pad.overlay, "list of changes of a split view on a pad")
  }

  @Test func `lists of constraints say what a named one says`() throws {
    let yaml = """
      root:
        id: home
        view:
          subviews:
            - {id: box, constraints: [{id: gap, equation: leading == superview.leading + 16},
               top == superview.top, width == 160, height == 64]}
      """
    let change = try screen(yaml, "⇥c", rows: 30)
    let installed = try screen(yaml, "⇥i", rows: 30)

    try expectPicture(change.overlay, "list of changes with a named constraint")
    try expectPicture(installed.overlay, "list of installed constraints")
  }

  @Test func `a call makes the status bar taller until it ends`() throws {
    let yaml = TestScenes.plain + "\nuikit: 8\ndevice: iPhone 6\n"
    let before = try screen(yaml, "", rows: 30)
    let call = try screen(yaml, ":call on⏎", rows: 30)
    let ended = try screen(yaml, ":call on⏎:call off⏎", rows: 30)

    try expectPicture(
      ["before": before.canvas, "call on": call.canvas, "call off": ended.canvas],
      "status bar before, in and after a call")
    #expect(ended.headings.last == "change call off")
  }

  @Test func `the layout direction and the text size reach everything`() throws {
    let turned = try screen(Self.box, ":direction rightToLeft⏎")
    let large = try screen(Self.box, ":text-size AccessibilityXL⏎")

    // 800 points, less 16 before the label.
    #expect(column(of: "Box", in: turned) == 95)
    try expectPicture(large.header, "header of the largest text but two")
  }

  @Test func `T18 traits that only programs ask for can be overridden, and stand with the others`()
    throws
  {
    let changed = try screen(Self.box, ":override window contrast high⏎", rows: 40)
    let taken = try screen(Self.box, ":override window contrast high⏎u", rows: 40)
    let list = try screen(Self.box, "cfurther⏎", rows: 40)

    try expectPicture(
      [":override window contrast high": changed.pane, "u": taken.pane],
      "cards of more contrast, and of it taken back")
    try expectPicture(list.overlay, "list of further traits")
  }

  @Test func `the footer names keys that mean something now, and no others`() throws {
    let plain = try screen(TestScenes.plain, "")
    let presented = try screen(TestScenes.popover, "p", rows: 30)
    let past = try screen(TestScenes.plain, "t")
    let pane = try screen(TestScenes.plain, "w")

    let footers = [plain, presented, past, pane].map(\.footer).joined(separator: "\n")
    try expectPicture(footers, "footers")
  }
}
