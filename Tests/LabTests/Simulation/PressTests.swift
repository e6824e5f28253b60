import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Lab
import Testing

/// What a click does to what is shown.
@MainActor struct PressTests {
  /// A button that leads on, one that leads nowhere, and a text.
  private static let scene = """
    root:
      class: UINavigationController
      id: nav
      rootViewController:
        id: first
        view:
          subviews:
            - {id: go, class: UIButton, title: Go on, action: push second, frame: [32, 96, 96, 48]}
            - {id: idle, class: UIButton, title: Idle, frame: [192, 96, 96, 48]}
            - {id: words, class: UILabel, text: Words, frame: [352, 96, 96, 48]}
    controllers: [{id: second, title: Second}]
    """

  /// A row without lines.
  private static func letters(_ row: String) -> String {
    String(row.map { $0.isLetter ? $0 : " " })
  }

  private func pilot(_ action: MouseEvent.Action?, on text: String) throws -> Pilot {
    let before = try Pilot(Self.scene, columns: 100, rows: 30)
    let point = try before.place(of: text)
    return try Pilot(
      Self.scene, columns: 100, rows: 30,
      batches: action.map { [[.mouse(MouseEvent($0, at: point))]] } ?? [])
  }

  @Test func `a click presses a button at once and says so`() throws {
    let pilot = try pilot(.press, on: "Go on")

    try expectPicture(pilot.canvas, "canvas of what a button pushed")
    #expect(pilot.notice.hasPrefix("✓ pressed go"))
  }

  @Test func `a button without effect says that nothing answers`() throws {
    let pilot = try pilot(.press, on: "Idle")

    #expect(pilot.notice.hasPrefix("› pressed idle: nothing here answers"))
    try expectPicture(pilot.pane, "card of a button without effect")
  }

  @Test func `a click on a switch says what it is set to`() throws {
    let scene = """
      root:
        view: {subviews: [{id: mute, class: UISwitch, frame: [64, 96, 56, 32]}]}
      """
    // The ruler has the same sign, above.
    let rows = try Pilot(scene, columns: 100, rows: 30).rows
    let row = try #require(rows.lastIndex { $0.contains("●") })
    let column = try #require(Array(rows[row]).firstIndex(of: "●"))
    let click = InputEvent.mouse(
      MouseEvent(.press, at: CellPoint(column: column, row: row)))

    let on = try Pilot(scene, columns: 100, rows: 30, batches: [[click]])
    #expect(on.notice == "✓ mute: off → on")
    #expect(on.pane.lines(with: "value") == " value       mute: off → on, no layout needed")
  }

  @Test func `a switch in a row takes the click, and the row does not`() throws {
    let session = SceneSession(
      try DocumentNameTests.document("hackiftekhar-IQKeyboardManager/Settings.storyboard"),
      options: SessionOptions(canvas: CellSize(columns: 120, rows: 36)))
    defer { session.close() }
    let picture = session.picture()
    let cells = (0..<36).flatMap { row in (0..<120).map { CellPoint(column: $0, row: row) } }
    let cell = try #require(cells.first { picture.view(at: $0) is UISwitch })
    let control = try #require(picture.view(at: cell) as? UISwitch)
    let wasOn = control.isOn

    try session.run(.click(cell))

    #expect(control.isOn != wasOn)
    #expect(session.focusedView === control)
  }

  @Test func `the other button selects and presses nothing`() throws {
    let pilot = try pilot(.select, on: "Go on")

    try expectPicture(pilot.canvas, "canvas with a button selected")
  }

  @Test func `a text is selected, and no line of the picture moves`() throws {
    let before = try pilot(nil, on: "Words")
    let after = try pilot(.press, on: "Words")

    try expectPicture(after.canvas, "canvas with a text selected")
    // The line above names what is selected.
    let canvas = 4..<before.rows.count - 12
    for row in canvas {
      #expect(Self.letters(after.rows[row]) == Self.letters(before.rows[row]))
    }
  }

  @Test func `what lies beyond the lower edge is named there`() throws {
    let pilot = try Pilot(
      """
      root:
        id: home
        view:
          subviews:
            - {id: late, class: UIButton, title: Sign in, frame: [32, 400, 96, 48]}
      """)

    try expectPicture(pilot.canvas.lines(with: "outside"), "sign of what lies below")
  }
}
