package import AdaptiveUI
package import Cells

extension SceneSession {
  /// Does one thing to the scene and records it; what moves goes on moving.
  ///
  /// - Throws: ``CommandProblem`` when it names what the scene does not have; then nothing happened.
  package func apply(_ command: LabCommand) throws(CommandProblem) {
    switch command {
    case .undo: try undo()
    case .redo: try redo()
    default:
      try apply(LabRecording.Entry(time: environment.animations.now, command: command))
      if command.isUndoable { undone = [] }
    }
  }

  /// Does what an entry says and records it.
  func apply(_ entry: LabRecording.Entry) throws(CommandProblem) {
    let before = stateBeforeStep
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

  /// What is elsewhere, new or gone since before the last step.
  package var changes: [FrameCensus.Change] {
    changesBase.map { FrameCensus(of: window).changes(since: $0) } ?? []
  }

  /// Does what an entry says, without recording it.
  private func perform(_ entry: LabRecording.Entry) throws(CommandProblem) {
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
    // A size names nothing that could be missing.
    try? apply(entry)
  }

  /// Moves frame time forward; each animation ends at its own moment, however long the wait was.
  package func advance(to time: Double) {
    while let end = environment.animations.nextEnd, end <= time { environment.advance(to: end) }
    environment.advance(to: time)
  }

  /// Starts the scene again and does everything that the recording says; ends at the time of now.
  ///
  /// - Parameters:
  ///   - count: How many entries to do; `nil` for all.
  ///   - watch: Called before each line of the trace.
  ///   - follows: Whether it is noted which steps belong together and what they change, as while they
  ///     were made.
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
      // What the scene no longer has is passed over, as after a change of its file.
      try? perform(entry)
      if let before, lastStepNumber != before.step { follow(before) }
    }
    environment.recorder.willRecord = nil
    advance(
      to: count == nil ? now : recording.entries.dropFirst(shown.entries.count).first?.time ?? now)
  }

  /// Whether something can be taken back: a change, a turn, another device.
  var canUndo: Bool { recording.hasUndoable(from: undoFloor) }

  private func undo() throws(CommandProblem) {
    guard let command = recording.removeLastUndoable(from: undoFloor) else {
      throw CommandProblem(message: "there is no change to take back")
    }
    undone.append(command)
    let base = tracksChanges ? FrameCensus(of: window) : nil
    replay()
    (changesBase, news, reload) = (base, "undid: \(command.title)", nil)
  }

  private func redo() throws(CommandProblem) {
    guard let command = undone.popLast() else {
      throw CommandProblem(message: "there is no change to make again")
    }
    try apply(LabRecording.Entry(time: environment.animations.now, command: command))
  }
}
