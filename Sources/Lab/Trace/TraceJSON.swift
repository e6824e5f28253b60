public import AdaptiveUI
import Foundation

/// Writes a trace as JSON Lines: one object a line, keys in alphabetical order.
public enum TraceJSON {
  /// The name and version of the format, in the first line of every trace.
  public static let schema = "winch.trace/1"

  private struct Head: Encodable {
    let schema: String
    let scene: String
    let uikit: Int
  }

  private struct Step: Encodable {
    let step: Int
    let cause: String
    let title: String
  }

  private struct Line: Encodable {
    let step: Int
    let kind: String
    let subject: String?
    /// The readable name of the subject, if it differs.
    let called: String?
    let `class`: String?
    let depth: Int?
    let name: String
    let old: String?
    let new: String?
    let reason: String?
    let rule: String
  }

  /// The lines of a whole trace: the head, then each step followed by its events.
  ///
  /// - Throws: The encoder's error; strings and whole numbers cannot cause one.
  public static func lines(_ steps: [TraceStep], scene: String, era: UIKitEra) throws -> [String] {
    var lines = [try encode(Head(schema: schema, scene: scene, uikit: era.rawValue))]
    for step in steps {
      lines.append(
        try encode(Step(step: step.number, cause: step.cause.rawValue, title: step.title)))
      for event in step.events {
        lines.append(
          try encode(
            Line(
              step: step.number, kind: event.kind.rawValue, subject: event.subject?.identifier,
              called: event.subject.flatMap { $0.name == $0.identifier ? nil : $0.name },
              class: event.subject?.className, depth: event.subject?.depth, name: event.name,
              old: event.old, new: event.new, reason: event.reason, rule: event.rule)))
      }
    }
    return lines
  }

  private static func encode(_ value: some Encodable) throws -> String {
    try JSONText.of(value, isPretty: false)
  }
}
