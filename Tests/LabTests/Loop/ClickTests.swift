import AdaptiveUI
import Cells
import Foundation
import SceneFiles
import Testing

@testable import Lab

/// What can be seen around the canvas can be clicked.
@MainActor struct ClickTests {
  /// The lab after a click on the beginning of a text.
  private func pilot(
    clicking text: String, behind other: String = "", keys: String = ""
  ) throws -> Pilot {
    let before = try Pilot(TestScenes.popover, columns: 120, rows: 24, keys: keys)
    let point = try before.place(of: text, behind: other)
    return try Pilot(
      TestScenes.popover, columns: 120, rows: 24, keys: keys,
      batches: [[.mouse(MouseEvent(.press, at: point))]])
  }

  @Test(arguments: [
    ("terminal", "Devices"), ("width", "View as"), ("UIKit", "Whose rules apply"),
  ])
  func `a field of the header opens what changes it`(field: String, list: String) throws {
    #expect(try pilot(clicking: field).overlay.firstMatch(of: /[A-Z][a-z ]+[a-z]/)?.0 ?? "" == list)
  }

  @Test func `the orientation turns`() throws {
    #expect(try pilot(clicking: "landscape").headings.last == "rotation right → portrait")
  }

  /// Buttons in rows that a window of half the height has no room for.
  private static let buttons = """
    root:
      id: home
      view:
        subviews:
    \((0..<8).map { """
              - {id: b\($0), class: UIButton, title: Button \($0), frame: [16, \(20 + 41 * $0), 160, 24]}
      """ }.joined(separator: "\n"))
    """

  @Test func `in a lower picture a click presses what is drawn at its cell`() throws {
    let rows = try Pilot(Self.buttons).rows
    for (row, line) in rows.enumerated() {
      for match in line.matches(of: /Button \d/) {
        let column = line.distance(from: line.startIndex, to: match.range.lowerBound)
        let point = CellPoint(column: column, row: row)
        let clicked = try Pilot(Self.buttons, batches: [[.mouse(MouseEvent(.press, at: point))]])

        let name = "b\(match.output.last ?? " ")"
        #expect(clicked.notice.hasPrefix("› pressed \(name): "), "\(clicked.notice)")
      }
    }
  }

  @Test func `a click on a heading of issues chooses the first below, at this size`() throws {
    let scene = LabConfiguration(document: try SceneDocument(text: RulerTests.yaml))
    let size = CellSize(columns: 120, rows: 40)
    let before = try Pilot(scene, size: size, keys: "6", patience: 400)
    let point = try before.place(of: "at other widths")
    let after = try Pilot(
      scene, size: size, keys: "6", patience: 400, end: [.mouse(MouseEvent(.press, at: point))])

    try expectPicture(after.pane, "issues after a click on a heading")
    #expect(after.lastWindow == before.lastWindow)
  }

  @Test func `the wheel over what does not scroll says so, over the pane it scrolls`() throws {
    func notice(row: Int) throws -> String {
      let wheel = MouseEvent(.scrollDown, at: CellPoint(column: 4, row: row))
      return try Pilot(TestScenes.plain, batches: [[.mouse(wheel)]]).notice
    }

    #expect(
      try notice(row: 5).hasPrefix(
        "› nothing there scrolls, but rows are folded (Space: whole picture)"))
    #expect(try notice(row: 20) == "")
  }

  @Test func `a key of the footer is pressed`() throws {
    #expect(try pilot(clicking: "r turn d device").headings.last == "rotation right → portrait")
    #expect(try pilot(clicking: "Esc back", keys: "d").overlay == "")
  }

  @Test func `the name of a pane shows it`() throws {
    #expect(try pilot(clicking: "2 tree").paneName == "2 tree")
  }

  @Test func `a click on a text in a row chooses the text, another one the row around it`() throws {
    let document = try DocumentNameTests.document("duckduckgo-iOS/Settings.storyboard")
    let size = CellSize(columns: 120, rows: 36)
    let place = try Pilot(document: document, size: size).place(of: "Clear Tabs Only")
    let point = CellPoint(column: place.column + 2, row: place.row)
    func chosen(_ action: MouseEvent.Action, _ count: Int) throws -> String {
      let clicks = (0..<count).map { _ in InputEvent.mouse(MouseEvent(action, at: point)) }
      let pane = try Pilot(document: document, size: size, keys: "3", events: clicks).pane
      return pane.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
    }

    for action in [MouseEvent.Action.select, .press] {
      let lines = try [chosen(action, 1), chosen(action, 2)]
      #expect(
        lines
          == [
            " UILabel “Clear Tabs Only”, view of Automatically Clear Data",
            " UITableViewCell “Clear Tabs Only”, view of Automatically Clear Data",
          ])
    }
  }

  @Test(arguments: [
    ("Submit", "› submitButton is disabled: a press does nothing"),
    ("1 row ≈", "› drawn lower to fit: a row is about 25 points, not 16; Space: whole picture"),
  ])
  func `a click on what does nothing says why, until the next click`(
    text: String, notice: String
  ) throws {
    let document = try DocumentNameTests.document("kharrison-CodeExamples/Validate-Main.storyboard")
    let size = CellSize(columns: 80, rows: 24)
    let point = try Pilot(document: document, size: size).place(of: text)
    let events = [MouseEvent.Action.press, .release].map {
      InputEvent.mouse(MouseEvent($0, at: point))
    }

    #expect(try Pilot(document: document, size: size, events: events).notice == notice)
  }

  @Test func `the picture is as before when a pane shows its card again`() throws {
    let document = try DocumentNameTests.document("kharrison-CodeExamples/Validate-Main.storyboard")
    let size = CellSize(columns: 80, rows: 24)
    let opened = try Pilot(document: document, size: size).canvas

    #expect(try Pilot(document: document, size: size, keys: "31").canvas == opened)
  }

  @Test func `a line of the tree focuses what it is about`() throws {
    try expectPicture(
      pilot(clicking: "button  UIButton", keys: "2").canvas, "canvas of what the tree names")
  }

  @Test func `a name in the card chooses its box, and the keys stay with the canvas`() throws {
    let clicked = try pilot(clicking: "home", behind: "told ", keys: "r")

    try expectPicture(clicked.canvas, "canvas of what the card names")
    #expect(clicked.notice == "✓ chosen: home")
  }

  @Test func `what the card says of issues elsewhere leads to their list`() throws {
    let scene = LabConfiguration(document: try SceneDocument(text: RulerTests.yaml))
    let size = CellSize(columns: 120, rows: 40)
    let point = try Pilot(scene, size: size, patience: 400).place(of: "none at this size")
    let after = try Pilot(
      scene, size: size, patience: 400, end: [.mouse(MouseEvent(.press, at: point))])

    #expect(after.pane.contains("[6 issues]"))
  }

  @Test func `after a click on a line of the pane the scene still turns`() throws {
    let place = try Pilot(TestScenes.popover, columns: 120, rows: 24, keys: "2")
      .place(of: "button  UIButton")
    let clicked = try pilot(clicking: "button  UIButton", keys: "2")
    let turned = try Pilot(
      TestScenes.popover, columns: 120, rows: 24, keys: "2",
      batches: [[.mouse(MouseEvent(.press, at: place))], [.key(.character("r"), [])]])

    try expectPicture(clicked.footer, "footer of a pane that was clicked")
    #expect(turned.headings.last == "rotation right → portrait")
  }
}
