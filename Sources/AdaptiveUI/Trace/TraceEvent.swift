/// One line of the story that the model tells: who got which callback, what changed, who was
/// skipped.
public struct TraceEvent: Sendable, Equatable {
  /// What a line tells.
  public enum Kind: String, Sendable {
    /// UIKit called a method of the subject.
    case callback
    /// The subject was passed over; ``TraceEvent/reason`` tells why.
    case skipped = "notTold"
    /// UIKit asked the subject (or its delegate); ``TraceEvent/new`` is the answer.
    case question
    /// A value of the subject changed: bounds, geometry, adaptation, collapse.
    case state
    /// Something asked for was refused.
    case refusal
    /// The program broke UIKit's contract.
    case breach
    /// A message of UIKit's own log.
    case log
  }

  /// What this line tells.
  public var kind: Kind
  /// Whom it is about; `nil` for the environment.
  public var subject: TraceSubject?
  /// The method, in Swift spelling, or the name of the value that changed.
  public var name: String
  /// The value before.
  public var old: String?
  /// The value after, or the answer.
  public var new: String?
  /// Why, in words.
  public var reason: String?
  /// The id of the rule that this line follows, such as `C10`.
  public var rule: String
  /// Whether a message of the log says that UIKit does not do what it was asked for.
  package var isDeclined = false
  /// The name of the member without effect that a message of the log is about.
  package var keptMember: String?

  package init(
    _ kind: Kind, _ subject: TraceSubject?, _ name: String, old: String? = nil,
    new: String? = nil, reason: String? = nil, rule: String
  ) {
    self.kind = kind
    self.subject = subject
    self.name = name
    self.old = old
    self.new = new
    self.reason = reason
    self.rule = rule
  }
}

/// Names one object of the model in a trace.
public struct TraceSubject: Sendable, Hashable {
  /// Its identifier, or its class and number when it has none.
  public let identifier: String
  /// What people call it: its identifier, or its class and text where an editor made that up.
  public let name: String
  /// Its class.
  public let className: String
  /// How many controllers are above it.
  public let depth: Int
  /// What of the named object it is, such as its presentation; `nil` for the object itself.
  public let part: String?

  package init(
    identifier: String, name: String? = nil, className: String, depth: Int = 0,
    part: String? = nil
  ) {
    self.identifier = identifier
    self.name = name ?? identifier
    self.className = className
    self.depth = depth
    self.part = part
  }
}
