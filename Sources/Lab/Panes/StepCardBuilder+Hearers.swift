import AdaptiveUI
import CellRenderer
import Documents
import Foundation

// The rows of a card about who was told, and who was not.

extension StepCardBuilder {
  mutating func addHearers() {
    guard step.cause != .launch else { return }
    let traits = hearers(["willTransition(to:with:)", "traitCollectionDidChange(_:)"])
    let sizes = hearers(["viewWillTransition(to:with:)"])
    for (label, names) in [("told traits", traits), ("told size", sizes)] where !names.isEmpty {
      add(label, forms: Self.listLengths.map { list(names, most: $0) })
    }
  }

  /// Whom one of these callbacks reached, in order.
  private func hearers(_ callbacks: [String]) -> [String] {
    var names: [String] = []
    for event in lines.map(\.event)
    where event.kind == .callback && callbacks.contains(event.name) {
      guard let name = event.subject?.name, event.old != nil, event.old != "nil",
        !names.contains(name)
      else { continue }
      names.append(name)
    }
    return names
  }

  /// Some who were passed over for the same reason.
  private struct PassedOver {
    let reason: String
    var names: [String]
  }

  mutating func addPassedOver() {
    var whole: [PassedOver] = []
    var short: [PassedOver] = []
    // Who was not told of traits is asked for more often.
    for line in notTold(of: true) + notTold(of: false) {
      let reason = reason(of: line)
      let name = line.event.subject?.name ?? ""
      Self.add(name, reason.whole, to: &whole)
      Self.add(name, reason.short, to: &short)
    }
    guard !whole.isEmpty else { return }
    // Where there is less room, those for whom there is none are counted.
    let parts = (1..<max(short.count, 1)).reversed().map { count in
      var text = text(of: Array(short.prefix(count)), names: 1)
      let rest = short.dropFirst(count).reduce(0) { $0 + $1.names.count }
      text.add(" and \(rest) more, in the log", .faint)
      return text
    }
    add(
      "not told",
      forms: Self.listLengths.map { text(of: whole, names: $0) }
        + Self.listLengths.map { text(of: short, names: $0) } + parts, .passedOver)
  }

  private func notTold(of traits: Bool) -> [StepRun.Line] {
    lines.filter { $0.event.kind == .notTold && (LogCategory($0.event) == .traits) == traits }
  }

  private static func add(_ name: String, _ reason: String, to groups: inout [PassedOver]) {
    if let index = groups.firstIndex(where: { $0.reason == reason }) {
      if !groups[index].names.contains(name) { groups[index].names.append(name) }
    } else {
      groups.append(PassedOver(reason: reason, names: [name]))
    }
  }

  private func text(of groups: [PassedOver], names: Int) -> StyledText {
    var text = StyledText()
    for group in groups {
      var part = list(group.names, most: names)
      part.add("  \(VisibleText.of(group.reason))", .passedOver)
      text.add(part, separator: "; ")
    }
    return text
  }

  /// Why somebody was passed over, and of what; and the same in few words.
  private func reason(of line: StepRun.Line) -> (whole: String, short: String) {
    let (event, reason) = (line.event, line.event.reason ?? "")
    let isAboutTraits = LogCategory(event) == .traits
    if let size = reason.split(separator: "size unchanged: ").last, reason.hasPrefix("size unch") {
      let short = "of size, unchanged"
      guard let told = telling(event) else { return ("of size: it stays \(size)", short) }
      return told.step < line.step
        ? ("of size from \(line.firstSize.width.traceText) wide on: it stays \(size)", short)
        : ("of size up to \(line.size.width.traceText) wide: it stayed \(size)", short)
    }
    if isAboutTraits, event.rule == "P07", appears(event.subject) {
      let short = "of traits: it was out of the window"
      return isToldOnArrival(event.subject)
        ? ("\(short), and got them when it came back", short)
        : ("\(short), and is back with the traits it had", short)
    }
    let whole = "\(isAboutTraits ? "of traits" : "of size"): \(reason)"
    return (whole, whole)
  }

  /// The last line of another step that told the same.
  private func telling(_ event: TraceEvent) -> StepRun.Line? {
    lines.last {
      $0.event.kind == .callback && $0.event.name == event.name
        && $0.event.subject == event.subject
    }
  }

  /// Whether it came into the window later.
  private func appears(_ subject: TraceSubject?) -> Bool {
    lines.contains { $0.event.name == "viewIsAppearing(_:)" && $0.event.subject == subject }
  }

  private func isToldOnArrival(_ subject: TraceSubject?) -> Bool {
    lines.contains {
      $0.event.kind == .callback && $0.event.name == "traitCollectionDidChange(_:)"
        && $0.event.subject == subject
    }
  }
}
