import AdaptiveLists
@_spi(Hooks) package import AdaptiveUI
package import Foundation

extension UIView {
  /// What a view is to the picture.
  package enum DrawingRole {
    /// Has a box.
    case box
    /// Only holds others; what is behind it stays visible.
    case structure
    /// Shades what is behind it.
    case shading
  }

  /// What the view is to the picture.
  package var drawingRole: DrawingRole {
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

  /// Whether the view shows something of its own: a list, a bar, a control, a text.
  package var showsContent: Bool { ContentClasses.contain(self) }

  /// Whether nobody gave the view a name and no controller owns it.
  package var isUnnamedWrapper: Bool { identifier == nil && viewController == nil }

  /// The map from the view's own coordinates to its superview's, while it is shown at `frame`.
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

  /// The sheet that this view is the visible part of.
  package var shownSheet: UISheetPresentationController? {
    let sheet = (superview as? UITransitionView)?.presentationController
    return sheet?.presentedView === self ? sheet as? UISheetPresentationController : nil
  }

  /// Whether a handle stands on the upper edge.
  ///
  /// Rule SH06.
  package var hasGrabber: Bool { shownSheet?.showsGrabber == true }

  /// Where the view is shown: a sheet below another one is pushed back, so that its edge looks out above.
  ///
  /// Rule SH10.
  package var cardFrame: CGRect {
    let frame = presentationFrame
    guard let sheet = shownSheet, sheet.stackDepth == 1, sheet.look == .bottom else { return frame }
    let cell = TerminalHost.cell
    return frame.offsetBy(dx: 0, dy: -cell.height).insetBy(dx: 2 * cell.width, dy: 0)
  }
}

/// The classes of views that show something of their own, each looked at once.
@MainActor private enum ContentClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contain(_ view: UIView) -> Bool {
    let id = ObjectIdentifier(type(of: view))
    if let answer = known[id] { return answer }
    // Whether a class conforms is asked last, and never of plain views: the runtime looks through all
    // conformances of the program for it.
    let answer =
      view is UIControl || view is UITableView || view is UICollectionView
      || view is UINavigationBar || view is UITabBar || view is UISearchBar
      || view is UIPickerView || type(of: view) != UIView.self && view is any CellPresentable
    known[id] = answer
    return answer
  }
}

extension CGRect {
  /// The receiver's image; plain shifts take the short way.
  package func mapped(by map: CGAffineTransform) -> CGRect {
    if (map.a, map.b, map.c, map.d) == (1, 0, 0, 1) { return offsetBy(dx: map.tx, dy: map.ty) }
    return applying(map)
  }
}
