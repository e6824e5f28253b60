@_spi(Hooks) package import AdaptiveUI
import Foundation

extension UIView {
  /// The roles of views in a picture.
  package enum DrawingRole {
    /// It has a box.
    case box
    /// It only contains others; what is behind it stays visible.
    case structure
    /// It shades what is behind it.
    case shading
  }

  /// Whether the view is the content view of a cell or an effect, whose outer view has the box.
  var isHeldContent: Bool {
    identifier == nil && superview?.heldContentView === self
  }

  /// Whether the view has content of its own: a list, a bar, a control, a text.
  var showsContent: Bool { PictureClass.of(self).showsContent }

  /// The transform from the view's own coordinates to its superview's, while it is shown at
  /// `frame`.
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

  /// The sheet whose visible part this view is.
  var shownSheet: UISheetPresentationController? {
    let sheet = (superview as? UITransitionView)?.presentationController
    return sheet?.presentedView === self ? sheet as? UISheetPresentationController : nil
  }

  /// Whether a grabber is on the upper edge.
  ///
  /// Rule SH06.
  var hasGrabber: Bool { shownSheet?.showsGrabber == true }

  /// The frame in which the view is shown: a sheet below another one is pushed back, so that its
  /// edge is visible above.
  ///
  /// Rule SH10.
  var cardFrame: CGRect {
    let frame = frameInFlight
    guard let sheet = shownSheet, sheet.stackDepth == 1, sheet.look == .bottom else { return frame }
    let cell = TerminalHost.cell
    return frame.offsetBy(dx: 0, dy: -cell.height).insetBy(dx: 2 * cell.width, dy: 0)
  }
}

extension CGRect {
  /// The rectangle mapped by a transform; translations take a fast path.
  func mapped(by map: CGAffineTransform) -> CGRect {
    if (map.a, map.b, map.c, map.d) == (1, 0, 0, 1) { return offsetBy(dx: map.tx, dy: map.ty) }
    return applying(map)
  }
}
