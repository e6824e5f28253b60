// Reference: UITableViewRowAction, iOS 12 documentation; deprecated since iOS 13 in favour of
// UIContextualAction, which shows it here.
// Status: Complete, but for effects behind the button.
public import AdaptiveUI
public import Foundation

/// A button that a swipe over a row shows.
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
  /// What the button is for.
  public enum Style: Int, Sendable {
    /// Taking the row away.
    case `default`
    /// Anything.
    case normal

    /// Taking the row away.
    public static var destructive: Style { .default }
  }

  /// What the button is for.
  public let style: Style
  /// The text.
  open var title: String?
  /// The colour of the button; by default that of the style.
  open var backgroundColor: UIColor?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates a button.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// The same button for swipes of today.
  func contextual(for row: IndexPath) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .default ? .destructive : .normal, title: title
    ) { _, _, done in
      self.handler(self, row)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
