import AdaptiveUI
import Cells
import Foundation
import Lab
import SceneFiles
import Testing

/// Several windows at once.
@MainActor struct WallTests {
  /// A box that is as wide as its window, and another one where there is room.
  private static let scene = """
    title: Test
    uikit: 26
    root:
      id: home
      view:
        subviews:
          - id: bar
            constraints:
              - leading == superview.leading + 64
              - trailing == superview.trailing - 64
              - top == superview.top + 64
              - height == 96
    presentations:
      - {id: info, style: fullScreen, controller: {id: info}}
    """

  private func pilot(
    _ keys: String, columns: Int = 100, rows: Int = 30, _ yaml: String = scene,
    batches: [[InputEvent]] = []
  ) throws -> Pilot {
    try Pilot(yaml, columns: columns, rows: rows, keys: keys, batches: batches)
  }

  @Test func `W shows a list of sets, and what is chosen takes the canvas's place`() throws {
    let list = try pilot("W")
    let wall = try pilot("W↓↓↓↓↓⏎", columns: 80, rows: 14, Self.scene + "\nlook: wireframe")

    try expectPicture(list.overlay, "list of walls")
    try expectPicture(wall.canvas, "wall of both directions, as wireframes")
  }

  /// The row of the captions of the first windows.
  private func captions(_ pilot: Pilot) throws -> (row: Int, text: String) {
    let row = try pilot.place(of: "iPad Air").row
    return (row, pilot.rows[row])
  }

  @Test func `what is done goes to all windows, each in its own way`() throws {
    let wall = try pilot(" W↓⏎p")

    try expectPicture(wall.canvas, "wall with a full screen presented in all windows")
    #expect(wall.headings == ["launch Test", "presentation present info"])
  }

  @Test func `the pane below a wall is a few rows that tell what differs and what is broken`()
    throws
  {
    let yaml = Self.scene.replacing(
      "- height == 96", with: "- height == 96\n          - width >= 500")
    let wall = try pilot("W↓⏎", columns: 120, rows: 30, yaml)

    try expectPicture(wall.pane, "pane below a wall")
  }

  @Test func `W and Esc lead back to one window`() throws {
    let never = try pilot(" ")
    let again = try pilot(" W↓⏎W")
    let escaped = try pilot(" W↓⏎⎋")

    // Over the ruler it was said at first that the scene heard nothing of the pane.
    for pilot in [again, escaped] {
      #expect(pilot.header == never.header)
      #expect(pilot.rows.dropFirst(3) == never.rows.dropFirst(3))
    }
  }

  @Test func `P03 size classes that differ from the first window's stand out`() throws {
    let wall = try pilot(" W↓⏎", columns: 140)
    let (row, _) = try captions(wall)
    let cells = (0..<140).map { wall.backend.screen[$0, row] }
    let text = String(
      cells.filter { $0.style.attributes.contains(.reverse) }.compactMap(\.glyph))

    // The terminal and both pads are regular, the phone is not.
    #expect(text == "  iPhone 15  393×852  wC hR   ")
  }

  @Test func `LA8.3 broken constraints are counted in the caption of the window that breaks them`()
    throws
  {
    let yaml = Self.scene.replacing(
      "- height == 96", with: "- height == 96\n          - width >= 500")
    let wall = try pilot(" W↓⏎", columns: 140, yaml)

    try expectPicture(captions(wall).text, "captions of a wall with a broken constraint")
  }

  @Test func `a window has the issues that it has when it is open alone`() throws {
    let yaml = """
      root:
        id: home
        view:
          subviews:
            - {class: UIButton, id: go, title: Go, frame: [16, 410, 80, 48]}
      """
    let wall = try pilot("W⏎", columns: 140, yaml)

    try expectPicture(wall.pane, "wall with a view that reaches out of two windows")
  }

  @Test func `another device for the open window leaves those that have their own`() throws {
    let wall = try pilot(" W↓⏎]", columns: 140)

    try expectPicture(captions(wall).text, "captions of a wall after another device was chosen")
    #expect(wall.headings.last == "device iPhone 17")
  }

  @Test func `windows that differ in a trait follow the terminal and the device`() throws {
    let wall = try pilot(
      " W↓↓↓⏎", batches: [[.resize(CellSize(columns: 90, rows: 30))], [.key(.character("]"), [])]])
    let wide = try pilot(" W↓↓↓⏎", batches: [[.resize(CellSize(columns: 90, rows: 30))]])

    func captions(_ pilot: Pilot) -> String {
      pilot.rows.filter { $0.contains(/\d×\d+  w/) }.joined(separator: "\n")
    }
    try expectPicture(
      ["90 columns": captions(wide), "]": captions(wall)],
      "captions of windows that differ in a trait")
  }

  @Test func `what was clicked and focused before is done in the new windows too`() throws {
    let yaml = """
      root:
        class: UINavigationController
        id: nav
        rootViewController:
          id: first
          view:
            subviews:
              - {id: go, class: UIButton, title: Go, action: push second, frame: [32, 128, 96, 48]}
      controllers: [{id: second, title: Second}]
      """
    func mouse(_ action: MouseEvent.Action) -> [InputEvent] {
      [.mouse(MouseEvent(action, at: CellPoint(column: 8, row: 12)))]
    }
    let click = try pilot(
      "", columns: 140, rows: 40, yaml,
      batches: [
        [.key(.character(" "), [])], mouse(.press), mouse(.release),
        [.key(.character("W"), [])], [.key(.down, [])], [.key(.enter, [])],
      ])

    try expectPicture(click.canvas, "wall of what a click pushed before")
  }

  @Test func `a click in one window is done in all of them`() throws {
    let open = try pilot(" W↓⏎p", columns: 140, rows: 40)
    let row = try open.place(of: "▸info").row
    let pad = Array(open.rows[row]).count - 20

    let yaml = Self.scene.replacing("style: fullScreen", with: "style: pageSheet")
    let sheet = try pilot(" W↓⏎p", columns: 140, rows: 40, yaml)
    let dismissed = try pilot(
      " W↓⏎p", columns: 140, rows: 40, yaml,
      batches: [[.mouse(MouseEvent(.press, at: CellPoint(column: pad, row: row + 2)))]])

    #expect(sheet.headings.last == "presentation present info")
    #expect(dismissed.headings.last == "presentation dismiss info")
    try expectPicture(dismissed.canvas, "wall after a click dismissed in all windows")
  }

  @Test func `windows that have no room are left out, which the footer says`() throws {
    let wall = try pilot("W⏎", columns: 30, rows: 14)

    #expect(wall.footer == " › no room for 4 of 5 windows")
  }

  @Test func `the pane counts the windows that have room, and tells what is wrong in all`() throws {
    let yaml = Self.scene.replacing(
      "- height == 96", with: "- height == 96\n          - width >= 500")
    let wall = try pilot("W⏎", columns: 80, rows: 24, yaml)

    try expectPicture(wall.canvas + "\n" + wall.pane, "wall without room for all windows")
  }

  @Test func `a moment of the recording is shown in all windows`() throws {
    let past = try pilot(" W↓⏎pt⇱", columns: 140)

    try expectPicture(past.header + "\n" + past.canvas, "wall of a moment in the past")
  }
}
