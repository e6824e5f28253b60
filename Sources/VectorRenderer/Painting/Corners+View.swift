import AdaptiveUI
import Foundation
import Pictures

// The corners and shadows of views.

extension PictureNode {
  /// The corners of the view's background, and of its content if it clips.
  @MainActor var corners: Corners {
    if let layer = view.ownLayer, layer.cornerRadius > 0 {
      return Corners(layer.cornerRadius, Corners.Mask(layer.maskedCorners))
    }
    if view is UIPopoverView { return Corners(13) }
    if controller is UIAlertController { return Corners(14) }
    if let sheet = view.shownSheet {
      return sheet.look == .bottom ? Corners(12, .top) : Corners(12)
    }
    return Corners()
  }

  /// Whether content is clipped at the corners, as for presented views.
  @MainActor var clipsAtCorners: Bool {
    view.clipsToBounds || view is UIPopoverView || controller is UIAlertController
      || view.shownSheet != nil
  }

  /// The shadow of the view; `nil` for none.
  @MainActor var shadow: Shadow? {
    if view is UIPopoverView { return Shadow(color: .black.faded(0.2), dx: 0, dy: 6, radius: 18) }
    guard let layer = view.ownLayer, layer.shadowOpacity > 0.01,
      let color = layer.shadowColor.flatMap({ view.pictureColor(UIColor(cgColor: $0)) })
    else { return nil }
    return Shadow(
      color: color.faded(Double(min(layer.shadowOpacity, 1))), dx: layer.shadowOffset.width,
      dy: layer.shadowOffset.height, radius: max(layer.shadowRadius, 0))
  }
}

/// The shadow of a view, in points.
struct Shadow: Hashable {
  var color: PictureColor
  var dx: CGFloat
  var dy: CGFloat
  var radius: CGFloat
}

extension Corners.Mask {
  init(_ mask: CACornerMask) {
    var result: Corners.Mask = []
    if mask.contains(.layerMinXMinYCorner) { result.insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { result.insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { result.insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { result.insert(.bottomRight) }
    self = result
  }
}
