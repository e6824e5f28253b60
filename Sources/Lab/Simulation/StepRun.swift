import AdaptiveUI
import Foundation

/// Successive steps that a person sees as one change: a drag of the terminal makes many sizes.
///
/// Lines of earlier steps are kept unless later ones repeat them, so that a long drag costs no more
/// than a short one. A trait that changes back begins another run: becoming narrow is one run,
/// becoming wide again the next.
struct StepRun {
  /// A line of the trace with the window that it happened in.
  struct Line {
    var event: TraceEvent
    let step: Int
    /// The window after the step, in points.
    let size: CGSize
    /// The window when the same change was first recorded.
    var firstSize: CGSize

    init(event: TraceEvent, step: Int, size: CGSize) {
      (self.event, self.step, self.size, firstSize) = (event, step, size, size)
    }
  }

  /// The numbers of the first step and the last one.
  private(set) var first: Int
  private(set) var last: Int
  let cause: TraceCause
  /// The name of the first step.
  private(set) var firstTitle: String
  /// The lines of all steps but the last.
  private var earlier = MergedLines()
  /// The frames before the run; `nil` if unknown.
  private(set) var base: FrameCensus?
  /// The window before the run, and after it, in points.
  private(set) var oldSize: CGSize
  private(set) var size: CGSize
  /// The traits that changed in the run, with the step.
  private var changed: [String: Int] = [:]
  /// The step in which the window last began to grow or to shrink.
  private var turn: Turn?
  private var direction = (width: 0, height: 0)
  /// The title's name of the size that is farthest from the first one, and that size in points.
  private var farthest: (name: String, size: CGSize)?

  /// The first step in the opposite direction, and the frames before it.
  private struct Turn {
    let step: Int
    let title: String
    let base: FrameCensus?
    let size: CGSize
  }

  /// Begins a run with one step.
  init(_ step: TraceStep, from oldSize: CGSize, to size: CGSize, base: FrameCensus?) {
    (first, last, cause, firstTitle) = (step.number, step.number, step.cause, step.title)
    (self.oldSize, self.size, self.base) = (oldSize, size, base)
    note(step)
    direction = Self.direction(from: oldSize, to: size)
  }

  /// The name of the farthest size on the way, if the way leads beyond its two ends.
  var detour: String? {
    guard let farthest else { return nil }
    func isBeyond(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> Bool {
      place < min(start, end) || place > max(start, end)
    }
    return isBeyond(farthest.size.width, oldSize.width, size.width)
      || isBeyond(farthest.size.height, oldSize.height, size.height) ? farthest.name : nil
  }

  private mutating func passThrough(_ step: TraceStep) {
    func distance(_ place: CGSize) -> CGFloat {
      max(abs(place.width - oldSize.width), abs(place.height - oldSize.height))
    }
    guard distance(size) > (farthest.map { distance($0.size) } ?? 0) else { return }
    farthest = (step.title.sidesOfArrow?.before ?? step.title, size)
  }

  /// The number of steps.
  var count: Int { last - first + 1 }

  /// The lines of all steps, with the present ones of the last step.
  func lines(_ lastStep: TraceStep) -> [Line] {
    let lines = lastStep.events.map { Line(event: $0, step: last, size: size) }
    guard count > 1 else { return lines }
    var all = earlier
    all.add(lines)
    return all.lines
  }

  /// Whether a step continues the run.
  func isContinued(by step: TraceStep) -> Bool {
    cause == .terminal && step.cause == .terminal && step.number == last + 1
  }

  /// Adds the next step.
  ///
  /// - Parameters:
  ///   - step: The step, which ``isContinued(by:)``.
  ///   - previous: The one before it, with all its lines.
  ///   - size: The window now, in points.
  ///   - base: The frames before the step.
  mutating func append(
    _ step: TraceStep, after previous: TraceStep, size: CGSize, base: FrameCensus?
  ) {
    passThrough(step)
    earlier.add(previous.events.map { Line(event: $0, step: last, size: self.size) })
    let direction = Self.direction(from: self.size, to: size)
    if direction.width * self.direction.width < 0 || direction.height * self.direction.height < 0 {
      turn = Turn(step: step.number, title: step.title, base: base, size: self.size)
    }
    if direction.width != 0 { self.direction.width = direction.width }
    if direction.height != 0 { self.direction.height = direction.height }
    let returns = Self.traits(in: step).contains { changed[$0] != nil }
    if returns {
      begin(at: turn ?? Turn(step: step.number, title: step.title, base: base, size: self.size))
    }
    (last, self.size) = (step.number, size)
    note(step)
  }

  private mutating func begin(at turn: Turn) {
    (first, firstTitle, base, oldSize) = (turn.step, turn.title, turn.base, turn.size)
    earlier = MergedLines(earlier.lines.filter { $0.step >= turn.step })
    changed = [:]
    (self.turn, farthest) = (nil, nil)
  }

  private mutating func note(_ step: TraceStep) {
    for trait in Self.traits(in: step) { changed[trait] = step.number }
  }

  private static func traits(in step: TraceStep) -> Set<String> {
    Set(
      step.events.filter { $0.kind == .callback && LogCategory($0) == .traits }
        .flatMap(TraitChange.all).map(\.trait))
  }

  private static func direction(from old: CGSize, to new: CGSize) -> (width: Int, height: Int) {
    func sign(_ number: CGFloat) -> Int { number == 0 ? 0 : number < 0 ? -1 : 1 }
    return (sign(new.width - old.width), sign(new.height - old.height))
  }

  // MARK: What is kept

  /// All lines in order; of equal ones the newest.
  private struct MergedLines {
    private(set) var lines: [Line] = []
    private var places: [Key: Int] = [:]

    init(_ lines: [Line] = []) { add(lines) }

    mutating func add(_ later: [Line]) {
      for line in later {
        guard let key = Key(line.event) else { continue }
        guard let place = places[key] else {
          places[key] = lines.count
          lines.append(line)
          continue
        }
        // A change that is recorded again in the same place is merged: from the first value to the
        // last.
        var newest = line
        newest.event.old = lines[place].event.old
        newest.firstSize = lines[place].firstSize
        lines[place] = newest
      }
    }
  }

  /// The key by which lines of different steps are equal; `nil` for lines that no card shows.
  private struct Key: Hashable {
    let kind: TraceEvent.Kind
    let name: String
    let subject: TraceSubject?
    /// The other fields that have to be equal.
    let words: String

    init?(_ event: TraceEvent) {
      let isQuestion = event.kind == .question
      guard event.name != "bounds", !isQuestion || event.isAboutStyle else { return nil }
      let category = LogCategory(event)
      let isAppearance = category == .appearance && event.name != "viewIsAppearing(_:)"
      guard event.kind == .skipped || category != .layout && !isAppearance else { return nil }
      let isTelling = event.kind == .skipped || category == .sizes || category == .appearance
      words =
        isTelling
        ? "" : [event.old, event.new, event.reason].compactMap { $0 }.joined(separator: "\n")
      (kind, name, subject) = (event.kind, event.name, event.subject)
    }

    /// These two tell nearly all lines apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(subject?.identifier)
    }
  }
}

extension TraceEvent {
  /// Whether it asks a delegate for the style of a presentation.
  var isAboutStyle: Bool {
    kind == .question && name.hasPrefix("adaptivePresentationStyle(for:")
  }
}
