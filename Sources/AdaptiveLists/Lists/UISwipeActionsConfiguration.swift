// Reference: UIContextualAction, UISwipeActionsConfiguration; iOS 18 documentation.
// Status: Complete but for the gesture: programs and tests ask a table for the buttons of a row.
public import AdaptiveUI
public import Foundation

/// A button that a swipe over a row shows.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What the button is for.
  public enum Style: Int, Sendable {
    /// Anything.
    case normal
    /// Taking the row away.
    case destructive
  }

  /// Performs the button's action; the last argument is called with whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the button is for.
  public let style: Style
  /// The text.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The colour of the button; by default that of the style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// Performs the button's action.
  public let handler: Handler

  /// Creates a button.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// The buttons that a swipe over a row shows.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, outermost first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action; kept.
  open var performsFirstActionWithFullSwipe = true {
    didSet { KeptMember.performsFirstActionWithFullSwipe.wasSet() }
  }

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
