import AdaptiveUI
import BundledScenes
import Cells
import Examples
import SceneFiles
import TestSupport
import Testing

@testable import Lab

/// A picture of a scene is kept until something changes it.
@MainActor struct KeptPictureTests {
  struct Walk: Sendable, CustomTestStringConvertible {
    let scene: String
    let seed: UInt64
    var testDescription: String { "\(scene), seed \(seed)" }
  }

  nonisolated private static let walks = [
    "reference", "figure-12-2", "split", "flow-layout", "presentations", "slow-motion",
  ].enumerated().map { Walk(scene: $1, seed: UInt64($0)) }

  /// Those of the canvas, of the pane and of scenes; what opens a list is closed by a later Escape.
  private static let keys: [Key] =
    "rRp d[]o?x+-Pmki12346fnzwgEuUt".map { .character($0) } + [
      .tab, .tab, .backTab, .up, .down, .left, .right, .enter, .escape, .escape, .pageUp, .pageDown,
    ]

  private static func event(_ numbers: inout SeededNumbers, _ size: CellSize) -> InputEvent {
    let point = CellPoint(
      column: .random(in: 0..<size.columns, using: &numbers),
      row: .random(in: 0..<size.rows, using: &numbers))
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0:
      return .resize(
        CellSize(
          columns: .random(in: 40...130, using: &numbers),
          rows: .random(in: 12...40, using: &numbers)))
    case 1: return .mouse(MouseEvent(.press, at: point))
    case 2: return .mouse(MouseEvent(.drag, at: point))
    case 3: return .mouse(MouseEvent(.release, at: point))
    default: return .key(keys.randomElement(using: &numbers) ?? .tab, [])
    }
  }

  @Test(arguments: walks)
  func `after every event the kept picture is the one that would be drawn anew`(
    walk: Walk
  ) throws {
    let yaml = try #require(BundledScenes.all.first { $0.name == walk.scene }).text
    let clock = Pilot.Clock()
    let backend = MemoryBackend(size: CellSize(columns: 100, rows: 30))
    let lab = Lab(
      backend: backend, clock: clock,
      configuration: LabConfiguration(
        document: try SceneDocument(text: yaml, classes: ExampleClasses.all)))
    var numbers = SeededNumbers(walk.seed)
    var left = 150
    backend.whenIdle = { [unowned lab, unowned backend] in
      if let session = lab.session, let kept = session.reading.picture {
        let fresh = session.shownPicture(kept.options, of: session.window)
        #expect(kept.picture.buffer == fresh.buffer, "\(left) left")
        #expect(kept.picture.rows == fresh.rows)
        #expect(lab.shown?.buffer == fresh.buffer)
      }
      if let session = lab.session, let kept = session.reading.census {
        #expect(FrameCensus(of: session.window).changes(since: kept).isEmpty, "\(left) left")
      }
      // In every third wait nothing comes but time.
      left -= 1
      clock.seconds += left % 5 == 0 ? 0.4 : 0.02
      if left == 0 { return [.terminate] }
      return left % 3 == 0 ? [] : [Self.event(&numbers, backend.size)]
    }

    try lab.run()

    #expect(left == 0)
  }
}
