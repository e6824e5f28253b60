import AdaptiveUI
import BundledScenes
import Cells
import Examples
import Lab
import SceneFiles
import Testing

/// A trace depends on scene and script alone.
@MainActor struct RepeatedTraceTests {
  /// Plays a script; answers the trace, as text and as JSON.
  private func play(_ scene: String, _ script: String, era: UIKitEra) throws -> String {
    let source = try #require(BundledScenes.scene(named: scene))
    let session = SceneSession(
      try SceneDocument(source.bytes, file: "\(scene).yaml", classes: ExampleClasses.all),
      options: SessionOptions(canvas: CellSize(columns: 90, rows: 24), era: era))
    for command in try LabScript(script).commands { try session.run(command) }
    return (session.traceText + (try session.traceJSON())).joined(separator: "\n")
  }

  nonisolated private static let runs:
    [(scene: String, script: String, era: UIKitEra, repeats: Int)] = [
      ("smallest", "rotate; resize 60x20; rotate left", .ios26, 1000),
      ("reference", "rotate; resize 60x20; rotate left; resize 120x40", .ios26, 1000),
      ("split", "resize 60x24; rotate; resize 140x40; device ipad_11", .ios26, 100),
      ("presentations", "present; resize 50x24; rotate; dismiss", .ios26, 100),
      ("figure-13-3", "present; resize 60x20; resize 100x30; dismiss", .ios8, 100),
      ("flow-layout", "rotate; resize 40x30; device iphone_8; rotate", .ios8, 100),
    ]

  @Test(arguments: runs) func `every repeat of a script gives the same bytes`(
    scene: String, script: String, era: UIKitEra, repeats: Int
  ) throws {
    let first = try play(scene, script, era: era)
    var differing = 0
    for _ in 1..<repeats where try play(scene, script, era: era) != first { differing += 1 }
    #expect(differing == 0)
    #expect(first.split(separator: "\n").count > 20)
  }
}
