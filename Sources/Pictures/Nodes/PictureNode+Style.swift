package import AdaptiveUI
package import Foundation

// The look of views: traits, colours, corners and insets.

extension PictureNode {
  /// The traits, for which images are chosen.
  package var traits: UITraitCollection { view.traitCollection }

  /// Whether the view is in dark mode.
  package var isDark: Bool { view.traitCollection.userInterfaceStyle == .dark }

  /// Whether its text is larger than usual because its reader prefers that.
  package var hasLargerText: Bool { view.hasLargerText }

  /// A colour as the view shows it.
  package func color(_ color: UIColor) -> PictureColor { PictureColor(color, view.traitCollection) }

  /// A colour as the view shows it; `nil` for an invisible one.
  package func visibleColor(_ color: UIColor?) -> PictureColor? { view.pictureColor(color) }

  /// Whether it cuts off what exceeds its bounds.
  package var clipsToBounds: Bool { view.clipsToBounds }

  /// The radius of its layer's corners, in points.
  package var cornerRadius: CGFloat { view.ownLayer?.cornerRadius ?? 0 }

  /// The parts of the view that bars and the device cover, in points.
  package var safeAreaInsets: UIEdgeInsets { view.safeAreaInsets }

  /// The margins of the view, in points.
  package var layoutMargins: UIEdgeInsets { view.layoutMargins }

  /// Whether a sheet's grabber is on the upper edge.
  ///
  /// Rule SH06.
  package var hasGrabber: Bool { view.hasGrabber }

  /// The arrow of a popover's frame, in points of the window; `nil` for other views.
  package var arrow: PopoverArrow? {
    guard kind == .popover, let arrow = (view as? UIPopoverView)?.arrow else { return nil }
    return PopoverArrow(edge: arrow.edge, tip: arrow.tip.applying(map))
  }

  /// Whether less than half of it is seen, because of its opacity.
  package var isFaint: Bool { opacity < 0.5 }

  /// Whether it is drawn faintly: it is faint, or its controller is covered.
  package var isDimmed: Bool { isCovered || isFaint }
}
