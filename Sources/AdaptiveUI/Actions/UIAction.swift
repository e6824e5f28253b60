// Reference: UIAction, iOS 18 documentation.
// Status: Partial — values and handler; no looking up of shared actions.
import Foundation

/// What runs when an action is performed.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that a control or a menu's entry does.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// Which action this is.
  public let identifier: Identifier
  /// How the action can be used.
  public var attributes: Attributes
  /// Whether the action is ticked.
  public var state: State
  /// What the action is called where there is room for more words.
  public var discoverabilityTitle: String?
  private let handler: UIActionHandler
  /// The control that sent the action last.
  public internal(set) weak var sender: AnyObject?

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("")
    self.attributes = attributes
    self.state = state
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler on behalf of `sender`.
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender as? AnyObject)
  }

  /// Runs the handler on behalf of `sender`.
  package func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  /// The name of an action.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
