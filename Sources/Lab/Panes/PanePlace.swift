/// Where the pane is, by the terminal's size and by what the window is drawn as.
///
/// The window's size never depends on it: the picture is scaled into the room that the pane leaves.
/// Text runs across, so a terminal's window gives up rows before it gives up columns; a device keeps
/// its proportions and has more room beside the pane.
enum PanePlace: Sendable, Equatable {
  /// Beside the canvas.
  case beside
  /// Under the canvas.
  case below
  /// In place of the canvas, behind a key: terminals with little room.
  case behind

  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - rows: Its rows, with header and footer.
  ///   - isDevice: Whether the picture has the proportions of a device.
  ///   - isMoved: Whether the user wants the other one of beside and below.
  init(columns: Int, rows: Int, isDevice: Bool = false, isMoved: Bool = false) {
    guard columns >= 60, rows >= 16 else {
      self = .behind
      return
    }
    self = isDevice != isMoved && columns >= Self.leastColumnsBeside ? .beside : .below
  }

  /// The columns of a terminal that has room for a pane beside the canvas.
  private static let leastColumnsBeside = 76

  /// The columns of a pane beside the canvas: two fifths, between 40 and 60.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - extra: How much larger the user made the pane, in steps of a cell.
  ///   - isHalf: Whether the pane, inside its edge, is as wide as the canvas.
  /// - Returns: Between 20 columns and what leaves the canvas as many.
  static func paneColumns(of columns: Int, extra: Int = 0, isHalf: Bool = false) -> Int {
    let wanted = isHalf ? columns / 2 + 1 : min(max(columns * 2 / 5, 40), 60) + extra
    return min(max(wanted, 20), max(columns - 20, 20))
  }

  /// The rows of a pane under several windows, with the row of its names.
  private static let wallRows = 5

  /// The rows of a pane under the canvas: two fifths of what header and footer leave, and enough for
  /// the card of a step; under several windows a few, for what they differ in.
  static func paneRows(
    of rows: Int, extra: Int = 0, isHalf: Bool = false, isUnderWall: Bool = false
  ) -> Int {
    let usual = isUnderWall ? wallRows : max((rows - 2) * 2 / 5, 10)
    let wanted = isHalf ? (rows - 1) / 2 : usual + extra
    return min(max(wanted, 2), max(rows - 7, 2))
  }
}

/// The smallest terminal that the lab works in, in cells.
enum SmallestTerminal {
  static let columns = 20
  static let rows = 6
}
