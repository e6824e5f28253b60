import AdaptiveUI
import Documents
import Foundation

/// The hues of boxes on the canvas, by their names.
struct BoxDepths: Sendable {
  var depths: [String: Int] = [:]

  /// The tone of a name: that of its box, or plain if no box has it.
  func tone(of name: String) -> PaneLine.Tone { depths[name].map { .box(depth: $0) } ?? .text }
}

/// Writes the steps of a trace as lines of the pane.
struct LogWriter {
  var filter = LogFilter.folded
  var depths = BoxDepths()
  let columns: Int

  /// The newest step first, so that its heading is visible; at least `count` lines, or all.
  ///
  /// - Returns: The lines, and whether there are more.
  func newestFirst(_ steps: [TraceStep], last count: Int) -> (lines: [PaneLine], goesOn: Bool) {
    var lines: [PaneLine] = []
    for step in steps.reversed() {
      guard lines.count < count else { return (lines, true) }
      write(step, to: &lines)
    }
    return (lines, false)
  }

  /// All steps in order, a line for each callback.
  func inOrder(_ steps: [TraceStep]) -> [PaneLine] {
    steps.reduce(into: []) { write($1, to: &$0) }
  }

  private func write(_ step: TraceStep, to lines: inout [PaneLine]) {
    lines += PaneLine(
      text: TraceText.heading(step), tone: .heading,
      place: TimeTravel.Moment(step: step.number, line: 0)
    ).wrapped(columns)
    var index = 0
    while index < step.events.count {
      let category = LogCategory(step.events[index])
      var end = index + 1
      if filter == .folded, category.foldedName != nil {
        while end < step.events.count, LogCategory(step.events[end]) == category { end += 1 }
      }
      if filter == .folded, let name = category.foldedName {
        lines += folded(step.events[index..<end], name, step: step.number, from: index)
      } else if filter.shows(category) {
        lines += line(step.events[index], category, step: step.number, index: index)
      }
      index = end
    }
  }

  /// A count that replaces callbacks with mostly equal lines.
  private func folded(
    _ events: ArraySlice<TraceEvent>, _ name: String, step: Int, from index: Int
  ) -> [PaneLine] {
    var text = StyledText(" ⋯ \(events.count) \(name)", .faint)
    var names: [String] = []
    for name in events.compactMap(Self.nameInFold) where !names.contains(name) {
      names.append(name)
    }
    for (place, name) in names.prefix(Self.mostNames).enumerated() {
      text.add(place == 0 ? ": " : ", ", .faint)
      text.add(VisibleText.of(name), .faint)
    }
    if names.count > Self.mostNames { text.add(", …", .faint) }
    var lines = text.lines(columns, indent: 3, limit: 1)
    for row in lines.indices {
      lines[row].place = TimeTravel.Moment(step: step, line: index + events.count)
      lines[row].isFold = true
    }
    return lines
  }

  private static let mostNames = 6

  private static func nameInFold(_ event: TraceEvent) -> String? {
    event.keptMember ?? event.subject?.name
  }

  private func line(
    _ event: TraceEvent, _ category: LogCategory, step: Int, index: Int
  ) -> [PaneLine] {
    let tone = Self.tone(event, category)
    var rows: [PaneLine]
    if event.kind == .log {
      rows = PaneLine(text: " " + TraceText.lines(event), tone: tone).wrapped(columns)
    } else {
      rows = text(of: event, tone).lines(columns, indent: 4 + 2 * min(event.subject?.depth ?? 0, 8))
    }
    for row in rows.indices {
      rows[row].target = event.subject?.identifier
      rows[row].rule = event.rule
      rows[row].place = TimeTravel.Moment(step: step, line: index + 1)
    }
    return rows
  }

  /// The line with the subject's name in the hue of its box.
  private func text(of event: TraceEvent, _ tone: PaneLine.Tone) -> StyledText {
    let whole = TraceText.line(event, rules: false)
    var text = StyledText(" ")
    guard let name = event.subject.map({ VisibleText.of($0.name) }),
      let range = whole.firstPart(name)
    else {
      text.add(whole, tone)
      return text
    }
    text.add(String(whole[..<range.lowerBound]), tone)
    text.add(name, depths.tone(of: name))
    text.add(String(whole[range.upperBound...]), tone)
    return text
  }

  private static func tone(_ event: TraceEvent, _ category: LogCategory) -> PaneLine.Tone {
    switch event.kind {
    case .skipped: return .passedOver
    case .refusal: return .alert
    case .breach: return .conflict
    case .log: return event.isConflict ? .conflict : .faint
    case .callback, .question, .state: break
    }
    switch category {
    case .traits: return .traits
    case .sizes: return .sizes
    case .presentation: return .presentation
    case .layout, .appearance, .kept: return .faint
    case .other: return .text
    }
  }
}

extension TraceEvent {
  /// Whether it is UIKit's message about constraints that contradict each other.
  ///
  /// Rule LA8.3.
  var isConflict: Bool { kind == .log && rule == "LA8.3" }
}
