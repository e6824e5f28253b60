/// What a tableau was before a change that may be taken back.
///
/// Only coordinates that change are copied, so a trial costs what it moves and not what there is.
struct Trial: Sendable {
  /// Coordinates as they were, each once.
  var copies: [(index: Int, coordinate: Coordinate)] = []
  let urgent: [Int]
  let queued: Int
  let moved: Int
  let looseCount: Int
}

extension Tableau {
  /// Starts to remember what changes.
  mutating func beginTrial() {
    trial = Trial(
      urgent: urgent, queued: queue.count, moved: movedCount, looseCount: looseCount)
  }

  /// Remembers a coordinate that is about to change.
  mutating func note(_ index: Int) {
    guard trial != nil, !coordinates[index].isNoted else { return }
    trial?.copies.append((index, coordinates[index]))
    coordinates[index].isNoted = true
  }

  /// The coordinates that changed since the trial began.
  var triedCoordinates: [Int] { trial?.copies.map(\.index) ?? [] }

  /// Ends the trial; what changed stays.
  mutating func acceptTrial() {
    for index in triedCoordinates { coordinates[index].isNoted = false }
    trial = nil
  }

  /// Ends the trial; the tableau is what it was when the trial began.
  mutating func takeTrialBack() {
    guard let trial else { return }
    self.trial = nil
    for (index, coordinate) in trial.copies { coordinates[index] = coordinate }
    for index in queue[trial.queued...] { coordinates[index].isQueued = false }
    queue.removeLast(queue.count - trial.queued)
    forgetMoved(after: trial.moved)
    for (index, _) in trial.copies { coordinates[index].isUrgent = false }
    for index in urgent { coordinates[index].isUrgent = false }
    urgent = trial.urgent
    for index in urgent { coordinates[index].isUrgent = true }
    looseCount = trial.looseCount
  }
}
