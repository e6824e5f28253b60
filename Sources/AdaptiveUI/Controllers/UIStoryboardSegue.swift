// Reference: UIStoryboardSegue, iOS 18 documentation.
// Status: Partial — a transition between two controllers that programs carry out themselves.

public import Foundation

/// A way from one controller to another, as documents draw it.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The segue's name.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  open var destination: UIViewController { end }
  private let end: UIViewController
  private let handler: (@MainActor () -> Void)?

  /// Creates a segue that subclasses carry out.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    end = destination
    handler = nil
  }

  /// Creates a segue that `performHandler` carries out.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    end = destination
    handler = performHandler
  }

  /// Carries the segue out.
  open func perform() { handler?() }
}
