import AdaptiveUI
import BundledScenes
import Cells
import Examples
import Foundation
import Lab
import SceneFiles
import TestSupport
import Testing

/// Sizes from 1 × 1 to 200 × 60 in one process, by resizing.
///
/// Some seeded sizes of each scene here; with `WINCH_SIZES=all` all of them, which the script does.
@MainActor @Suite struct EverySizeTests {
  nonisolated static let names = BundledScenes.all.map(\.name)
  nonisolated static let wantsAll = ProcessInfo.processInfo.environment["WINCH_SIZES"] == "all"
  /// How many sizes a scene is shown in where not all are.
  nonisolated static let few = 24

  /// The sizes for a scene, in an order that makes large steps.
  nonisolated private static func sizes(_ seed: UInt64) -> [CellSize] {
    var numbers = SeededNumbers(seed)
    if wantsAll {
      return (1...60).flatMap { row in
        (1...200).map { CellSize(columns: row % 2 == 0 ? $0 : 201 - $0, rows: row) }
      }
    }
    return (0..<few).map { _ in
      CellSize(
        columns: Int.random(in: 1...200, using: &numbers),
        rows: Int.random(in: 1...60, using: &numbers))
    } + [CellSize(columns: 1, rows: 1), CellSize(columns: 20, rows: 6)]
  }

  private static func document(_ name: String) throws -> SceneDocument {
    let scene = try #require(BundledScenes.scene(named: name))
    return try SceneDocument(scene.bytes, file: "\(name).yaml", classes: ExampleClasses.all)
  }

  private final class Clock: LabClock {
    var seconds = 0.0
  }

  @Test(arguments: names) func `every picture has the terminal's size, and the last is a fresh one`(
    name: String
  ) throws {
    let document = try Self.document(name)
    var left = Self.sizes(UInt64(name.utf8.reduce(0) { $0 + Int($1) }))[...]
    let backend = WatchedBackend(
      size: CellSize(columns: 80, rows: 24),
      next: { _ in left.popFirst().map { [.resize($0)] } },
      watch: { picture, size in
        #expect(picture.size == size)
        guard size.columns < 20 || size.rows < 6 else { return }
        // Below the useful size one line says so.
        let first = picture.lines.first ?? ""
        #expect(first.isEmpty == (size.columns < 4) || first.contains("20×6"), "\(size)")
      })
    try Lab(
      backend: backend, clock: Clock(), configuration: LabConfiguration(document: document)
    ).run()

    #expect(backend.waitsAfterQuitting == 0)
    #expect(backend.pictures > Self.few)
  }

  @Test(arguments: names) func `the canvas after many sizes is that of a session of its own`(
    name: String
  ) throws {
    let document = try Self.document(name)
    var left = Self.sizes(7)[...]
    var compared = 0
    let backend = WatchedBackend(
      size: CellSize(columns: 80, rows: 24),
      next: { _ in left.popFirst().map { [.resize($0)] } },
      watch: { picture, size in
        guard size.columns >= 20, size.rows >= 6, left.count % 8 == 1 else { return }
        compared += 1
        let session = SceneSession(document, options: SessionOptions(canvas: size))
        #expect(picture.text == session.canvasText, "\(name) at \(size.columns)×\(size.rows)")
        session.close()
      })
    try Lab(
      backend: backend, clock: Clock(),
      configuration: LabConfiguration(document: document, isBare: true)
    ).run()

    #expect(compared > 0)
  }
}
