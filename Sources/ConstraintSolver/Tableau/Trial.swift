/// What a tableau was before a change that may be taken back.
///
/// Only coordinates that change are copied, so the cost of a trial follows what it changes, not the tableau's size.
/// The memory is used again from trial to trial; empty in between.
struct Trial: Sendable {
  var isRunning = false
  /// Coordinates as they were, each once.
  var copies: [(index: Int, coordinate: Coordinate)] = []
  /// The slopes of each of them, one after the other.
  var slopes: [Double] = []
  var urgent: [Int] = []
  var queued = 0
  var moved = 0
  var looseCount = 0
  var tiedCount = 0

  mutating func end() {
    isRunning = false
    copies.removeAll(keepingCapacity: true)
    slopes.removeAll(keepingCapacity: true)
    urgent.removeAll(keepingCapacity: true)
  }
}

extension Tableau {
  /// Starts to remember what changes.
  mutating func beginTrial() {
    trial.isRunning = true
    trial.urgent.append(contentsOf: urgent)
    trial.queued = queue.count
    trial.moved = movedCount
    (trial.looseCount, trial.tiedCount) = (looseCount, tiedCount)
  }

  /// Remembers a coordinate that is about to change.
  mutating func note(_ index: Int) {
    guard trial.isRunning, !coordinates[index].isNoted else { return }
    trial.copies.append((index, coordinates[index]))
    slopes.copy(index, to: &trial.slopes)
    coordinates[index].isNoted = true
  }

  /// Whether required constraints of coordinates that changed are violated.
  var trialViolatesRequired: Bool { trial.copies.contains { violatesRequired(at: $0.index) } }

  /// Ends the trial; what changed stays.
  mutating func acceptTrial() {
    for (index, _) in trial.copies { coordinates[index].isNoted = false }
    trial.end()
  }

  /// Ends the trial; the tableau is what it was when the trial began.
  mutating func takeTrialBack() {
    for (position, (index, coordinate)) in trial.copies.enumerated() {
      coordinates[index] = coordinate
      slopes.restore(index, from: trial.slopes, at: position)
    }
    for index in queue[trial.queued...] { coordinates[index].isQueued = false }
    queue.removeLast(queue.count - trial.queued)
    forgetMoved(after: trial.moved)
    for (index, _) in trial.copies { coordinates[index].isUrgent = false }
    for index in urgent { coordinates[index].isUrgent = false }
    urgent.removeAll(keepingCapacity: true)
    urgent.append(contentsOf: trial.urgent)
    for index in urgent { coordinates[index].isUrgent = true }
    (looseCount, tiedCount) = (trial.looseCount, trial.tiedCount)
    trial.end()
  }
}
