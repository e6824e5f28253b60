// Reference: UITableView.Style, ScrollPosition, RowAnimation; iOS 18 documentation.

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One list, whose headers are pinned to the top.
    case plain
    /// Sections as separate groups.
    case grouped
    /// Sections as separate groups, inset from the sides.
    case insetGrouped
  }

  /// Where a row is in the visible rectangle after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever the least scrolling makes it visible.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How rows are inserted and deleted; as nothing is animated, all show only the end.
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
    /// Without animation.
    case none
    /// Around the middle.
    case middle
    /// Chosen by the table.
    case automatic = 100
  }
}
