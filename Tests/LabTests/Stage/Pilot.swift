import AdaptiveUI
import Cells
import Documents
import Examples
import Foundation
import SceneFiles
import Testing

@testable import Lab

/// Scenes that tests write down themselves.
enum TestScenes {
  /// A controller with some views, as a scene writes them down.
  static func home(_ subviews: String, on device: String? = nil) -> String {
    let lines = subviews.split(separator: "\n", omittingEmptySubsequences: false)
    return (device.map { "device: \($0)\n" } ?? "") + """
      root:
        id: home
        view:
          subviews:
      \(lines.map { "      " + $0 }.joined(separator: "\n"))
      """
  }

  /// Two required widths contradict each other.
  static let torn = """
    root:
      id: home
      view:
        subviews:
          - id: torn
            constraints:
              - leading == superview.leading
              - top == superview.top
              - height == 48
              - {equation: width == 100, id: hundred}
              - {equation: width == 200, id: two-hundred}
    """

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
@MainActor @dynamicMemberLookup final class Pilot {
  let backend: MemoryBackend
  let lab: Lab
  private let clock: Clock

  /// A clock that each wait of the loop moves by a frame.
  @MainActor final class Clock: LabClock {
    var seconds = 0.0
  }

  /// Opens a scene on a terminal of this size, feeds the batches one a wait, and quits.
  ///
  /// `patience` is how many waits without an event the lab gets at most for what it does meanwhile; with none,
  /// the second for what moves passes at once, and issues are not looked for.
  /// `interruption` a key for the wait of that number among them, and `later` are keys for when the lab has
  /// nothing left to do by itself, one a wait.
  convenience init(
    _ yaml: String, columns: Int = 80, rows: Int = 24, bare: Bool = false, keys: String = "",
    batches: [[InputEvent]] = [], patience: Int = 10,
    interruption: (wait: Int, key: Character)? = nil, later: String = "",
    classes: SceneClasses = ExampleClasses.all
  ) throws {
    try self.init(
      LabConfiguration(document: try SceneDocument(text: yaml, classes: classes), isBare: bare),
      size: CellSize(columns: columns, rows: rows), keys: keys, batches: batches,
      patience: patience, interruption: interruption, later: later)
  }

  /// Opens any document without colours, so that the screen's text says everything.
  convenience init(
    document: any OpenableDocument, size: CellSize, keys: String = "", device: Device? = nil,
    events: [InputEvent] = []
  ) throws {
    var configuration = LabConfiguration(document: document, device: device)
    configuration.theme = Theme(.none)
    try self.init(
      configuration, size: size, keys: "",
      batches: events.map { [$0] } + keys.map { [InputEvent.key(Self.key($0), [])] })
  }

  /// `end` are events for after the keys for when nothing is left to do.
  init(
    _ configuration: LabConfiguration, size: CellSize, keys: String = "",
    batches: [[InputEvent]] = [], patience: Int = 10,
    interruption: (wait: Int, key: Character)? = nil, later: String = "", end: [InputEvent] = []
  ) throws {
    let batches = keys.map { [InputEvent.key(Self.key($0), [])] } + batches
    backend = MemoryBackend(size: size, batches: batches)
    clock = Clock()
    lab = Lab(backend: backend, clock: clock, configuration: configuration)
    let (clock, lab) = (clock, lab)
    var later = later.map { InputEvent.key(Self.key($0), []) } + end
    backend.whenIdle = { [unowned self] in
      // Let what still moves come to its end, then leave.
      clock.seconds += patience > 0 ? 0.1 : 1.1
      idleWaits += 1
      ruler = lab.ruler
      if let interruption, interruption.wait == idleWaits {
        return [.key(Self.key(interruption.key), [])]
      }
      let isDone = lab.idleWork == .nothing || idleWaits > patience
      if isDone, !later.isEmpty { return [later.removeFirst()] }
      return idleWaits > min(10, max(patience, 1)) && isDone ? [.terminate] : []
    }
    try lab.run()
    steps = lab.session?.environment.recorder.steps ?? []
    lastWindow = lab.session?.windowScene.geometry.size
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

  /// How often the lab waited without getting an event.
  private(set) var idleWaits = 0
  /// What the ruler showed before the end.
  private(set) var ruler: Ruler?

  /// The headings of the trace, without their numbers.
  var headings: [String] {
    steps.map { "\($0.cause) \($0.title)" }
  }

  /// The steps of the scene's trace; kept by the pilot because the lab closes its session at the end.
  private(set) var steps: [TraceStep] = []

  /// The window's size at the end, in points.
  private(set) var lastWindow: CGSize?

  /// The screen before the end.
  var screen: String { backend.screen.text }

  /// The rows of the screen before the end.
  var rows: [String] { backend.screen.lines }
}
