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
    let first = try #require(wall.rows.firstIndex { $0.contains("right to left") })

    try expectPicture(list.overlay, "list of walls")
    #expect(
      wall.rows[first...].dropLast().joined(separator: "\n") == """
               terminal  640×192  wR hC              right to left  640×192  wR hC
        ┏ ▸home 640×192 wR hC ━ 1 row folded ━┓ ┏ ▸home UIViewController 640×192 wR hC ┓
        ┃                                     ┃ ┃                                      ┃
        ┃                                     ┃ ┃                                      ┃
        ┃                                     ┃ ┃                                      ┃
        ┃   ┌ bar UIView 512×96 ──────────┐   ┃ ┃   ┌ bar UIView 512×96 ───────────┐   ┃
        ┃   │                             │   ┃ ┃   │                              │   ┃
        ┃   │                             │   ┃ ┃   │                              │   ┃
        ┃   │                             │   ┃ ┃   │                              │   ┃
        ┃   └─────────────────────────────┘   ┃ ┃   └──────────────────────────────┘   ┃
        ┃                                     ┃ ┃                                      ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        """)
  }

  /// The row of the captions of the first windows.
  private func captions(_ pilot: Pilot) throws -> (row: Int, text: String) {
    let row = try #require(pilot.rows.firstIndex { $0.contains("iPad Air") }, "\(pilot.screen)")
    return (row, pilot.rows[row])
  }

  @Test func `what is done goes to all windows, each in its own way`() throws {
    let wall = try pilot(" W↓⏎p")

    #expect(wall.screen.components(separatedBy: "info").count == 5)
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
    #expect(text.contains("iPhone 15"))
    #expect(!text.contains("iPad"))
  }

  @Test func `LA8.3 broken constraints are counted in the caption of the window that breaks them`()
    throws
  {
    let yaml = Self.scene.replacing(
      "- height == 96", with: "- height == 96\n          - width >= 500")
    let wall = try pilot(" W↓⏎", columns: 140, yaml)

    let text = try captions(wall).text
    #expect(text.components(separatedBy: "‼").count == 2, "\(text)")
    #expect(text.contains("iPhone 15  wC hR  ‼ 1 broken"), "\(text)")
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

    let text = try captions(wall).text
    #expect(text.contains("iPhone 4  320×480  wC hR"), "\(text)")
    #expect(text.contains("iPad Air 5  820×1180  wR hR"), "\(text)")
    #expect(wall.headings.last == "device iPhone 4")
  }

  @Test func `windows that differ in a trait follow the terminal and the device`() throws {
    let wall = try pilot(
      " W↓↓↓⏎", batches: [[.resize(CellSize(columns: 90, rows: 30))], [.key(.character("]"), [])]])
    let wide = try pilot(" W↓↓↓⏎", batches: [[.resize(CellSize(columns: 90, rows: 30))]])

    #expect(wide.screen.components(separatedBy: "720×448").count >= 3)
    #expect(wall.screen.components(separatedBy: "320×480  wC hR").count == 3)
    #expect(wall.screen.contains("dark  320×480"))
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

    #expect(click.screen.components(separatedBy: "Second").count == 5, "\(click.screen)")
  }

  @Test func `a click in one window is done in all of them`() throws {
    let open = try pilot(" W↓⏎p", columns: 140, rows: 40)
    let row = try #require(open.rows.firstIndex { $0.contains("▸info") })
    let pad = Array(open.rows[row]).count - 20

    let yaml = Self.scene.replacing("style: fullScreen", with: "style: pageSheet")
    let sheet = try pilot(" W↓⏎p", columns: 140, rows: 40, yaml)
    let dismissed = try pilot(
      " W↓⏎p", columns: 140, rows: 40, yaml,
      batches: [[.mouse(MouseEvent(.press, at: CellPoint(column: pad, row: row + 2)))]])

    #expect(sheet.headings.last == "presentation present info")
    #expect(dismissed.headings.last == "presentation dismiss info")
    #expect(!dismissed.screen.contains("info"))
  }

  @Test func `windows that have no room are left out, which the footer says`() throws {
    let wall = try pilot("W⏎", columns: 30, rows: 14)

    #expect(wall.rows[13].contains("no room for"), "\(wall.screen)")
  }

  @Test func `the pane counts the windows that have room, and tells what is wrong in all`() throws {
    let yaml = Self.scene.replacing(
      "- height == 96", with: "- height == 96\n          - width >= 500")
    let wall = try pilot("W⏎", columns: 80, rows: 24, yaml)

    #expect(wall.screen.contains("of 5 windows have room"), "\(wall.screen)")
    #expect(wall.screen.contains("‼ iPhone SE 1 broken"), "\(wall.screen)")
    #expect(!wall.rows.contains { $0.contains("iPhone 15 Plus  430×932") }, "\(wall.screen)")
  }

  @Test func `a moment of the recording is shown in all windows`() throws {
    let past = try pilot(" W↓⏎pt⇱", columns: 140)

    #expect(!past.screen.contains("▸info"))
    #expect(past.rows[0].contains("TIME"))
  }
}
