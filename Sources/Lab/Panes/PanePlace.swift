/// Where the lab puts its pane for a terminal of a given width, in columns.
///
/// The widths are fixed, so that a drag always flips at the same column.
enum PanePlace: Sendable, Equatable {
  /// Beside the canvas: 100 columns and more.
  case beside
  /// Under the canvas: 60 to 99 columns.
  case below
  /// In place of the canvas, behind a key: fewer than 60 columns.
  case behind

  init(columns: Int) {
    self = columns >= 100 ? .beside : columns >= 60 ? .below : .behind
  }

  /// The columns of a pane beside the canvas: two fifths, between 40 and 60.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - extra: How much larger the user made the pane, in steps of a cell.
  ///   - isHalf: Whether the pane, inside its edge, is as wide as the canvas.
  /// - Returns: Between 20 columns and what leaves the canvas as many.
  static func paneColumns(of columns: Int, extra: Int = 0, isHalf: Bool = false) -> Int {
    let wish = isHalf ? columns / 2 + 1 : min(max(columns * 2 / 5, 40), 60) + extra
    return min(max(wish, 20), max(columns - 20, 20))
  }

  /// The rows of a pane under the canvas: a third of what header and footer leave.
  static func paneRows(of rows: Int, extra: Int = 0, isHalf: Bool = false) -> Int {
    let wish = isHalf ? (rows - 1) / 2 : (rows - 2) / 3 + extra
    return min(max(wish, 1), max(rows - 5, 1))
  }

  /// What the log says when a resize crosses one of the widths.
  var jumpText: String {
    switch self {
    case .beside: "the pane moves beside the canvas"
    case .below: "the pane moves under the canvas"
    case .behind: "the pane hides behind Space"
    }
  }
}

/// The smallest terminal that the lab works in, in cells.
enum SmallestTerminal {
  static let columns = 20
  static let rows = 6
}
