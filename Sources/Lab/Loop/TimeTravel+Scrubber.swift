import AdaptiveUI
import Documents

extension TimeTravel {
  /// What the scrubber shows: each line of the trace has the same room on the bar.
  var scrubber: Scrubber {
    let places = places
    let length = Double(max(momentCount - 1, 1))
    let here = places.first { $0.step == moment.step }?.start ?? 0
    return Scrubber(
      place: Double(here + moment.line) / length,
      marks: places.dropFirst().map { Double($0.start) / length }, texts: scrubberTexts)
  }

  /// The moment nearest to a place on the bar.
  ///
  /// - Parameter fraction: From 0 for the start of the recording to 1 for its end.
  /// - Returns: The moment; the start of a recording that is empty.
  func moment(at fraction: Double) -> Moment {
    let place = Int((fraction * Double(max(momentCount - 1, 0))).rounded())
    guard let step = places.last(where: { $0.start <= place }) else { return start }
    return Moment(step: step.step, line: min(place - step.start, step.lines))
  }

  /// Where each step begins when moments are counted, and how many lines it has.
  private var places: [(step: Int, start: Int, lines: Int)] {
    var count = 0
    return steps.map { step in
      defer { count += step.events.count + 1 }
      return (step: step.number, start: count, lines: step.events.count)
    }
  }

  /// The head of each step, and each of its lines.
  private var momentCount: Int { steps.reduce(0) { $0 + $1.events.count + 1 } }

  /// The step that the moment is in.
  var step: TraceStep? { steps.first { $0.number == moment.step } }

  /// The step's name, such as `rotation right → landscapeLeft`.
  var stepName: String { step.map(TraceText.name) ?? "" }

  /// What happened last, with whom; `nil` at the head of a step.
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
    // Whose callback it is says more than how the step is called.
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

  /// The subject of a line, and what happened to it.
  static func who(_ event: TraceEvent) -> String {
    let name = event.subject.map { [$0.identifier, $0.part].compactMap { $0 } + [what(event)] }
    return VisibleText.of(name?.joined(separator: " ") ?? what(event))
  }

  /// What happened, without values and reasons.
  static func what(_ event: TraceEvent) -> String {
    VisibleText.of(event.kind == .notTold ? "not told: \(event.name)" : event.name)
  }
}
