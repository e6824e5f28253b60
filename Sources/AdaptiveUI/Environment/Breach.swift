/// A breach of UIKit's contract by the program: what UIKit answers with an exception.
public struct Breach: Sendable, Equatable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public let name: String
  /// UIKit's own message.
  public let message: String
  /// The object at fault, when there is one.
  package let subject: TraceSubject?
  /// The rule that was broken, such as `O10`.
  public let rule: String

  package init(
    _ name: String = "NSInvalidArgumentException", _ message: String,
    subject: TraceSubject? = nil, rule: String
  ) {
    self.name = name
    self.message = message
    self.subject = subject
    self.rule = rule
  }

  /// The default handler: stops the program as an uncaught exception does.
  package static let stop: @MainActor (Breach) -> Void = { breach in
    fatalError(
      "*** Terminating app due to uncaught exception '\(breach.name)', reason: '\(breach.message)'")
  }
}
