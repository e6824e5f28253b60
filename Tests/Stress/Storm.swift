import AdaptiveUI
package import Cells
import Documents
import Lab
import SceneFiles
import TestSupport

/// Sizes, keys and mouse faster than anybody types.
@MainActor package enum Storm {
  /// Those of the lab, and `k` and `i` of scenes' own, which change what views show in their places.
  private static let keys: [Key] =
    "rRp d[]o?x+-Pmkkki".map { .character($0) } + [
      .tab, .backTab, .up, .down, .left, .right, .enter, .escape, .pageUp, .pageDown,
    ]

  /// Something that comes from a terminal of this size.
  static func event(
    _ numbers: inout SeededNumbers, _ size: CellSize, largest: CellSize
  ) -> InputEvent {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<6:
      return .resize(
        CellSize(
          columns: .random(in: 1...largest.columns, using: &numbers),
          rows: .random(in: 1...largest.rows, using: &numbers)))
    case 6, 7: return .key(keys.randomElement(using: &numbers) ?? .tab, [])
    default:
      let actions: [MouseEvent.Action] = [.press, .drag, .release, .scrollUp, .scrollDown]
      return .mouse(
        MouseEvent(
          actions.randomElement(using: &numbers) ?? .press,
          at: CellPoint(
            column: .random(in: 0..<max(size.columns, 1), using: &numbers),
            row: .random(in: 0..<max(size.rows, 1), using: &numbers))))
    }
  }

  /// What is wrong after so many resizes of a scene, with other events between them, the first few.
  ///
  /// What is painted is what was laid out, with no cell of an earlier picture left in it; a wait costs
  /// at most one picture, and the last size is exact.
  /// - Throws: When the scene cannot be opened.
  package static func problems(
    _ scene: String, seed: UInt64, resizes: Int, largest: CellSize
  ) throws -> [String] {
    var numbers = SeededNumbers(seed)
    let clock = StillClock()
    var problems: [String] = []
    var (waits, left) = (0, resizes)
    let storm = Storming()
    let last = CellSize(columns: 97, rows: 31)
    let backend = WatchedBackend(
      size: CellSize(columns: 80, rows: 24),
      next: { size in
        waits += 1
        clock.seconds += 0.01
        guard left > 0 else {
          left -= 1
          return left == -1 ? [.resize(last)] : nil
        }
        var events: [InputEvent] = []
        var new: InputEvent?
        for _ in 0..<2 {
          let event = event(&numbers, size, largest: largest)
          if case .resize = event { new = event } else { events.append(event) }
        }
        if let new {
          left -= 1
          events.append(new)
        }
        return events
      },
      watch: { picture, size in
        if picture.size != size { problems.append("a picture of \(picture.size) in \(size)") }
        // Between pictures of one size most is kept.
        defer { storm.size = size }
        guard size == storm.size || waits % 7 == 0 || left <= 0, let lab = storm.lab else { return }
        if picture != lab.pictureDrawnWhole() {
          problems.append("stale cells in \(size) after \(waits) waits")
        }
      })
    let document = try SizeWalk.document(scene)
    let lab = Lab(
      backend: backend, clock: clock,
      configuration: LabConfiguration(
        document: document,
        // Whatever is chosen from the list, the storm goes on in the same scene.
        sources: [LabSource(name: scene, summary: "") { () throws(DocumentErrors) in document }]))
    storm.lab = lab
    try lab.run()
    if backend.pictures > waits + 1 { problems.append("\(backend.pictures) in \(waits) waits") }
    if backend.screen.size != last { problems.append("the last size is \(backend.screen.size)") }
    return Array(problems.prefix(5))
  }

  /// The lab that a storm goes through.
  private final class Storming {
    weak var lab: Lab?
    /// That of the picture before.
    var size: CellSize?
  }
}
