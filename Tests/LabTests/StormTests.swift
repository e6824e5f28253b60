import AdaptiveUI
import Cells
import Lab
import Testing

/// Sizes that are none.
@MainActor @Suite struct StormTests {
  @Test func `no size is waited out`() throws {
    let pilot = try Pilot(
      TestScenes.plain, bare: true,
      batches: [
        [.resize(CellSize(columns: 0, rows: 0))], [.resize(CellSize(columns: 60, rows: 18))],
      ])

    #expect(pilot.headings == ["launch Plain", "terminal 80×24 → 60×18"])
  }
}
