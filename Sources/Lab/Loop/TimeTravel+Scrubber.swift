import AdaptiveUI
import Documents

extension TimeTravel {
  /// The contents of the scrubber: every line of the trace has the same length on the bar.
  var scrubber: Scrubber {
    let places = places
    let length = Double(max(momentCount - 1, 1))
    let here = places.first { $0.step == moment.step }?.start ?? 0
    return Scrubber(
      place: Double(here + moment.line) / length,
      marks: places.dropFirst().map { Double($0.start) / length }, texts: scrubberTexts)
  }

  /// The moment nearest to a position on the bar.
  ///
  /// - Parameter fraction: From 0 for the start of the recording to 1 for its end.
  /// - Returns: The moment; the start for an empty recording.
  func moment(at fraction: Double) -> Moment {
    let place = Int((fraction * Double(max(momentCount - 1, 0))).rounded())
    guard let step = places.last(where: { $0.start <= place }) else { return start }
    return Moment(step: step.step, line: min(place - step.start, step.lines))
  }

  /// The index of each step's first moment, and the number of its lines.
  private var places: [(step: Int, start: Int, lines: Int)] {
    var count = 0
    return steps.map { step in
      defer { count += step.events.count + 1 }
      return (step: step.number, start: count, lines: step.events.count)
    }
  }

  /// The number of moments: the heading of each step, and each of its lines.
  private var momentCount: Int { steps.reduce(0) { $0 + $1.events.count + 1 } }

  /// The step of the moment.
  var step: TraceStep? { steps.first { $0.number == moment.step } }

  /// The step's name, such as `rotation right → landscapeLeft`.
  var stepName: String { step.map(TraceText.name) ?? "" }

  /// The last event and its subject; `nil` at the heading of a step.
  private var event: TraceEvent? {
    guard let step, step.events.indices.contains(moment.line - 1) else { return nil }
    return step.events[moment.line - 1]
  }

  private var scrubberTexts: [String] {
    let count = step?.events.count ?? 0
    let play = isPlaying ? "\(isBackward ? "◀" : "▶") " : ""
    let number = "\(moment.line)/\(count)"
    let names = event.map { ["\(number) \(TraceText.who($0))", "\(number) \(TraceText.what($0))"] }
    let step = "\(play)step \(moment.step) of \(last.step)"
    let ends = names ?? [number]
    let short = stepName.split(separator: " → ").first.map(String.init) ?? ""
    // The receiver of the callback is more informative than the step's name.
    let heads = [
      "\(step) · \(stepName)", "\(step) · \(short)", step, "\(play)\(moment.step)/\(last.step)",
    ]
    return ends.flatMap { end in heads.map { "\($0) · \(end)" } }
      + ["\(play)\(moment.step)/\(last.step) · \(number)"]
  }
}

extension TraceText {
  /// A step without its number: cause and title.
  static func name(_ step: TraceStep) -> String {
    String(heading(step).drop { $0 != " " }.dropFirst()).replacing("  ", with: " ")
  }

  /// The subject of a line, and its event.
  static func who(_ event: TraceEvent) -> String {
    let name = event.subject.map { [$0.identifier, $0.part].compactMap { $0 } + [what(event)] }
    return VisibleText.of(name?.joined(separator: " ") ?? what(event))
  }

  /// The event, without values and reasons.
  static func what(_ event: TraceEvent) -> String {
    VisibleText.of(
      event.kind == .skipped
        ? "not \(event.isUnasked ? "asked" : "told"): \(event.name)" : event.name)
  }
}
