/// The pane's place, from the terminal's size and the proportions of the picture.
///
/// The window's size never depends on it: the picture is scaled into the room beside the pane.
/// Text runs across, so a terminal's window gives up rows before it gives up columns; a device, or a
/// window that is turned upright, has more room beside the pane.
enum PanePlace: Sendable, Equatable {
  /// Beside the canvas.
  case beside
  /// Under the canvas.
  case below
  /// In place of the canvas, after a key: in small terminals.
  case behind

  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - rows: Its rows, with header and footer.
  ///   - needsRows: Whether the picture is a device's, or higher than wide.
  ///   - isMoved: Whether the user swapped beside and below.
  init(columns: Int, rows: Int, needsRows: Bool = false, isMoved: Bool = false) {
    guard columns >= 60 && rows >= 16 || columns >= 40 && rows >= 20 else {
      self = .behind
      return
    }
    self = needsRows != isMoved && columns >= Self.leastColumnsBeside ? .beside : .below
  }

  /// The least columns of a terminal with room for a pane beside the canvas.
  private static let leastColumnsBeside = 76

  /// The columns of a pane beside the canvas: two fifths, between 40 and 60.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - extra: The cells by which the user enlarged the pane.
  ///   - isHalf: Whether the pane, inside its edge, is as wide as the canvas.
  /// - Returns: At least 20 columns, and at most so many that the canvas keeps 20.
  static func paneColumns(of columns: Int, extra: Int = 0, isHalf: Bool = false) -> Int {
    let wanted = isHalf ? columns / 2 + 1 : min(max(columns * 2 / 5, 40), 60) + extra
    return min(max(wanted, 20), max(columns - 20, 20))
  }

  /// The rows of a pane under several windows, including the row of names.
  private static let wallRows = 5

  /// The rows of a pane under the canvas, by the rows of the terminal alone: a picture that was drawn
  /// anew because its card got longer could not be compared with the one before.
  ///
  /// A scene's card has room for its hints. The texts of an app's interface need most of the rows.
  /// Several windows leave a few rows, for their differences. A card of two columns needs
  /// ten rows, and a fifth of a tall terminal's: the others are the picture's.
  ///
  /// - Parameters:
  ///   - rows: The rows of the terminal.
  ///   - isWide: Whether the pane has two columns.
  ///   - extra: The cells by which the user enlarged the pane.
  ///   - isHalf: Whether the pane, inside its edge, is as high as the canvas.
  ///   - canvas: What is above it.
  /// - Returns: At least 2 rows, and at most so many that the canvas keeps some.
  static func paneRows(
    of rows: Int, isWide: Bool = false, extra: Int = 0, isHalf: Bool = false,
    under canvas: PaneNeighbour = .scene
  ) -> Int {
    let share =
      switch canvas {
      case .wall: wallRows
      case .page: max((rows + 1) / 4, min(rows / 3 - 1, 7))
      case .scene: max((rows - 2) * 3 / 10, min(rows / 2 - 2, 10))
      }
    let usual = isWide ? min(share, max(rows / 5, 10)) : share
    let wanted = isHalf ? (rows - 1) / 2 : usual + extra
    return min(max(wanted, 2), max(rows - 7, 2))
  }
}

/// What is shown above a pane.
enum PaneNeighbour: Sendable, Equatable {
  /// A scene that was made to show how boxes adapt.
  case scene
  /// An app's own interface, which has more texts than a scene.
  case page
  /// Several windows, which need all available room.
  case wall
}

/// The smallest terminal that the lab works in, in cells.
enum SmallestTerminal {
  static let columns = 20
  static let rows = 6
}
