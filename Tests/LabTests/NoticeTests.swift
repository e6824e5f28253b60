import AdaptiveUI
import Cells
import Foundation
import SceneFiles
import Testing

@testable import Lab

/// Answers stand before the keys for a while.
@MainActor @Suite struct NoticeTests {
  /// The footer a second after another, once a key was pressed.
  private func footers(_ key: Character, seconds: Int) throws -> [String] {
    let backend = MemoryBackend(
      size: CellSize(columns: 100, rows: 20), batches: [[.key(.character(key), [])]])
    let clock = Pilot.Clock()
    let lab = Lab(
      backend: backend, clock: clock,
      configuration: LabConfiguration(document: try SceneDocument(text: TestScenes.plain)))
    var footers: [String] = []
    backend.whenIdle = {
      if lab.idleWork != .nothing { return [] }
      footers.append(backend.screen.lines.last ?? "")
      clock.seconds += 1
      return footers.count > seconds ? [.terminate] : []
    }
    try lab.run()
    return footers
  }

  @Test func `what was done is said for some seconds, then all keys are back`() throws {
    let footers = try footers("r", seconds: 8)

    #expect(footers[0].hasPrefix(" ✓ turned right → portrait   r turn   ? help"))
    #expect(footers[3] == footers[0])
    #expect(footers[8].hasPrefix(" r turn  ? help  q quit  u undo"))
  }

  @Test func `what cannot be done has another sign, and stays longer`() throws {
    let footers = try footers("u", seconds: 12)

    #expect(footers[0].hasPrefix(" ! nothing to undo   r turn"))
    #expect(footers[8] == footers[0])
    #expect(footers[12].hasPrefix(" r turn"))
  }

  @Test func `at 80 columns the footer has copying, saving, the focus and the palette`() throws {
    let footer = try #require(Pilot(TestScenes.popover).rows.last)

    for key in ["p present", "r turn", "? help", "q quit", "y copy", "S save", "Tab focus"] {
      #expect(footer.contains(key), "\(footer)")
    }
  }

  @Test func `a turn and a device are taken back like a change`() throws {
    let turned = try Pilot(TestScenes.plain, keys: "ru")
    let moved = try Pilot(TestScenes.plain, keys: "]u")

    #expect(turned.rows.last?.hasPrefix(" ✓ undid: turned right") == true)
    #expect(turned.lastWindow == CGSize(width: 640, height: 352))
    #expect(moved.lastWindow == CGSize(width: 640, height: 352))
  }
}
