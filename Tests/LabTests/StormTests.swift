import AdaptiveUI
import Cells
import Lab
import SceneFiles
import TestSupport
import Testing

/// Sizes, keys and mouse faster than anybody types.
@MainActor @Suite struct StormTests {
  private final class Clock: LabClock {
    var seconds = 0.0
  }

  nonisolated private static func event(
    _ numbers: inout SeededNumbers, _ size: CellSize
  ) -> InputEvent {
    let keys: [Key] = [
      .character("r"), .character("R"), .character("p"), .character(" "), .character("d"),
      .character("["), .character("]"), .character("o"), .character("?"), .tab, .backTab, .up,
      .down,
      .left, .right, .enter, .escape, .pageUp, .pageDown, .character("x"),
    ]
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<6:
      return .resize(
        CellSize(
          columns: Int.random(in: 1...160, using: &numbers),
          rows: Int.random(in: 1...50, using: &numbers)))
    case 6, 7: return .key(keys.randomElement(using: &numbers) ?? .tab, [])
    default:
      let actions: [MouseEvent.Action] = [.press, .drag, .release, .scrollUp, .scrollDown]
      return .mouse(
        MouseEvent(
          actions.randomElement(using: &numbers) ?? .press,
          at: CellPoint(
            column: Int.random(in: 0..<max(size.columns, 1), using: &numbers),
            row: Int.random(in: 0..<max(size.rows, 1), using: &numbers))))
    }
  }

  @Test(arguments: 1...4) func `a storm ends with the exact last size, one picture a wait`(
    seed: Int
  ) throws {
    var numbers = SeededNumbers(UInt64(seed))
    let clock = Clock()
    var waits = 0
    let backend = WatchedBackend(
      size: CellSize(columns: 80, rows: 24),
      next: { size in
        waits += 1
        clock.seconds += 0.01
        guard waits <= 150 else {
          return waits == 151 ? [.resize(CellSize(columns: 97, rows: 31))] : nil
        }
        return [Self.event(&numbers, size), Self.event(&numbers, size)]
      },
      // What is painted is what was laid out: no picture of another size is ever handed over.
      watch: { picture, size in #expect(picture.size == size) })
    try Lab(
      backend: backend, clock: clock,
      configuration: LabConfiguration(
        document: try SceneDocument(text: TestScenes.popover),
        sources: [
          LabSource(name: "plain", summary: "") { () throws(SceneErrors) in
            try SceneDocument(text: TestScenes.plain)
          }
        ])
    ).run()

    #expect(backend.pictures <= waits + 1)
    #expect(backend.screen.size == CellSize(columns: 97, rows: 31))
  }

  @Test func `no size is waited out`() throws {
    let pilot = try Pilot(
      TestScenes.plain, bare: true,
      batches: [
        [.resize(CellSize(columns: 0, rows: 0))], [.resize(CellSize(columns: 60, rows: 18))],
      ])

    #expect(pilot.headings == ["launch Plain", "terminal 80×24 → 60×18"])
  }
}
