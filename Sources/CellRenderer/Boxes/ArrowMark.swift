import AdaptiveUI
import Cells

/// The arrow of a popover, in cells.
struct ArrowMark: Sendable, Hashable {
  /// The edge of the popover that the arrow is on.
  enum Edge: Sendable { case top, left, bottom, right }
  let edge: Edge
  /// The column (on the top or bottom edge) or row (on the left or right edge) of the arrow's tip.
  let position: Int

  /// Converts an arrow in points of the window.
  init(_ arrow: PopoverArrow, _ scale: CanvasScale) {
    let tip = scale.cell(at: arrow.tip)
    switch arrow.edge {
    case .top: (edge, position) = (.top, tip.column)
    case .bottom: (edge, position) = (.bottom, tip.column)
    case .left: (edge, position) = (.left, tip.row)
    case .right: (edge, position) = (.right, tip.row)
    }
  }
}
