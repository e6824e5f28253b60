import AdaptiveUI
import Cells
import Foundation

extension UIView {
  /// What a view is to the picture.
  enum DrawingRole {
    /// Has a box.
    case box
    /// Only holds others; what is behind it stays visible.
    case structure
    /// Shades what is behind it.
    case shading
  }

  /// What the view is to the picture.
  var drawingRole: DrawingRole {
    switch self {
    case is UIDimmingView: .shading
    case is UITransitionView, is UIWindow: .structure
    default: isHeldContent ? .structure : .box
    }
  }

  /// Whether the view is what a cell or an effect puts its subviews in: the outer view has the box.
  private var isHeldContent: Bool {
    identifier == nil && superview?.heldContentView === self
  }

  /// Whether nobody gave the view a name and no controller owns it.
  var isUnnamedWrapper: Bool { identifier == nil && viewController == nil }

  /// The map from the view's own coordinates to its superview's, while it is shown at `frame`.
  func subviewMap(frame: CGRect) -> CGAffineTransform {
    let bounds = bounds
    guard !transform.isIdentity else {
      return CGAffineTransform(
        translationX: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    }
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY))
  }

  /// The sheet that this view is the visible part of.
  private var sheet: UISheetPresentationController? {
    let sheet = (superview as? UITransitionView)?.presentationController
    return sheet?.presentedView === self ? sheet as? UISheetPresentationController : nil
  }

  /// Whether a handle stands on the upper edge.
  ///
  /// Rule SH06.
  var hasGrabber: Bool { sheet?.showsGrabber == true }

  /// Where the view is shown: a sheet below another one is pushed back, so that its edge looks out above.
  ///
  /// Rule SH10.
  var cardFrame: CGRect {
    let frame = presentationFrame
    guard let sheet, sheet.stackDepth == 1, sheet.look == .bottom else { return frame }
    let cell = TerminalHost.cell
    return frame.offsetBy(dx: 0, dy: -cell.height).insetBy(dx: 2 * cell.width, dy: 0)
  }

  /// The arrow of a popover's frame; `map` leads from the view to the window.
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

extension CGRect {
  /// The receiver's image; plain shifts take the short way.
  func mapped(by map: CGAffineTransform) -> CGRect {
    if (map.a, map.b, map.c, map.d) == (1, 0, 0, 1) { return offsetBy(dx: map.tx, dy: map.ty) }
    return applying(map)
  }
}
