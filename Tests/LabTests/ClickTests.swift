import AdaptiveUI
import Cells
import Foundation
import Testing

@testable import Lab

/// What can be seen around the canvas can be clicked.
@MainActor struct ClickTests {
  /// The screen after clicks on the beginnings of texts, each searched for on the screen of its time.
  private func pilot(clicking row: Int, _ text: String, keys: String = "") throws -> Pilot {
    let before = try Pilot(TestScenes.popover, columns: 120, rows: 24, keys: keys)
    let line = before.rows[row < 0 ? before.rows.count + row : row]
    let place = try #require(line.range(of: text), "\(line)")
    let column = line.distance(from: line.startIndex, to: place.lowerBound)
    let point = CellPoint(column: column, row: row < 0 ? before.rows.count + row : row)
    return try Pilot(
      TestScenes.popover, columns: 120, rows: 24, keys: keys,
      batches: [[.mouse(MouseEvent(.press, at: point))]])
  }

  @Test(arguments: [
    ("terminal", "─ Devices ─"), ("width", "─ View as ─"), ("UIKit", "─ Whose rules apply ─"),
  ])
  func `a field of the header opens what changes it`(field: String, list: String) throws {
    #expect(try pilot(clicking: 0, field).screen.contains(list))
  }

  @Test func `the orientation turns`() throws {
    #expect(try pilot(clicking: 0, "landscape").headings.last == "rotation right → portrait")
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
        #expect(clicked.notice.contains("pressed \(name)"), "\(clicked.notice)")
      }
    }
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
    #expect(try pilot(clicking: -1, "r turn").headings.last == "rotation right → portrait")
    #expect(try pilot(clicking: -1, "Esc back", keys: "d").screen.contains("─ Devices ─") == false)
  }

  @Test func `the name of a pane shows it`() throws {
    let before = try Pilot(TestScenes.popover, columns: 120, rows: 24)
    let row = try #require(before.rows.firstIndex { $0.contains("2 tree") })

    #expect(try pilot(clicking: row, "2 tree").screen.contains("[2 tree]"))
  }

  @Test func `a click on a text in a row chooses the text, another one the row around it`() throws {
    let document = try DocumentNameTests.document("duckduckgo-iOS/Settings.storyboard")
    let size = CellSize(columns: 120, rows: 36)
    let rows = try Pilot(document: document, size: size).rows
    let row = try #require(rows.firstIndex { $0.contains("Clear Tabs Only") })
    let place = try #require(rows[row].range(of: "Clear Tabs Only")).lowerBound
    let point = CellPoint(
      column: rows[row].distance(from: rows[row].startIndex, to: place) + 2, row: row)
    func chosen(_ action: MouseEvent.Action, _ count: Int) throws -> String {
      let clicks = (0..<count).map { _ in InputEvent.mouse(MouseEvent(action, at: point)) }
      let pane = try Pilot(document: document, size: size, keys: "3", events: clicks).pane
      return pane.split(separator: "\n").dropFirst().first.map(String.init) ?? ""
    }

    for action in [MouseEvent.Action.select, .press] {
      #expect(try chosen(action, 1).contains("UILabel “Clear Tabs Only”"))
      #expect(try chosen(action, 2).contains("UITableViewCell “Clear Tabs Only”"))
    }
  }

  @Test func `a line of the tree focuses what it is about`() throws {
    let before = try Pilot(TestScenes.popover, columns: 120, rows: 24, keys: "2")
    let row = try #require(before.rows.firstIndex { $0.contains("button  UIButton") })

    #expect(try pilot(clicking: row, "button  UIButton", keys: "2").screen.contains("▸button"))
  }

  @Test func `a name in the card chooses its box, and the keys stay with the canvas`() throws {
    let before = try Pilot(TestScenes.popover, columns: 120, rows: 24, keys: "r")
    let row = try #require(
      before.rows.firstIndex {
        $0.hasPrefix("told") || $0.contains("│told") || $0.contains(" told ")
      })
    let clicked = try pilot(clicking: row, "home", keys: "r")

    #expect(clicked.screen.contains("▸home"))
    #expect(clicked.notice.hasPrefix("✓ chosen: home"))
  }

  @Test func `after a click on a line of the pane the scene still turns`() throws {
    let before = try Pilot(TestScenes.popover, columns: 120, rows: 24, keys: "2")
    let row = try #require(before.rows.firstIndex { $0.contains("button  UIButton") })
    let clicked = try pilot(clicking: row, "button  UIButton", keys: "2")
    let turned = try Pilot(
      TestScenes.popover, columns: 120, rows: 24, keys: "2",
      batches: [
        [.mouse(MouseEvent(.press, at: CellPoint(column: 70, row: row)))],
        [.key(.character("r"), [])],
      ])

    #expect(clicked.rows.last?.contains("r turn") == true)
    #expect(turned.headings.last == "rotation right → portrait")
  }
}
