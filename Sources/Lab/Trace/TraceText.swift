public import AdaptiveUI
import Documents
import Foundation

/// Writes steps of a trace as lines of plain text, the same in the pane and in other outputs.
public enum TraceText {
  /// The heading of a step, such as `3 rotation  right → landscapeLeft`.
  public static func heading(_ step: TraceStep) -> String {
    let title = VisibleText.of(step.title)
    let heading = "\(step.number) \(step.cause.rawValue)"
    return title.isEmpty ? heading : "\(heading)  \(title)"
  }

  /// One line for an event: subject, callback or property, old → new, reason.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - rules: Whether the line ends with the rule's id.
  /// - Returns: The line, without its step's indentation.
  public static func line(_ event: TraceEvent, rules: Bool) -> String {
    VisibleText.of(text(event, rules: rules))
  }

  /// The same, but all lines of an event that is UIKit's log.
  static func lines(_ event: TraceEvent) -> String {
    event.kind == .log
      ? VisibleText.lines(of: text(event, rules: false)) : line(event, rules: false)
  }

  /// The lines of an event without the indentation of its subject; only UIKit's log has several.
  static func lines(_ event: TraceEvent, rules: Bool) -> [String] {
    let text = text(event, rules: rules).trimmingCharacters(in: .whitespaces)
    guard event.kind == .log else { return [VisibleText.of(text)] }
    return text.split(separator: "\n").map { VisibleText.of(String($0)) }
  }

  private static func text(_ event: TraceEvent, rules: Bool) -> String {
    var text = ""
    if let subject = event.subject {
      for _ in 0..<min(subject.depth, 8) { text += gap }
      text += subject.name
      if let part = subject.part { text += " " + part }
      text += gap
    }
    text += verb(event)
    text += event.name
    if let change = change(event) { text += gap + change }
    if let reason = event.reason { text += gap + reasonText(event, reason) }
    if rules { text += gap + "[\(event.rule)]" }
    return text
  }

  /// What is between the parts of a line.
  private static let gap = "  "

  private static func verb(_ event: TraceEvent) -> String {
    switch event.kind {
    case .callback, .state, .log: ""
    case .skipped: event.isUnasked ? "not asked: " : "not told: "
    case .question: "asked: "
    case .refusal: "refused: "
    case .breach: "breach: "
    }
  }

  private static func reasonText(_ event: TraceEvent, _ reason: String) -> String {
    event.kind == .skipped || event.kind == .refusal ? "(\(reason))" : reason
  }

  /// `old → new`; a name that both begin with is written once.
  private static func change(_ event: TraceEvent) -> String? {
    switch (event.old, event.new) {
    case (nil, nil): return nil
    case (nil, let new?): return event.kind == .question ? "→ \(new)" : new
    case (let old?, nil): return "\(old) →"
    case (let old?, let new?): return merged(old, new)
    }
  }

  /// The words between the commas of a text, which are found by comparing bytes.
  private static func lists(in text: String) -> [[Substring]] {
    text.utf8.split(separator: UInt8(ascii: ",")).map { list in
      list.split(separator: UInt8(ascii: " ")).map(Substring.init)
    }
  }

  private static func merged(_ old: String, _ new: String) -> String {
    // Of a single word there is no name.
    guard old.utf8.contains(UInt8(ascii: " ")) else { return "\(old) → \(new)" }
    let (before, after) = (lists(in: old), lists(in: new))
    guard before.count == after.count,
      zip(before, after).allSatisfy({ $0.count > 1 && $0.count == $1.count && $0[0] == $1[0] })
    else { return "\(old) → \(new)" }
    return zip(before, after).map { old, new in
      // Of a frame that keeps its origin, the size alone is new.
      let first = old.dropLast() == new.dropLast() ? new.count - 1 : 1
      return "\(old.joined(separator: " ")) → \(new[first...].joined(separator: " "))"
    }.joined(separator: ", ")
  }
}
