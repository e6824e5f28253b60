// Reference: UIRefreshControl, iOS 18 documentation.
// Status: Partial — states and events; nothing is pulled down.
public import Foundation

/// Asks for new content when the user pulls a list down.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether new content is on its way.
  public private(set) var isRefreshing = false
  /// The text below the sign.
  open var attributedTitle: NSAttributedString?

  /// Says that new content is on its way.
  open func beginRefreshing() { isRefreshing = true }

  /// Says that new content came.
  open func endRefreshing() { isRefreshing = false }

  /// Does what pulling the list down does.
  package func pull() {
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
