import AdaptiveUI
package import CellRenderer
import Cells
import Documents

/// Films a session while commands run: a frame for each callback after which the canvas differs,
/// and further frames for animations.
@MainActor package final class FilmRecorder {
  /// A picture of the canvas with the event before it.
  private struct Shot {
    let picture: CellBuffer
    var milliseconds: Int
    /// The step, such as `step 2 · rotation right → landscapeLeft`.
    let step: String
    let stepNumber: Int
    /// The present or next event; `nil` until it is recorded.
    var line: String?
  }

  /// The rows of the caption under the canvas.
  package static let captionRows = 2

  private let session: SceneSession
  private let style: Style
  private var pace: FilmPace { style.pace }
  /// The frames before the running command, if changes are marked.
  private var base: FrameCensus?
  private var shots: [Shot] = []

  /// How a film looks.
  package struct Style {
    let look: CanvasLook
    let marksChanges: Bool
    let pace: FilmPace

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - look: How the window is drawn.
    ///   - marksChanges: Whether boxes with a new position or size are marked.
    ///   - speed: 1 for half a second a callback and animations at a third of their speed.
    package init(look: CanvasLook = .wireframe, marksChanges: Bool = false, speed: Double = 1) {
      (self.look, self.marksChanges) = (look, marksChanges)
      pace = FilmPace(speed: speed)
    }
  }

  private init(_ session: SceneSession, _ style: Style) {
    self.session = session
    self.style = style
  }

  /// Films a session that runs commands, each to its end.
  ///
  /// - Parameters:
  ///   - session: An open session; it keeps the state after the last command.
  ///   - commands: The commands.
  ///   - style: How the film looks.
  /// - Returns: The film, ``captionRows`` higher than the canvas.
  /// - Throws: ``CommandProblem`` for the first command with a name that the scene does not have.
  package static func film(
    of session: SceneSession, doing commands: [LabCommand], in style: Style = Style()
  ) throws(CommandProblem) -> CellFilm {
    let recorder = FilmRecorder(session, style)
    recorder.shoot(recorder.pace.start)
    recorder.nameLast()
    for command in commands { try recorder.run(command) }
    recorder.extendLast(by: recorder.pace.end)
    return recorder.film
  }

  private func run(_ command: LabCommand) throws(CommandProblem) {
    let count = shots.count
    base = style.marksChanges ? FrameCensus(of: session.window) : nil
    session.environment.recorder.willRecord = { [weak self] in
      self?.nameLast()
      self?.shootIfChanged()
    }
    defer { session.environment.recorder.willRecord = nil }
    try session.apply(command)
    shootIfChanged()
    let animations = session.environment.animations
    let start = animations.now
    while animations.isRunning, animations.now < start + FilmPace.longest {
      session.advance(to: animations.now + FilmPace.interval)
      shootIfChanged(pace.moving)
    }
    session.environment.settle()
    shootIfChanged()
    // A step without a visible change has a frame too.
    if shots.count == count { shoot(pace.callback) }
    nameLast()
    extendLast(by: pace.stepEnd)
  }

  /// Gives the last picture the line that was recorded after it: the callback in which a debugger
  /// would show it.
  private func nameLast() {
    guard let last = shots.indices.last, shots[last].line == nil else { return }
    shots[last].line = session.environment.recorder.steps.last?.events.last.map(TraceText.who)
  }

  private func shootIfChanged(_ milliseconds: Int? = nil) {
    let picture = picture
    guard picture != shots.last?.picture else { return }
    shoot(picture, milliseconds ?? pace.callback)
  }

  private func shoot(_ milliseconds: Int) { shoot(picture, milliseconds) }

  private var picture: CellBuffer {
    let marks = base.map { FrameCensus(of: session.window).changes(since: $0).map(\.mark) }
    return session.picture(in: style.look, marking: marks ?? []).buffer
  }

  private func shoot(_ picture: CellBuffer, _ milliseconds: Int) {
    let step = session.environment.recorder.steps.last
    let animations = session.environment.animations
    let isMoving = milliseconds == pace.moving && animations.isRunning
    shots.append(
      Shot(
        picture: picture, milliseconds: milliseconds,
        step: step.map { "step \($0.number) · \(TraceText.name($0))" } ?? "",
        stepNumber: step?.number ?? 0, line: isMoving ? "animated" : nil))
  }

  private func extendLast(by milliseconds: Int) {
    guard !shots.isEmpty else { return }
    shots[shots.count - 1].milliseconds += milliseconds
  }

  private var film: CellFilm {
    let starts = shots.indices.dropFirst().filter {
      shots[$0].stepNumber != shots[$0 - 1].stepNumber
    }
    let length = Double(max(shots.count - 1, 1))
    let size = CellSize(
      columns: shots.map(\.picture.size.columns).max() ?? 0,
      rows: shots.map(\.picture.size.rows).max() ?? 0)
    let frames = shots.enumerated().map { index, shot in
      let scrubber = Scrubber(
        place: Double(index) / length, marks: starts.map { Double($0) / length },
        texts: [shot.step])
      return CellFilm.Frame(
        picture: picture(shot, scrubber, size), milliseconds: shot.milliseconds)
    }
    return CellFilm(
      title: VisibleText.of(session.document.title ?? session.document.file), frames: frames)
  }

  /// The canvas at the upper left of the film, with the bar and the caption under it.
  private func picture(_ shot: Shot, _ scrubber: Scrubber, _ size: CellSize) -> CellBuffer {
    var buffer = CellBuffer(
      size: CellSize(columns: size.columns, rows: size.rows + Self.captionRows))
    buffer.draw(shot.picture, at: CellPoint(column: 0, row: 0))
    let bar = ScrubberView.barColumns(of: size.columns)
    let (theme, line) = (Theme(), shot.line ?? "")
    let used = buffer.write(
      scrubber.bar(columns: bar), at: CellPoint(column: 0, row: size.rows), style: theme.heading)
    buffer.write(
      scrubber.text(columns: size.columns - bar - 1),
      at: CellPoint(column: used + 1, row: size.rows), style: theme.heading)
    buffer.write(
      line.cut(to: max(size.columns - 1, 1)),
      at: CellPoint(column: 1, row: size.rows + 1), style: theme.text)
    return buffer
  }
}
