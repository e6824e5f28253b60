import AdaptiveUI
import BundledScenes
package import Cells
import Examples
import Lab
import SceneFiles
import TestSupport

/// Shows a scene in many sizes in one process, by resizing.
@MainActor package enum SizeWalk {
  /// The sizes from 1 × 1 to 200 × 60, each row in the other direction.
  nonisolated package static let all = (1...60).flatMap { row in
    (1...200).map { CellSize(columns: row % 2 == 0 ? $0 : 201 - $0, rows: row) }
  }

  /// Out of the useful sizes and back, then steps that change only one dimension.
  nonisolated private static let lastSteps = [
    CellSize(columns: 1, rows: 1), CellSize(columns: 20, rows: 6), CellSize(columns: 21, rows: 6),
    CellSize(columns: 21, rows: 7),
  ]

  /// Some of the sizes, in an order that makes large steps, and ``lastSteps``.
  nonisolated package static func some(_ count: Int, seed: UInt64) -> [CellSize] {
    var numbers = SeededNumbers(seed)
    return (0..<count).map { _ in
      CellSize(
        columns: .random(in: 1...200, using: &numbers), rows: .random(in: 1...60, using: &numbers))
    } + lastSteps
  }

  /// A bundled scene.
  ///
  /// - Throws: When there is none of this name.
  static func document(_ name: String) throws -> SceneDocument {
    let bytes = BundledScenes.scene(named: name)?.bytes ?? []
    return try SceneDocument(bytes, file: "\(name).yaml", classes: ExampleClasses.all)
  }

  /// What is wrong with the lab's pictures at these sizes, the first few.
  ///
  /// Each has the terminal's size, those below the useful size say so, and `q` ends the lab at the
  /// last.
  /// - Throws: When the scene cannot be opened.
  package static func problems(_ scene: String, _ sizes: [CellSize]) throws -> [String] {
    var problems: [String] = []
    var left = sizes[...]
    let backend = WatchedBackend(
      size: CellSize(columns: 80, rows: 24),
      next: { _ in left.popFirst().map { [.resize($0)] } },
      watch: { picture, size in
        let place = "\(scene) at \(size.columns)×\(size.rows)"
        if picture.size != size { problems.append("\(place): a picture of \(picture.size)") }
        guard size.columns < 20 || size.rows < 6 else { return }
        let first = picture.lines.first ?? ""
        let isSaid = size.columns < 4 ? first.isEmpty : first.contains("20×6")
        if !isSaid { problems.append("\(place): says \(first)") }
      })
    try Lab(
      backend: backend, clock: StillClock(),
      configuration: LabConfiguration(document: try document(scene))
    ).run()
    if backend.waitsAfterQuitting > 0 { problems.append("\(scene): q does not end it") }
    if backend.pictures < Set(sizes.map { "\($0)" }).count {
      problems.append("\(scene): \(backend.pictures) pictures of \(sizes.count) sizes")
    }
    return Array(problems.prefix(5))
  }

  /// Where the canvas after resizing differs from one that was opened at the size, the first few.
  ///
  /// - Throws: When the scene cannot be opened.
  package static func differences(
    _ scene: String, _ sizes: [CellSize], every step: Int = 1
  ) throws -> [String] {
    let document = try document(scene)
    var problems: [String] = []
    var left = sizes[...]
    let backend = WatchedBackend(
      size: CellSize(columns: 80, rows: 24),
      next: { _ in left.popFirst().map { [.resize($0)] } },
      watch: { picture, size in
        guard size.columns >= 20, size.rows >= 6, left.count % step == 0 else { return }
        let session = SceneSession(document, options: SessionOptions(canvas: size))
        if picture.text != session.canvasText {
          problems.append("\(scene) at \(size.columns)×\(size.rows) is no fresh start")
        }
        session.close()
      })
    try Lab(
      backend: backend, clock: StillClock(),
      configuration: LabConfiguration(document: document, isBare: true)
    ).run()
    return Array(problems.prefix(5))
  }
}

/// A clock that moves only when it is told.
@MainActor package final class StillClock: LabClock {
  /// In seconds.
  package var seconds = 0.0
  /// Creates a clock at zero.
  package init() {}
}
