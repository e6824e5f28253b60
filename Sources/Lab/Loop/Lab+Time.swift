import AdaptiveUI
import CellRenderer
import Cells
import Foundation

extension Lab {
  func goStepBack() {
    travel { seek($0.step(-1), otherwise: "this is the oldest step: Home goes to its start") }
  }

  func goStepForward() { travel { seek($0.step(1), otherwise: "this is the newest step") } }

  func goLineBack() { travel { seek($0.line(-1), otherwise: "nothing is recorded before this") } }

  func goLineForward() { travel { seek($0.line(1), otherwise: "this is the newest moment") } }

  func goToStart() { travel { seek($0.start) } }

  func goToEnd() { travel { seek($0.last) } }

  /// Ends playing, for a move by hand.
  private func travel(_ move: (TimeTravel) -> Void) {
    state.time?.isPlaying = false
    if let time = state.time { move(time) }
  }

  /// Plays faster or slower by a factor.
  func changeSpeed(by factor: Double) {
    guard let speed = state.time?.speed else { return }
    state.time?.speed = min(max(speed * factor, 0.25), 256)
  }

  /// Replays everything from the start, to find the step that each entry begins.
  func enterTime() {
    guard let session else { return }
    session.environment.settle()
    let now = session.environment.animations.now
    var starts: [Int] = []
    session.replay(next: { _ in
      starts.append(session.environment.recorder.steps.last?.number ?? 0)
    })
    session.environment.settle()
    let steps = session.environment.recorder.steps
    var time = TimeTravel(
      recording: session.recording, steps: steps, starts: starts, now: now,
      moment: TimeTravel.Moment(step: 0, line: 0))
    time.moment = time.last
    time.boxes = session.changes
    time.boxesStep = time.moment.step
    time.changes = time.boxes.map(\.mark)
    time.outlines = outlines(session, session.window, time.changes)
    state.time = time
    state.paneHasKeys = false
    updateScrubber()
  }

  /// Goes to a moment, or says that there is none in that direction.
  private func seek(_ moment: TimeTravel.Moment?, otherwise edge: String) {
    if let moment { seek(moment) } else { state.message = .note(edge) }
  }

  /// Goes to a moment by a replay of everything up to it.
  func seek(_ moment: TimeTravel.Moment) {
    guard let session, var time = state.time, !time.steps.isEmpty else { return }
    time.moment = moment
    time.frozen = nil
    // The end of a step is the state after it.
    let isEnd = moment.line > 0 && moment.line == time.step?.events.count
    // The pending changes in the middle of a step are known only after a replay of the whole step.
    if !isEnd, time.boxesStep != moment.step { replay(session, &time, stopping: false) }
    replay(session, &time, stopping: !isEnd)
    if isEnd { time.outlines = outlines(session, session.window, time.changes) }
    state.time = time
    followOtherEra()
    followWall()
  }

  /// Replays everything up to a moment's step, and finds that step's changes.
  ///
  /// - Parameters:
  ///   - session: The session of the replay.
  ///   - time: The moment; its properties are set to the results.
  ///   - stopping: Whether the moment itself is drawn.
  private func replay(_ session: SceneSession, _ time: inout TimeTravel, stopping: Bool) {
    let (moment, later) = (time.moment, time.boxes)
    var frozen: TimeTravel.Frozen?
    var outlines = TimeTravel.Outlines()
    var base: FrameCensus?
    session.replay(
      upTo: time.entryCount,
      watch: { environment in
        if environment.recorder.begins(moment.step) {
          base = environment.keyWindow.map { FrameCensus(of: $0) }
        }
        guard stopping, frozen == nil, environment.recorder.isBefore(moment) else { return }
        (frozen, outlines) = self.frozen(session, in: environment, since: base, later: later)
      })
    session.environment.settle()
    (time.frozen, time.outlines) = (frozen, outlines)
    time.boxes = base.map { FrameCensus(of: session.window).changes(since: $0) } ?? []
    time.boxesStep = moment.step
    time.changes = time.boxes.map(\.mark)
  }

  /// Draws the state in the middle of a step.
  ///
  /// - Parameters:
  ///   - session: The session of the step.
  ///   - environment: The environment of the moment.
  ///   - base: The frames before the step.
  ///   - later: The changes at the end of the step.
  /// - Returns: Picture and tree, with the changes so far, and which of them have outlines.
  private func frozen(
    _ session: SceneSession, in environment: Environment, since base: FrameCensus?,
    later: [FrameCensus.Change]
  ) -> (TimeTravel.Frozen, TimeTravel.Outlines) {
    let room = pictureRoom
    var changes: [FrameCensus.Change] = []
    var outlines = TimeTravel.Outlines()
    var frozen = session.frozen(in: environment, room) { window in
      var options = self.shownOptions(of: session, in: room)
      let census = FrameCensus(of: window)
      changes = base.map { census.changes(since: $0) } ?? []
      options.changes = changes.map(\.mark)
      let done = Set(changes.map(\.key))
      let pending = Set(later.map(\.key)).subtracting(done)
      options.pending = Set(
        census.entries.filter { $0.isBox && pending.contains($0.key) }.map(\.view))
      outlines = self.outlines(session, window, changes.map(\.mark), pending: options.pending)
      return session.shownPicture(options, of: window).buffer
    }
    frozen.changes = changes
    return (frozen, outlines)
  }

  /// Which of the changes of a moment have outlines on the canvas: those without which it is another
  /// picture.
  private func outlines(
    _ session: SceneSession, _ window: UIWindow, _ changes: [CanvasChange],
    pending: Set<ObjectIdentifier> = []
  ) -> TimeTravel.Outlines {
    var options = shownOptions(of: session, in: pictureRoom)
    func picture(_ changes: [CanvasChange], _ pending: Set<ObjectIdentifier>) -> CellBuffer {
      (options.changes, options.pending) = (changes, pending)
      return session.shownPicture(options, of: window).buffer
    }
    // Without old frames, whose outlines are of another kind.
    let new = changes.map {
      CanvasChange(view: $0.view, kind: $0.kind, old: nil, new: $0.new, isBox: $0.isBox)
    }
    return TimeTravel.Outlines(
      ofNew: !new.isEmpty && picture(new, []) != picture([], []),
      ofOld: !pending.isEmpty && picture([], pending).showsOldOutlines)
  }

  func leaveTime(keepingLater: Bool) {
    guard let session, let time = state.time else { return }
    state.time = nil
    state.positions[.log] = nil
    let dropped = keepingLater ? [] : session.drop(after: time.entryCount)
    session.replay(follows: true)
    if keepingLater { session.advance(to: time.now) }
    let isInside = !keepingLater && time.moment.line < (time.step?.events.count ?? 0)
    if !dropped.isEmpty || isInside {
      state.message = session.answer(toDropping: dropped, isInside: isInside)
    }
    session.resize(to: windowSize, cause: .terminal, title: "")
    followOtherEra()
    followWall()
  }

  /// Plays, or stops playing in this direction; at the end it starts again from the other end.
  func togglePlay(isBackward: Bool) {
    guard var time = state.time else { return }
    time.isPlaying = !time.isPlaying || time.isBackward != isBackward
    time.isBackward = isBackward
    time.due = clock.seconds + 1 / time.speed
    state.time = time
    if time.isPlaying, time.moment == time.goal {
      seek(isBackward ? time.last : time.start)
    }
  }

  /// Advances by the number of lines that are due.
  func playOn() {
    guard var time = state.time, time.isPlaying, clock.seconds >= time.due else { return }
    var moment = time.moment
    while time.due <= clock.seconds, moment != time.goal {
      time.moment = moment
      moment = time.line(time.isBackward ? -1 : 1) ?? time.goal
      time.due += 1 / time.speed
    }
    time.isPlaying = moment != time.goal
    state.time = time
    seek(moment)
    setNeedsPicture()
  }

  /// Marks the moment's line in the log.
  func markTime(_ pane: PaneView) {
    guard let time = state.time else { return }
    // The scene's notes are no moments: they are not counted, wherever they are.
    let current = pane.lines.lastIndex { line in
      guard let place = line.place else { return false }
      return place.step < time.moment.step
        || (place.step == time.moment.step && place.line <= time.moment.line)
    }
    for index in pane.lines.indices.dropFirst((current ?? -1) + 1) {
      pane.lines[index].tone = .faint
    }
    let place = current.flatMap { pane.lines[$0].place }
    let first = pane.lines.firstIndex { $0.place == place } ?? 0
    // A wrapped line counts as one.
    pane.marked = first..<(current ?? 0) + 1
    state.position.selection = first
    // The lines before and after are useful context.
    state.position.scroll = pane.scroll(centring: pane.marked)
  }
}

extension TraceRecorder {
  /// Whether the next event opens a step.
  fileprivate func begins(_ number: Int) -> Bool {
    isBeginning && (steps.last?.number ?? 0) == number - 1
  }

  /// Whether the line of a moment is recorded next: the state is the one that a debugger would show
  /// in the line's callback.
  fileprivate func isBefore(_ moment: TimeTravel.Moment) -> Bool {
    let step = steps.last?.number ?? 0
    if isBeginning { return moment.line == 0 && begins(moment.step) }
    return step == moment.step && steps.last?.events.count == moment.line - 1
  }
}

extension Environment {
  /// The scene's window; `nil` before there is one.
  fileprivate var keyWindow: UIWindow? {
    application.connectedWindowScenes.first?.keyWindow
  }
}

extension CellBuffer {
  /// The picture before the first view.
  fileprivate static func nothing(in room: CellSize) -> CellBuffer {
    var buffer = CellBuffer(size: room)
    let text = "no view is on the screen yet: → goes on with the launch"
    buffer.write(
      text,
      at: CellPoint(
        column: max((room.columns - TextWidth.columns(of: text)) / 2, 0), row: room.rows / 2),
      style: Style(), clippedTo: buffer.bounds)
    return buffer
  }
}

extension SceneSession {
  /// Draws the present state, in the middle of a step.
  ///
  /// - Parameters:
  ///   - environment: The environment of the moment.
  ///   - room: The cells of the picture.
  ///   - draw: Draws its window.
  /// - Returns: Picture and tree; an empty picture before there is a window with views.
  func frozen(
    in environment: Environment, _ room: CellSize, draw: (UIWindow) -> CellBuffer
  ) -> TimeTravel.Frozen {
    guard let window = environment.keyWindow, !window.subviews.isEmpty else {
      return TimeTravel.Frozen(picture: .nothing(in: room), tree: [])
    }
    // An animation that begins in the step has not moved yet: frames are those that callbacks read.
    let picture = environment.animations.showingModel { draw(window) }
    let (size, traits) = (window.bounds.size, window.traitCollection)
    let shown = ShownWindow(
      size: size, horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass,
      orientation: window.windowScene?.interfaceOrientation ?? .portrait)
    return TimeTravel.Frozen(
      picture: picture, tree: PaneLine.tree(window, focus: nil), window: shown)
  }

  /// Makes the first entries the whole recording; the later entries can be redone, one after the
  /// other.
  ///
  /// - Returns: The later entries.
  func drop(after count: Int) -> [LabCommand] {
    let later = recording.entries.dropFirst(count).map(\.command)
    recording = recording.prefix(count)
    let dropped = later.filter { !$0.isAboutSizeOrFocus }
    if !dropped.isEmpty { undone = dropped.reversed() }
    return dropped
  }

  /// The notice: the moment to continue from, what was dropped, and how to get it back.
  ///
  /// `isInside` is whether the travel was in the middle of a step.
  fileprivate func answer(toDropping dropped: [LabCommand], isInside: Bool) -> Notice {
    let start =
      isInside
      ? "goes on from the end of step \(lastStepNumber): a step is never left halfway"
      : "goes on from step \(lastStepNumber)"
    guard !dropped.isEmpty else { return .note(start) }
    let names = dropped.prefix(3).map(\.title) + (dropped.count > 3 ? ["…"] : [])
    let what = names.joined(separator: ", ")
    return .note("\(start); dropped: \(what) (U does it again)")
  }
}
