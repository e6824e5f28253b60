import AdaptiveUI
import Cells
import Lab
import SceneFiles
import Testing

/// Drives the real event loop with scripted input and a clock that stands still until it is told.
@MainActor final class Pilot {
  let backend: MemoryBackend
  let lab: Lab<MemoryBackend, Pilot.Clock>
  private let clock: Clock

  /// A clock that each wait of the loop moves by a frame.
  @MainActor final class Clock: LabClock {
    var seconds = 0.0
  }

  /// Opens a scene on a terminal of this size, feeds the batches one a wait, and quits.
  init(
    _ yaml: String, columns: Int, rows: Int, bare: Bool = false, batches: [[InputEvent]] = []
  ) throws {
    backend = MemoryBackend(size: CellSize(columns: columns, rows: rows), batches: batches)
    clock = Clock()
    lab = Lab(
      backend: backend, clock: clock,
      configuration: LabConfiguration(
        document: try SceneDocument(text: yaml), isBare: bare))
    let clock = clock
    var idle = 0
    backend.whenIdle = {
      // Let what still moves come to its end, then leave.
      clock.seconds += 0.1
      idle += 1
      return idle > 10 ? [.terminate] : []
    }
    try lab.run()
  }

  /// The screen before the end.
  var screen: String { backend.screen.text }

  /// The rows of the screen before the end.
  var rows: [String] { backend.screen.lines }
}
