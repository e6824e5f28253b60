@_spi(Hooks) package import AdaptiveUI
package import Foundation

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

  /// The role of the view in a picture.
  package var drawingRole: DrawingRole {
    switch self {
    case is UIDimmingView: .shading
    case is UITransitionView, is UIWindow: .structure
    default: isHeldContent ? .structure : .box
    }
  }

  /// Whether the view is the content view of a cell or an effect, whose outer view has the box.
  private var isHeldContent: Bool {
    identifier == nil && superview?.heldContentView === self
  }

  /// Whether the view has content of its own: a list, a bar, a control, a text.
  package var showsContent: Bool { PictureClass.of(self).showsContent }

  /// The content that the view presents; `nil` if its class has none.
  package var presentedContent: ShownContent? {
    guard type(of: self) != UIView.self, PictureClass.of(self).isPresentable else { return nil }
    return asContentPresentable?.shownContent
  }

  /// Whether the view has neither a name nor a controller that owns it.
  package var isUnnamedWrapper: Bool { identifier == nil && viewController == nil }

  /// The transform from the view's own coordinates to its superview's, while it is shown at
  /// `frame`.
  package func subviewMap(frame: CGRect) -> CGAffineTransform {
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
  package var hasGrabber: Bool { shownSheet?.showsGrabber == true }

  /// The frame in which the view is shown: a sheet below another one is pushed back, so that its
  /// edge is visible above.
  ///
  /// Rule SH10.
  package var cardFrame: CGRect {
    let frame = frameInFlight
    guard let sheet = shownSheet, sheet.stackDepth == 1, sheet.look == .bottom else { return frame }
    let cell = TerminalHost.cell
    return frame.offsetBy(dx: 0, dy: -cell.height).insetBy(dx: 2 * cell.width, dy: 0)
  }
}

extension CGRect {
  /// The rectangle mapped by a transform; translations take a fast path.
  package func mapped(by map: CGAffineTransform) -> CGRect {
    if (map.a, map.b, map.c, map.d) == (1, 0, 0, 1) { return offsetBy(dx: map.tx, dy: map.ty) }
    return applying(map)
  }
}
