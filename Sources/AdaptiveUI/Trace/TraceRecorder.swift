/// Collects the steps of the trace.
@MainActor package final class TraceRecorder {
  package private(set) var steps: [TraceStep] = []
  /// How many steps are kept; the oldest go first.
  package var limit = 1000
  /// How many events are kept in all.
  package var eventLimit = 100_000
  private var eventCount = 0
  private var count = 0
  /// Called before each step and each line, while everything is as the lines so far tell.
  package var willRecord: (@MainActor () -> Void)?

  /// Whether ``willRecord`` is called before a step, not before a line.
  package private(set) var isBeginning = false

  /// Opens a step: what is recorded from now on follows from it.
  package func begin(_ cause: TraceCause, _ title: String) {
    isBeginning = true
    willRecord?()
    isBeginning = false
    count += 1
    steps.append(TraceStep(number: count, cause: cause, title: title, events: []))
    trim()
  }

  private func trim() {
    while steps.count > limit || eventCount > eventLimit && steps.count > 1 {
      eventCount -= steps.removeFirst().events.count
    }
  }

  /// Adds a line to the open step; before the first step nothing is kept.
  package func record(_ event: TraceEvent) {
    guard let last = steps.indices.last else { return }
    // A step that never ends goes on in a new one, so that its beginning can go.
    if steps[last].events.count >= eventLimit / 4 { begin(steps[last].cause, steps[last].title) }
    willRecord?()
    steps[steps.count - 1].events.append(event)
    eventCount += 1
    if eventCount > eventLimit { trim() }
  }

  /// Runs `body` and puts `event` ahead of what it recorded, if it returns true.
  func record(_ event: TraceEvent, if body: () -> Bool) -> Bool {
    let step = steps.last?.number
    let place = steps.last?.events.count ?? 0
    let isKept = body()
    if isKept, let index = steps.lastIndex(where: { $0.number == step }) {
      steps[index].events.insert(event, at: place)
      eventCount += 1
    }
    return isKept
  }
}
