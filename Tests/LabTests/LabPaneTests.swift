import AdaptiveUI
import Cells
import Lab
import Testing

/// The pane's place at every width, and what it tells.
@MainActor @Suite struct LabPaneTests {
  @Test func `from 100 columns the pane stands beside the canvas`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 100, rows: 12)

    // Two fifths of 100 columns are the pane's, so the canvas has 60.
    #expect(pilot.rows[1].hasPrefix("┏ ▸home"))
    #expect(Array(pilot.rows[1])[59] == "┓")
    #expect(pilot.rows[1].contains("│ home  UIViewController"))
    #expect(pilot.rows[2].contains("horizontal compact  window"))
  }

  @Test func `below 100 columns the pane moves under the canvas`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 99, rows: 24)

    // A third of the 22 rows between header and footer are the pane's.
    #expect(pilot.rows[15].hasPrefix("┗"))
    #expect(Array(pilot.rows[15])[98] == "┛")
    #expect(pilot.rows[16].contains("home  UIViewController"))
  }

  @Test func `below 60 columns the pane hides behind Space`() throws {
    let hidden = try Pilot(TestScenes.plain, columns: 59, rows: 12)
    let flipped = try Pilot(TestScenes.plain, columns: 59, rows: 12, keys: " ")

    #expect(hidden.rows[10].hasPrefix("┗"))
    #expect(flipped.rows[1].contains("home  UIViewController"))
    #expect(flipped.headings == ["launch Plain"])
  }

  @Test func `hiding the pane is a size transition of its own`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 80, rows: 24, keys: " ")

    #expect(pilot.headings == ["launch Plain", "pane hidden"])
    #expect(pilot.rows[22].hasPrefix("┗"))
    let story = pilot.steps[1].events.map(\.name)
    #expect(story.contains("viewWillTransition(to:with:)"))
    #expect(story.first == "scene geometry")
  }

  @Test func `a resize across a width names the jump`() throws {
    let pilot = try Pilot(
      TestScenes.plain, columns: 120, rows: 24,
      batches: [[.resize(CellSize(columns: 90, rows: 24))]])

    #expect(
      pilot.headings.last == "terminal 120×24 → 90×24, the pane moves under the canvas")
  }

  @Test func `a terminal that is too small says so and keeps the scene as it was`() throws {
    let pilot = try Pilot(
      TestScenes.plain, batches: [[.resize(CellSize(columns: 14, rows: 4))]])

    #expect(pilot.screen == "needs 20×6\nq quits\n\n")
    #expect(pilot.headings == ["launch Plain"])
  }

  @Test func `bare is the canvas and nothing else`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 30, rows: 6, bare: true)

    #expect(
      pilot.screen == """
        ┏ ▸home 240×96 wC hC ━━━━━━━━┓
        ┃                            ┃
        ┃                            ┃
        ┃                            ┃
        ┃                            ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        """)
  }
}
