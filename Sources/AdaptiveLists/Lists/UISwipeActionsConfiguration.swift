// Reference: UIContextualAction, UISwipeActionsConfiguration; iOS 18 documentation.
// Status: Complete but for the gesture: programs and tests ask a table for a row's buttons.
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

  /// Does what the button is for; the last argument is called with whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// What the button is for.
  public let style: Style
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The colour of the button; the style's own unless said otherwise.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// Does what the button is for.
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
  /// Whether a long swipe does what the first button does.
  open var performsFirstActionWithFullSwipe = true

  /// Creates buttons.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
