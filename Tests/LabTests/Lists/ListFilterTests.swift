import AdaptiveUI
import Cells
import Foundation
import Lab
import Testing

/// Lists narrow as one types.
@MainActor struct ListFilterTests {
  /// The upper edge of the list.
  private func title(_ screen: String) -> String { screen.lines(with: "┌") }

  /// The line of the list that is chosen.
  private func chosen(_ screen: String) -> String { screen.lines(with: "▸") }

  @Test func `the first list says what the program is, and has scenes under topics`() throws {
    let screen = try ListStage.screens([])[0]

    #expect(
      screen == """
         winch
        ┌─ Scenes ─────────────────────────────────────────────────┐
        │Winch shows how UIKit interfaces adapt: choose a scene,   │
        │then drag the terminal's corner, r turns, p presents.     │
        │Begin with 1; type to find: popover, rotation, margins …  │
        │                                                          │
        │Start here                                                │
        │▸ 1  First steps                                     steps│
        │Popovers                                                  │
        │  2  A popover becomes a sheet                       today│
        │  3  Popovers with both sides                        sides│
        │Rotation                                                  │
        │Do what the card says.                                    │
        │                                                          │
        └─ type to narrow ────────────────────────────── ↓ 1 line ─┘
         ↑↓ choose  Enter open  / search  1-9 choose  q quit  ? help
        """)
  }

  @Test func `letters leave the lines that have all words, each under its heading`() throws {
    let screens = try ListStage.screens(ListStage.typed("pop bo"))

    #expect(
      screens[6] == """
         winch
        ┌─ Scenes  / pop bo▏  1 of 4 ──────────────────────────────┐
        │Winch shows how UIKit interfaces adapt: choose a scene,   │
        │then drag the terminal's corner, r turns, p presents.     │
        │Begin with 1; type to find: popover, rotation, margins …  │
        │                                                          │
        │Popovers                                                  │
        │▸ Popovers with both sides                           sides│
        │                                                          │
        │                                                          │
        │                                                          │
        │                                                          │
        │Press p twice.                                            │
        │                                                          │
        └─ Backspace widens, Esc shows all ────────────────────────┘
         ↑↓ choose   Enter open   Backspace widen   Esc show all
        """)
    #expect(title(screens[3]) == "┌─ Scenes  / pop▏  2 of 4 ─────────────────────────────────┐")
  }

  @Test func `the key that searches elsewhere begins here too`() throws {
    let plain = try ListStage.screens(ListStage.typed("pop bo"))
    let screens = try ListStage.screens(ListStage.typed("/pop bo") + [.escape, .escape])

    #expect(title(screens[1]) == "┌─ Scenes  / ▏  4 of 4 ────────────────────────────────────┐")
    #expect(screens[7] == plain[6])
    #expect(title(screens[8]) == title(plain[0]))
  }

  @Test func `Backspace widens, Esc shows all lines, and then there is nothing to go back to`()
    throws
  {
    let keys = ListStage.typed("masks") + [.backspace, .escape, .escape]
    let screens = try ListStage.screens(keys)

    try expectPicture(screens[6], "list narrowed to masks")
    try expectPicture(screens[7], "list after it was narrowed")
    #expect(ScreenParts(screens[8]).notice == "› nothing to go back to; q or Ctrl-C quits")
  }

  @Test func `q quits the first list as long as nothing is typed`() throws {
    #expect(try ListStage.screens(ListStage.typed("q")).count == 1)
    #expect(
      try ListStage.screens(ListStage.typed("maq")).map(title) == [
        "┌─ Scenes ─────────────────────────────────────────────────┐",
        "┌─ Scenes  / m▏  2 of 4 ───────────────────────────────────┐",
        "┌─ Scenes  / ma▏  1 of 4 ──────────────────────────────────┐",
        "┌─ Scenes  / maq▏  0 of 4 ─────────────────────────────────┐",
      ])
  }

  @Test func `a word of a title is chosen before the middle of another one above it`() throws {
    let pilot = try Pilot(TestScenes.plain, columns: 100, rows: 30, keys: "dse")

    #expect(pilot.rows.first { $0.contains("▸") && $0.contains("375×667") } != nil)
  }

  @Test func `what nothing matches is said`() throws {
    let screens = try ListStage.screens(ListStage.typed("xyz") + [.enter])

    try expectPicture(ScreenParts(screens[3]).overlay, "list narrowed to nothing")
    #expect(title(screens[4]) == "        ┌─ : xyz▏ ────────────────────────────────┐")
  }

  @Test func `who typed a key of the lab is told that the list took it`() throws {
    let screens = try ListStage.screens(ListStage.typed("d 15"))

    try expectPicture(
      ["d": ScreenParts(screens[1]).overlay, "d 15": ScreenParts(screens[4]).overlay],
      "list in which a key of the lab was typed")
  }

  @Test func `what a list has nothing of is looked for everywhere`() throws {
    let pilot = try Pilot(TestScenes.plain, keys: "ciphone 15⏎⏎")

    try expectPicture(pilot.header, "header of a device that was looked for")
  }

  @Test func `the list of changes finds values of the whole window`() throws {
    let pilot = try Pilot(TestScenes.plain, keys: "cdark⏎")

    #expect(pilot.lab.session?.window.traitCollection.userInterfaceStyle == .dark)
    #expect(pilot.overlay == "")
  }

  @Test func `a second Enter leaves the notice of what the first one chose`() throws {
    let once = try Pilot(TestScenes.plain, keys: "cdark⏎")
    let twice = try Pilot(TestScenes.plain, keys: "cdark⏎⏎")

    #expect(once.notice == "✓ dark appearance")
    #expect(twice.screen == once.screen)
  }

  @Test func `digits choose as long as nothing is typed`() throws {
    let chosen = try ListStage.screens(ListStage.typed("3"))
    let typed = try ListStage.screens(ListStage.typed("m3"))

    #expect(chosen[1].hasPrefix(" Popovers with both sides  "))
    #expect(title(typed[2]) == "┌─ Scenes  / m3▏  0 of 4 ──────────────────────────────────┐")
  }

  @Test func `from 100 columns the chosen scene is drawn beside the list`() throws {
    let wide = try ListStage.screens([.down], columns: 100, rows: 20)
    let narrow = try ListStage.screens([], columns: 99, rows: 20)[0]

    try expectPicture(wide[0], "list with a scene beside it")
    try expectPicture(wide[1], "list with another scene beside it")
    try expectPicture(narrow, "list in a terminal too narrow for a scene beside it")
  }

  @Test func `a click on a line opens it, also in a list that was narrowed`() throws {
    let backend = MemoryBackend(size: CellSize(columns: 60, rows: 16))
    let lab = Lab(
      backend: backend, clock: Pilot.Clock(),
      configuration: LabConfiguration(sources: ListStage.sources))
    var batches: [[InputEvent]] = [
      [.key(.character("m"), []), .key(.character("a"), [])],
      [.mouse(MouseEvent(.press, at: CellPoint(column: 8, row: 7)))], [],
    ]
    backend.whenIdle = { batches.isEmpty ? [.terminate] : batches.removeFirst() }

    try lab.run()

    #expect(backend.screen.text.hasPrefix(" Orientation masks  "))
  }

  @Test func `a heading cannot be chosen`() throws {
    let screens = try ListStage.screens([.down, .up, .up, .end, .home])

    #expect(
      screens.map(chosen) == [
        "│▸ 1  First steps                                     steps│",
        "│▸ 2  A popover becomes a sheet                       today│",
        "│▸ 1  First steps                                     steps│",
        "│▸ 1  First steps                                     steps│",
        "│▸ 4  Orientation masks                               masks│",
        "│▸ 1  First steps                                     steps│",
      ])
  }
}
