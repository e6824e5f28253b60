import BundledScenes
import Cells
import Lab
import Testing

/// The card of a step, as it is drawn.
@MainActor @Suite struct StepCardTests {
  /// The pane under the canvas, without its tabs.
  private func card(
    _ name: String, columns: Int = 80, keys: String, to size: CellSize? = nil
  ) throws -> String {
    let scene = try #require(BundledScenes.scene(named: name))
    let batches: [[InputEvent]] = size.map { [[], [], [], [], [.resize($0)]] } ?? []
    let pilot = try Pilot(scene.text, columns: columns, rows: 30, keys: keys, batches: batches)
    let rows = pilot.rows.dropLast().drop { !$0.contains("[1 log]") }.dropFirst()
    let lines = rows.prefix { !$0.contains("try this") }.map { row in
      row.split(separator: "│", omittingEmptySubsequences: false).last.map(String.init) ?? row
    }
    return lines.joined(separator: "\n")
  }

  @Test func `C10 U05 a rotation tells who heard of what, and who did not`() throws {
    let card = try card("figure-12-2", keys: "r")

    #expect(
      card == """
         step 2  turned right → landscapeLeft
         window      375×667 portrait → 667×375
                     landscapeLeft points
         vertical    regular → compact  because
                     iPhone 6 in landscape is
                     375 high
         told traits root, container, upper,
                     lower, badge
         told size   root, container, upper,
                     lower
         not told    badge  of size, which
                     stays 135×64
         boxes       2 moved, 4 resized  now ▭,
                     before ┄
        """)
  }

  @Test func `KS14 a collapse tells the class, the container and what left`() throws {
    let card = try card("split", keys: "", to: CellSize(columns: 70, rows: 30))

    #expect(
      card == """
         step 2  terminal 80×30 → 70×30  24 callbacks
         window      640×448 → 560×448 points
         horizontal  regular → compact  because it is 560 wide, under 640
         split       expanded → collapsed  because split gives it to what it
                     contains
         collapse    split shows one column: list-nav alone
         told traits split, list-nav, list, detail-nav, detail
         told size   split, list-nav, list
         not told    detail-nav  of size, which stays 384×448
         boxes       7 resized, 4 left  now ▭, before ┄  left: detail-nav, …
        """)
  }

  @Test func `PO12 a refusal says who refused and why`() throws {
    let card = try card("figure-13-3", keys: "p", to: CellSize(columns: 70, rows: 30))

    #expect(
      card.contains(
        "became      info popover → fullScreen  delegate: none"))
  }

  @Test func `LA8.3 a contradiction is the first and loudest row`() throws {
    let pilot = try Pilot(TestScenes.torn, columns: 80, rows: 24)
    let row = try #require(pilot.rows.firstIndex { $0.contains("step 1  opened") })

    #expect(pilot.rows[row + 1].hasPrefix(" CONFLICT    gave up"))
  }
}
