package import Cells

/// The characters of old outlines.
enum Dash: UInt32, CaseIterable {
  case level = 0x2504
  case upright = 0x2506
  case upperLeft = 0x250C
  case upperRight = 0x2510
  case lowerLeft = 0x2514
  case lowerRight = 0x2518

  /// The dash that replaces an outline's lines in a cell.
  init(_ join: LineJoin) {
    switch (join.up != .none || join.down != .none, join.left != .none || join.right != .none) {
    case (true, true):
      self =
        join.down != .none
        ? join.right != .none ? .upperLeft : .upperRight
        : join.right != .none ? .lowerLeft : .lowerRight
    case (true, false): self = .upright
    case (false, _): self = .level
    }
  }
}

extension CellBuffer {
  /// Whether the outline of an old frame is visible.
  package var showsOldOutlines: Bool {
    hasCharacter(Dash.level.rawValue, or: Dash.upright.rawValue)
  }
}
