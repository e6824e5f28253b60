// Reference: UITableView.Style, ScrollPosition, RowAnimation; iOS 18 documentation.

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One list, whose headers stay at the top.
    case plain
    /// Sections apart.
    case grouped
    /// Sections apart, set in.
    case insetGrouped
  }

  /// Where a row that is scrolled to stands.
  public enum ScrollPosition: Int, Sendable {
    /// Where it can be seen with the least movement.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows come and go; nothing moves, so all show only the end.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// At once.
    case none
    /// Around the middle.
    case middle
    /// As the table likes.
    case automatic = 100
  }
}
