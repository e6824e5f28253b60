// Reference: UIResponder, iOS 18 documentation.
// Status: Partial — the chain; no event methods.
public import Foundation

/// The base of everything that takes part in the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// The environment that was current when the object was created.
  package let environment: Environment
  /// A name given by a scene or a test; shown in boxes and traces.
  package var identifier: String?
  /// Tells unnamed objects of one class apart.
  private lazy var ordinal = environment.nextOrdinal(of: className)

  /// Creates a responder in the current environment.
  public override init() {
    environment = Environment.current
    super.init()
  }

  /// The next object to be asked.
  open var next: UIResponder? { nil }

  /// The name of the object's class, as boxes and traces show it.
  package var className: String { classNameOverride ?? String(describing: type(of: self)) }
  /// The class that a document names but the program does not have.
  package var classNameOverride: String?

  /// How traces name the object.
  package var traceSubject: TraceSubject {
    TraceSubject(identifier: displayName, className: className, depth: traceDepth)
  }

  /// The identifier, or the class with a number.
  package var displayName: String { identifier ?? "\(className)#\(ordinal)" }

  var traceDepth: Int { 0 }
}
