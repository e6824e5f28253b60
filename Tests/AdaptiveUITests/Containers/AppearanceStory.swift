import AdaptiveUI

/// Reads a whole trace as the story of each controller's appearance, and tells what is out of
/// order.
///
/// Rule C46: for each controller `will` precedes `did`, and each `will` has its `did`.
@MainActor struct AppearanceStory {
  private enum State: String { case disappeared, appearing, appeared, disappearing }
  private var states: [String: State] = [:]
  private(set) var problems: [String] = []

  init(_ environment: Environment) {
    for event in environment.recorder.steps.flatMap(\.events) where event.kind == .callback {
      note(event.name, event.subject?.identifier ?? "-")
    }
  }

  private mutating func note(_ name: String, _ subject: String) {
    let state = states[subject] ?? .disappeared
    let (allowed, next): ([State], State)
    switch name {
    case "viewWillAppear(_:)": (allowed, next) = ([.disappeared, .disappearing], .appearing)
    case "viewIsAppearing(_:)": (allowed, next) = ([.appearing], .appearing)
    case "viewDidAppear(_:)": (allowed, next) = ([.appearing], .appeared)
    case "viewWillDisappear(_:)": (allowed, next) = ([.appeared, .appearing], .disappearing)
    case "viewDidDisappear(_:)": (allowed, next) = ([.disappearing], .disappeared)
    default: return
    }
    if !allowed.contains(state) { problems.append("\(subject) \(name) while \(state)") }
    states[subject] = next
  }

  /// Names of those that appeared and of those that hang between two states.
  var visible: Set<String> { Set(states.filter { $0.value == .appeared }.keys) }
  var unfinished: [String] {
    states.filter { $0.value == .appearing || $0.value == .disappearing }.keys.sorted()
  }
}

extension TestWindow {
  /// Every controller whose view is in the window: place, safe area and size classes, one a line.
  var picture: [String] {
    root.selfAndDescendants.compactMap { controller in
      guard let view = controller.viewIfLoaded, view.window != nil else { return nil }
      let frame = view.convert(view.bounds, to: window)
      let safe = view.safeAreaInsets
      let classes = controller.traitCollection.summary.split(separator: ", ").filter {
        $0.hasPrefix("horizontal") || $0.hasPrefix("vertical")
      }
      return "\(controller.identifier ?? "-") \(frame) top \(safe.top) bottom \(safe.bottom) "
        + classes.joined(separator: " ")
    }
  }

  /// Runs `body` as a program would: in the environment, followed by everything that it caused.
  func act(_ body: () -> Void) {
    environment.recorder.begin(.container, "")
    environment.perform(body)
    environment.settle()
  }

  /// The last step without layout and loading: who moved and who appeared.
  var moves: [String] {
    let left = ["Layout", "Constraints", "SafeArea", "loadView", "DidLoad"]
    return lines().filter { line in !left.contains { line.contains($0) } }
  }
}
