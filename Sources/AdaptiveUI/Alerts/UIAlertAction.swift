// Reference: UIAlertAction, iOS 18 documentation.
// Status: Complete.
public import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    /// Something of the alert.
    case `default`
    /// Leaving things as they are.
    case cancel
    /// Taking something away.
    case destructive
  }

  /// The text of the button.
  public let title: String?
  /// What the button is for.
  public let style: Style
  /// Whether the button can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange?() } } }
  /// Told when ``isEnabled`` changed.
  var stateDidChange: (() -> Void)?
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates a button; `handler` runs after the alert went.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func run() { handler?(self) }
}
