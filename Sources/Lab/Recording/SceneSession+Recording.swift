package import AdaptiveUI
package import Cells

extension SceneSession {
  /// Runs a command on the scene and records it; animations continue.
  ///
  /// - Throws: ``CommandProblem`` when it names an object that the scene does not have; then
  ///   nothing changes.
  package func apply(_ command: LabCommand) throws(CommandProblem) {
    if command.subject == .history { return try command == .undo ? undo() : redo() }
    try apply(LabRecording.Entry(time: environment.animations.now, command: command))
    if command.isUndoable { undone = [] }
  }

  /// Runs an entry and records it.
  func apply(_ entry: LabRecording.Entry) throws(CommandProblem) {
    let before = stateBeforeStep
    reading = WindowReading()
    defer { if lastStepNumber != before.step { follow(before) } }
    if case .change(.era(let number)) = entry.command {
      guard number != environment.policy.era.rawValue else { return }
      recording.append(entry)
      return replay()
    }
    var lasting = entry
    lasting.command = self.lasting(entry.command)
    try perform(lasting)
    if !entry.command.isAboutSizeOrFocus { revision += 1 }
    recording.append(lasting)
  }

  var lastStepNumber: Int { environment.recorder.steps.last?.number ?? 0 }

  /// The views that moved, appeared or disappeared in the last step.
  package var changes: [FrameCensus.Change] {
    changesBase.map { census.changes(since: $0) } ?? []
  }

  /// The frames of all views as they are now.
  var census: FrameCensus {
    if let known = reading.census { return known }
    let census = FrameCensus(of: window)
    canvasWork.censuses += 1
    // What still moves, or will, is read again.
    if !environment.changes(by: .infinity) { reading.census = census }
    return census
  }

  /// Runs an entry, without recording it.
  private func perform(_ entry: LabRecording.Entry) throws(CommandProblem) {
    reading = WindowReading()
    if let step = entry.step, case .resize(let columns, let rows) = entry.command {
      follow(CellSize(columns: columns, rows: rows), cause: step.cause, title: step.title)
    } else {
      try perform(entry.command)
    }
    enforceInstalls()
  }

  /// Gives the canvas another size; a terminal window follows it as one size transition.
  package func resize(to size: CellSize, cause: TraceCause, title: String) {
    guard size != canvas, size.columns > 0, size.rows > 0 else { return }
    let entry = LabRecording.Entry(
      time: environment.animations.now,
      command: .resize(columns: size.columns, rows: size.rows),
      step: LabRecording.StepTitle(cause: cause, title: title))
    // A size has no name that could be missing.
    try? apply(entry)
  }

  /// Advances frame time; each animation ends at its own moment, regardless of the length of the
  /// wait.
  package func advance(to time: Double) {
    if environment.changes(by: time) { reading = WindowReading() }
    while let end = environment.animations.nextEnd, end <= time { environment.advance(to: end) }
    environment.advance(to: time)
  }

  /// Restarts the scene and replays the recording; ends at the present time.
  ///
  /// - Parameters:
  ///   - count: The number of entries to replay; `nil` for all.
  ///   - watch: Called before each line of the trace.
  ///   - follows: Whether runs of steps and their changes are computed, as in the original session.
  ///   - next: Called before each entry, with its number from 0.
  func replay(
    upTo count: Int? = nil, watch: (@MainActor (Environment) -> Void)? = nil, follows: Bool = false,
    next: ((Int) -> Void)? = nil
  ) {
    let now = environment.animations.now
    let shown = count.map(recording.prefix) ?? recording
    restart(era: shown.era, watch: watch)
    for (index, entry) in shown.entries.enumerated() {
      advance(to: entry.time)
      next?(index)
      let before = follows ? stateBeforeStep : nil
      // Objects that the scene no longer has are skipped, as after a change of its file.
      try? perform(entry)
      if let before, lastStepNumber != before.step { follow(before) }
    }
    environment.recorder.willRecord = nil
    advance(
      to: count == nil ? now : recording.entries.dropFirst(shown.entries.count).first?.time ?? now)
  }

  /// Whether there is something to undo: a change, a rotation, another device.
  var canUndo: Bool { recording.hasUndoable(from: undoFloor) }

  private func undo() throws(CommandProblem) {
    guard let command = recording.removeLastUndoable(from: undoFloor) else {
      throw CommandProblem(message: "there is no change to take back")
    }
    undone.append(command)
    let (base, traits) = (tracksChanges ? census : nil, window.traitCollection)
    replay()
    (changesBase, news, reload) = (base, "undid: \(command.title)", nil)
    undoneTraits = TraitChange.all(from: traits, to: window.traitCollection)
  }

  private func redo() throws(CommandProblem) {
    guard let command = undone.popLast() else {
      throw CommandProblem(message: "there is no change to make again")
    }
    try apply(LabRecording.Entry(time: environment.animations.now, command: command))
  }
}
