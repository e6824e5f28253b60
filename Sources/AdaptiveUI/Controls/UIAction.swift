// Reference: UIAction, iOS 18 documentation.
// Status: Partial — title and handler.
public import Foundation

/// Something that a control does.
@preconcurrency @MainActor public final class UIAction: NSObject {
  /// The text that controls show.
  public let title: String
  private let handler: (UIAction) -> Void
  /// The control that sent the action last.
  public internal(set) weak var sender: AnyObject?

  /// Creates an action.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
  }

  /// Runs the handler on behalf of `sender`.
  package func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }
}
