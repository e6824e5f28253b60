import BundledScenes
import Testing

/// Safe areas and margins over the whole window.
@MainActor struct GuideTests {
  @Test(
    arguments: BundledScenes.all.map(\.name).filter { $0 != "slow-motion" }, ["", "x"])
  func `guides take only cells in which nothing else is`(name: String, look: String) throws {
    let scene = try #require(BundledScenes.scene(named: name))
    let plain = try Pilot(scene.text, columns: 100, rows: 30, keys: look, patience: 0)
    let guided = try Pilot(
      scene.text, columns: 100, rows: 30, keys: look + ":safe areas⏎:margins⏎", patience: 0)
    // The answer to the keys is in the row of the ruler; grounds may end half a row further.
    let lost = zip(plain.rows, guided.rows).dropFirst(3).flatMap { old, new in
      zip(old, new).filter { $0 != $1 && !" ▀".contains($0) }
    }
    #expect(lost.count == 0, "\(plain.screen)\n\(guided.screen)")
  }
}
