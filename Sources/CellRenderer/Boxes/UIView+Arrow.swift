import AdaptiveUI
import Cells
import Foundation

extension UIView {
  /// The arrow of a popover's frame; `map` transforms points of the view into points of the window.
  func arrowMark(_ scale: CanvasScale, _ map: CGAffineTransform) -> ArrowMark? {
    guard let arrow = (self as? UIPopoverView)?.arrow else { return nil }
    let tip = scale.cell(at: arrow.tip.applying(map))
    return switch arrow.edge {
    case .top: ArrowMark(edge: .top, position: tip.column)
    case .bottom: ArrowMark(edge: .bottom, position: tip.column)
    case .left: ArrowMark(edge: .left, position: tip.row)
    case .right: ArrowMark(edge: .right, position: tip.row)
    }
  }
}
