import AdaptiveUI
import Cells
import Documents
import Foundation
import SceneFiles
import Testing

@testable import Lab

/// The lab follows the file that is open.
@MainActor struct ReloadTests {
  private func parts(_ screen: String?) throws -> ScreenParts {
    ScreenParts(try #require(screen))
  }

  @Test func `a saved file replaces the picture at the next wait`() throws {
    let screens = try ReloadStage.screens(saving: [ReloadStage.scene("Second")])

    try expectPicture(
      ["before": parts(screens.first).canvas, "after": parts(screens.last).canvas],
      "a picture that a save replaces")
    #expect(screens[1] == screens.last)
  }

  @Test func `boxes that a new version moves are named`() throws {
    let screens = try ReloadStage.screens(saving: [
      ReloadStage.scene("First").replacing("16, 16", with: "48, 16")
    ])

    let notice = try parts(screens.last).notice
    #expect(notice == "✓ read again: scene, button moved 32 pt to the right")
  }

  @Test func `a broken file keeps the last good picture with the error under it`() throws {
    let screens = try ReloadStage.screens(saving: ["root: {clas: x}", ReloadStage.scene("Third")])

    try expectPicture(
      ["with an error": screens[1], "mended": try #require(screens.last)],
      "a save with an error, and one without")
  }

  @Test func `much use is lived through again too, while that takes no time`() throws {
    let turns = Array(repeating: Key.character("r"), count: 240)
    let screens = try ReloadStage.screens(saving: [ReloadStage.scene("Second")], keys: turns)

    try expectPicture(try #require(screens.last), "a save after 240 turns")
  }

  @Test func `a presentation stays open over a new version`() throws {
    let screens = try ReloadStage.screens(
      saving: [ReloadStage.scene("Second")], keys: [.character("p")])

    try expectPicture(parts(screens.last).canvas, "a sheet that stays open over a save")
  }

  @Test func `the error stays under the picture while keys are pressed`() throws {
    let file = ReloadStage.File(ReloadStage.scene("First"))
    let backend = MemoryBackend(size: CellSize(columns: 80, rows: 24))
    var configuration = LabConfiguration(
      document: try SceneDocument(text: ReloadStage.scene("First")))
    configuration.watch = file.watch
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var steps: [() -> [InputEvent]] = [
      {
        file.save("root: 3")
        return []
      }, { [.key(.character("r"), [])] },
      { [.key(.tab, [])] }, { [.terminate] },
    ]
    backend.whenIdle = { steps.isEmpty ? [.terminate] : steps.removeFirst()() }
    try lab.run()

    try expectPicture(backend.screen.text, "a save with an error under a turned window")
  }

  @Test func `device, turns, places, focus and changes are there again after a save`() throws {
    let file = ReloadStage.File(ReloadStage.scene("First"))
    let typed: [Key] =
      "]]]r".map { .character($0) } + [.tab]
      + ":override home vertical regular".map { .character($0) } + [.enter]
    let backend = MemoryBackend(
      size: CellSize(columns: 120, rows: 30), batches: typed.map { [.key($0, [])] })
    var configuration = LabConfiguration(
      document: try SceneDocument(text: ReloadStage.scene("First")))
    configuration.watch = file.watch
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var screens: [String] = []
    backend.whenIdle = {
      screens.append(backend.screen.text)
      if screens.count == 12 { file.save(ReloadStage.scene("Other")) }
      return screens.count < 20 ? [] : [.terminate]
    }
    try lab.run()

    // The ruler below tells more as its search goes on.
    let (before, after) = try (parts(screens[11]), parts(screens.last))
    try expectPicture(
      [
        "before": before.header + "\n" + before.canvas, "after": after.header + "\n" + after.canvas,
      ], "what stays after a save")
  }
}
