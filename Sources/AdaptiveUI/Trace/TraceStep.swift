/// Why a step of the trace began.
public enum TraceCause: String, Sendable, CaseIterable {
  /// The scene was opened.
  case launch
  /// The terminal changed its size.
  case terminal
  /// The lab's pane was shown, hidden or moved.
  case pane
  /// The window was turned.
  case rotation
  /// Another device was chosen.
  case device
  /// The window got another share of the screen, or a person dragged its edge.
  case multitasking
  /// A container or a control inside the scene acted.
  case container
  /// Something was presented or dismissed.
  case presentation
  /// A person changed the model from outside.
  case change
}

/// One thing that happened, and everything that followed from it.
public struct TraceStep: Sendable, Equatable {
  /// Counts from 1.
  public let number: Int
  /// Why it began.
  public let cause: TraceCause
  /// What happened, in a few words, such as `80×24 → 120×34`.
  public let title: String
  /// What followed, in order.
  public var events: [TraceEvent]
}
