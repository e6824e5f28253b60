import AdaptiveUI
import Cells
import Lab
import Testing

/// Sizes that are none.
@MainActor struct StormTests {
  @Test func `no size is waited out`() throws {
    let pilot = try Pilot(
      TestScenes.plain, bare: true,
      batches: [
        [.resize(CellSize(columns: 0, rows: 0))], [.resize(CellSize(columns: 60, rows: 18))],
      ])

    #expect(pilot.headings == ["launch Plain", "terminal 80×24 → 60×18"])
  }

  @Test func `a terminal that has no size at first is waited for`() throws {
    let pilot = try Pilot(
      TestScenes.plain, columns: 0, rows: 0, bare: true,
      batches: [
        [], [.key(.character("r"), [])], [.resize(CellSize(columns: 60, rows: 18))],
      ])

    #expect(pilot.headings == ["launch Plain"])
    #expect(pilot.lab.session?.canvas == CellSize(columns: 60, rows: 18))
  }

  @Test(arguments: [InputEvent.key(.character("q"), []), .key(.character("c"), .control)])
  func `a terminal without a size can be left`(event: InputEvent) throws {
    let pilot = try Pilot(TestScenes.plain, columns: 0, rows: 0, batches: [[event]])

    #expect(pilot.lab.session == nil)
  }
}
