import AdaptiveUI
import Cells
import Examples
import Lab
import SceneFiles
import Testing

/// Scenes that tests write down themselves.
enum TestScenes {
  /// A button that a popover points at, and a navigation controller on top of it.
  static let popover = """
    title: Test
    uikit: 26
    root:
      id: home
      class: UIViewController
      view:
        subviews:
          - {id: button, class: UIButton, title: Info, frame: [16, 16, 96, 48]}
    presentations:
      - id: info
        style: popover
        sourceView: button
        controller: {id: info, class: UIViewController, preferredContentSize: [200, 100]}
    """

  /// One controller that fills the window.
  static let plain = """
    title: Plain
    root: {id: home, class: UIViewController}
    """
}

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
    _ yaml: String, columns: Int = 80, rows: Int = 24, bare: Bool = false, keys: String = "",
    batches: [[InputEvent]] = []
  ) throws {
    let batches = keys.map { [InputEvent.key(Self.key($0), [])] } + batches
    backend = MemoryBackend(size: CellSize(columns: columns, rows: rows), batches: batches)
    clock = Clock()
    lab = Lab(
      backend: backend, clock: clock,
      configuration: LabConfiguration(
        document: try SceneDocument(text: yaml, classes: ExampleClasses.all), isBare: bare))
    let clock = clock
    var idle = 0
    backend.whenIdle = {
      // Let what still moves come to its end, then leave.
      clock.seconds += 0.1
      idle += 1
      return idle > 10 ? [.terminate] : []
    }
    try lab.run()
    steps = lab.session?.environment.recorder.steps ?? []
  }

  /// Arrows and the like stand for themselves: ↑ ↓ ← →, ⇞ ⇟ for pages, ⇱ ⇲ for Home and End,
  /// ⏎ for Enter, ⇥ for Tab, ⎋ for Escape.
  static func key(_ character: Character) -> Key {
    switch character {
    case "⏎": .enter
    case "⇥": .tab
    case "⎋": .escape
    case "↑": .up
    case "↓": .down
    case "←": .left
    case "→": .right
    case "⇞": .pageUp
    case "⇟": .pageDown
    case "⇱": .home
    case "⇲": .end
    default: .character(character)
    }
  }

  /// The headings of the trace, without their numbers.
  var headings: [String] {
    steps.map { "\($0.cause) \($0.title)" }
  }

  /// The steps of the scene's trace; kept by the pilot because the lab closes its session at the end.
  private(set) var steps: [TraceStep] = []

  /// The screen before the end.
  var screen: String { backend.screen.text }

  /// The rows of the screen before the end.
  var rows: [String] { backend.screen.lines }
}
