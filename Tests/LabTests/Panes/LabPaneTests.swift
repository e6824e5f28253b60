import AdaptiveUI
import BundledScenes
import Cells
import Foundation
import Testing

@testable import Lab

/// Where the pane is, and that the scene never notices it.
@MainActor struct LabPaneTests {
  @Test func `of a long log it says that there is more than it counts`() throws {
    let keys = String(repeating: "r", count: 12)
    func heading(_ keys: String) throws -> String {
      try Pilot(TestScenes.plain, columns: 80, rows: 24, keys: keys).screen.lines(with: "↓")
    }

    // With the keys in the pane all lines are there to be searched.
    try expectPicture(
      ["a long log": heading(keys), "with the keys in the pane": heading(keys + "w")],
      "headings of a long log")
  }

  @Test func `under a terminal's window the pane takes rows, and none of the window`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 80, rows: 24)

    #expect(
      pilot.screen == """
         Plain  terminal  640×352 pt  width regular, height regular  UIKit 26    step 1
         ↔ 640 wide  ─────────────500───●─────────────1000───────────────1500─ ( ) jump
        ┏ ▸home UIViewController 640×352 wR hR ━━━━━━━━━━━━━━━━━━━━━ 11 rows left out ━┓
        ┃                                                                              ┃
        ┃                                                                              ┃
        ┃                                                                              ┃
        ┃                                                                              ┃
        ┃                                                                              ┃
        ┃                                                                              ┃
        ┃                                                                              ┃
        ┃                                                                              ┃
        ┃                                                                              ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        ─[1 log] 2 tree  3 why  4 source  5 eras  6 issues ─── Space: whole picture ↓6 ─
         step 1  opened  640×352 points, landscapeRight  9 callbacks
         horizontal  wR regular  because it is 640 wide, where regular begins
         vertical    hR regular  because it is 352 high, at least 240
         ──────────────────────────────────────────────────────────────────────────────
         traits of home  UIViewController
         horizontal wR regular  window (640 ≥ 640)
         vertical   hR regular  window (352 ≥ 240)
         idiom pad, scale 2, style light, level base, text size L
         ──────────────────────────────────────────────────────────────────────────────
         r turn d device c change t time : find Tab focus Space pane y copy       ? help
        """, "\(pilot.screen)")
  }

  @Test(arguments: [
    (24, PaneNeighbour.scene, 10), (24, .page, 7), (24, .wall, 5), (36, .scene, 10),
    (36, .page, 9), (60, .scene, 17), (60, .wall, 5), (20, .page, 5), (10, .page, 2),
  ])
  func `under an app's interface the pane has fewer rows than under a scene`(
    terminal: Int, canvas: PaneNeighbour, rows: Int
  ) {
    #expect(PanePlace.paneRows(of: terminal, under: canvas) == rows)
  }

  @Test func `a card that its column has no room for goes on in the next one`() throws {
    let scene = try #require(BundledScenes.scene(named: "split"))
    let sizes = [70, 90, 120].map { CellSize(columns: $0, rows: 36) }
    let pilot = try Pilot(
      scene.text, columns: 120, rows: 36,
      batches: [[], [], [], []] + sizes.map { [InputEvent.resize($0)] })

    try expectPicture(pilot.screen, "a card that goes on in the next column")
  }

  @Test func `two columns of a tall terminal leave the other rows to the picture`() {
    #expect(PanePlace.paneRows(of: 60, isWide: true) == 12)
    #expect(PanePlace.paneRows(of: 60, isWide: true, under: .page) == 12)
    #expect(PanePlace.paneRows(of: 36, isWide: true) == 10)
  }

  @Test(arguments: [
    (80, 24, PanePlace.below), (60, 16, .below), (59, 16, .behind), (59, 20, .below),
    (40, 24, .below), (39, 24, .behind), (40, 19, .behind),
  ])
  func `a narrow terminal has its pane under the canvas where that leaves rows to the canvas`(
    columns: Int, rows: Int, place: PanePlace
  ) {
    #expect(PanePlace(columns: columns, rows: rows) == place)
  }

  /// The row of the names of panes, from 0.
  private func rowOfNames(_ pilot: Pilot) -> Int? {
    pilot.rows.firstIndex { $0.contains(/1 log.*2 tree/) }
  }

  @Test(arguments: [
    ("", 13), ("n", 13), ("rr", 13), ("2", 13), ("21", 13), ("f", 13), ("w", 13), ("<", 11),
    ("<rr", 11), ("<2", 11),
  ])
  func `nothing but the keys for it gives the pane other rows, so that pictures can be compared`(
    keys: String, row: Int
  ) throws {
    let pilot = try Pilot(TestScenes.plain, columns: 80, rows: 24, keys: keys)

    #expect(rowOfNames(pilot) == row, "\(pilot.screen)")
  }

  @Test func `a save that breaks something leaves the picture its rows`() throws {
    let good = "leading == superview.leading, top == superview.top + 32"
    let screens = try ReloadStage.settled(
      opening: ReloadStage.label(good), saving: [ReloadStage.label("leading == superview.leading")])
    let rows = screens.map { screen in
      screen.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(/1 log.*2 tree/) }
    }

    #expect(Set(rows).count == 1, "\(screens.last ?? "")")
  }

  @Test func `a device that lies is above the pane, where it shows an app's interface`() throws {
    func place(_ keys: String) throws -> [String] {
      try Pilot(
        document: DocumentNameTests.document("duckduckgo-iOS/Settings.storyboard"),
        size: CellSize(columns: 80, rows: 24), keys: keys, device: Device.named("iPhone 15")
      ).rows
    }
    func hasTabsBelow(_ rows: [String]) -> Bool { rows.contains { $0.hasPrefix("─[1 log]") } }

    #expect(hasTabsBelow(try place("r")))
    #expect(!hasTabsBelow(try place("")))
  }

  @Test func `a label stays above its field where rows are few`() throws {
    let path = "kharrison-CodeExamples/Validate-Main.storyboard"
    let document = try DocumentNameTests.document(path) { text in
      text.replacing(
        #"constant="8" symbolic="YES" id="dAE-4D-6Sg""#, with: #"constant="-40" id="dAE-4D-6Sg""#)
    }
    let rows = try Pilot(document: document, size: CellSize(columns: 80, rows: 24)).rows

    let label = try #require(rows.firstIndex { $0.contains("Name") })
    let field = try #require(rows.firstIndex { $0.contains("____") })
    #expect(label < field, "\(rows.joined(separator: "\n"))")
  }

  @Test func `what is out of the window is told on the window's lower line`() throws {
    let pilot = try Pilot(
      document: DocumentNameTests.document("RocketChat-Rocket.Chat.iOS/Auth.storyboard"),
      size: CellSize(columns: 80, rows: 24))

    try expectPicture(
      pilot.canvas.lines(with: "outside"), "sign of what a storyboard has below the window")
  }

  @Test func `beside a device the pane takes columns`() throws {
    let pilot = try Pilot(TestScenes.plain + "\ndevice: iPhone 6", columns: 80, rows: 24)

    try expectPicture(pilot.screen, "pane beside a device")
  }

  @Test
  func `beside a window that is turned upright it takes columns, too, until the window lies again`()
    throws
  {
    let upright = try Pilot(TestScenes.plain, columns: 80, rows: 24, keys: "r")
    let back = try Pilot(TestScenes.plain, columns: 80, rows: 24, keys: "rr")

    try expectPicture(upright.screen, "pane beside a window that is turned upright")
    try expectPicture(back.screen, "pane below a window that lies again")
  }

  @Test func `a key moves the pane to the other side`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 120, rows: 24, keys: "\\")

    #expect(Array(pilot.rows[5])[72] == "│", "\(pilot.screen)")
    #expect(pilot.headings == ["launch Plain"])
  }

  @Test func `where there is little room the pane hides behind Space`() throws {
    let hidden = try Pilot(TestScenes.plain, columns: 59, rows: 12)
    let flipped = try Pilot(TestScenes.plain, columns: 59, rows: 12, keys: " ")

    #expect(hidden.rows[10].hasPrefix("┗"))
    #expect(flipped.rows[1].hasPrefix("─[1 log]"))
    #expect(flipped.headings == ["launch Plain"])
  }

  @Test(arguments: [" ", "  ", "<<<", ">>", "2", "5", "?", "d", ":", "c", "\\", "o", "n", "f"])
  func `nothing that shows, hides, sizes or moves a pane, list or message is a step`(
    keys: String
  ) throws {
    for columns in [80, 120] {
      let pilot = try Pilot(TestScenes.popover, columns: columns, rows: 24, keys: keys)
      #expect(pilot.headings == ["launch Test"], "\(columns) columns, keys \(keys)")
    }
  }

  @Test func `the window rises with the terminal, with and without pane`() throws {
    for keys in ["", " ", "\\", "5"] {
      var last = 0.0
      for columns in stride(from: 20, through: 300, by: 7) {
        let pilot = try Pilot(TestScenes.plain, columns: columns, rows: 30, keys: keys)
        let width = try #require(pilot.lastWindow?.width)
        #expect(width >= last && width == Double(columns) * 8)
        last = width
      }
    }
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
