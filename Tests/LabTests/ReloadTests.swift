import AdaptiveUI
import Cells
import Documents
import Foundation
import SceneFiles
import Testing

@testable import Lab

/// The lab follows the file that is open.
@MainActor struct ReloadTests {
  @Test func `a saved file replaces the picture at the next wait`() throws {
    let screens = try ReloadStage.screens(saving: [ReloadStage.scene("Second")])

    #expect(screens.first?.contains("First") == true)
    #expect(screens[1].contains("Second"))
    #expect(screens.last?.contains("First") == false)
  }

  @Test func `boxes that a new version moves are named`() throws {
    let screens = try ReloadStage.screens(saving: [
      ReloadStage.scene("First").replacing("16, 16", with: "48, 16")
    ])

    #expect(screens.last?.contains("read again: scene, button moved 32 pt to the right") == true)
  }

  @Test func `a broken file keeps the last good picture with the error under it`() throws {
    let screens = try ReloadStage.screens(saving: ["root: {clas: x}", ReloadStage.scene("Third")])

    #expect(screens[1].contains("First"))
    #expect(
      screens[1].contains(
        """
        ── not shown: the saved file has errors ────────────────────────────────────────
         scene:1:8: UIViewController has no “clas”
           root: {clas: x}
                  ^
           did you mean class?
        """))
    #expect(screens.last?.contains("Third") == true)
    #expect(screens.last?.contains("not shown") == false)
  }

  @Test func `much use is lived through again too, while that takes no time`() throws {
    let turns = Array(repeating: Key.character("r"), count: 240)
    let screens = try ReloadStage.screens(saving: [ReloadStage.scene("Second")], keys: turns)

    #expect(screens.last?.contains("Second") == true)
    #expect(screens.last?.contains("step 241") == true)
  }

  @Test func `a presentation stays open over a new version`() throws {
    let screens = try ReloadStage.screens(
      saving: [ReloadStage.scene("Second")], keys: [.character("p")])

    #expect(screens.last?.contains("sheet") == true)
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

    #expect(backend.screen.text.contains("portrait"))
    #expect(backend.screen.text.contains("not shown: the saved file has errors"))
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

    let (before, after) = (screens[11], try #require(screens.last))
    #expect(after.contains("Other"))
    #expect(after.contains("▸button"))
    // The ruler below tells more as its search goes on.
    func top(_ screen: String) -> Substring? { screen.split(separator: "\n").first }
    #expect(top(after)?.contains("667×375") == true)
    #expect(top(after) == top(before))
  }
}
