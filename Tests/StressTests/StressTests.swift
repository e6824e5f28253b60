import BundledScenes
import Cells
import Stress
import Testing

/// Storms, sizes and long use, a short seeded part of what `Tests/Scripts/stress.py` does.
@MainActor struct StressTests {
  nonisolated static let names = BundledScenes.all.map(\.name)

  nonisolated private static func seed(_ name: String) -> UInt64 {
    name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }
  }

  @Test(arguments: names) func `every picture has the terminal's size, and q works at the last`(
    name: String
  ) throws {
    #expect(try SizeWalk.problems(name, SizeWalk.some(24, seed: Self.seed(name))).isEmpty)
  }

  /// A scene that opens on its way through a step shows another moment by another clock.
  @Test(arguments: names.filter { $0 != "slow-motion" })
  func `the canvas after many sizes is that of a fresh start`(
    name: String
  ) throws {
    let sizes = SizeWalk.some(24, seed: Self.seed(name))
    #expect(try SizeWalk.differences(name, sizes, every: 6).isEmpty)
  }

  @Test(arguments: [1, 2, 3, 4]) func `a storm ends with the exact last size, one picture a wait`(
    seed: UInt64
  ) throws {
    let scene = seed % 2 == 0 ? "split" : "presentations"
    let problems = try Storm.problems(
      scene, seed: seed, resizes: 120, largest: CellSize(columns: 160, rows: 50))
    #expect(problems.isEmpty)
  }

  @Test func `everything printed is the same the second time, and tells the setups apart`() throws {
    for scene in ["presentations", "split", "flow-layout"] {
      let (first, second) = (try PrintedOutputs.all(of: scene), try PrintedOutputs.all(of: scene))

      #expect(first.map(\.name) == second.map(\.name))
      #expect(first.map(\.text) == second.map(\.text))
      #expect(Set(first.filter { $0.name.hasSuffix("SVG") }.map(\.digest)).count == 7)
    }
  }

  @Test func `long use leaks no controller and keeps the trace short`() throws {
    let report = try Endurance.run(seconds: 120, seed: 5)

    #expect(report.seconds >= 120)
    #expect(report.events > 100)
    #expect(report.scenes.count > 2)
    #expect(report.leaked.isEmpty)
    #expect(report.longestTrace <= 1000)
    #expect(report.mostEvents <= 2000)
  }
}
