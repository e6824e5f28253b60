import AdaptiveLists
package import AdaptiveUI
package import Foundation

// The corners of views, and the lines and shadows around them.

extension PictureNode {
  /// The corners of the view's background, and of its content if it clips.
  package var corners: Corners {
    if let corners = view.layerCorners { return corners }
    if kind == .popover { return Corners(13) }
    if controller is UIAlertController { return Corners(14) }
    if let sheet = view.shownSheet {
      return sheet.look == .bottom ? Corners(12, .top) : Corners(12)
    }
    return Corners()
  }

  /// The corners of a ground that has a radius of its own.
  package func corners(ofGround radius: CGFloat) -> Corners {
    if view.configuredBackground != nil { return Corners(radius) }
    return row == .cell ? cardCorners : corners
  }

  /// Rows of grouped tables have rounded corners at the ends of their sections.
  private var cardCorners: Corners {
    guard let cell = view as? UITableViewCell,
      (cell.superview as? UITableView)?.style == .insetGrouped
    else { return corners }
    let ends = cell.cardEnds
    var rounded: Corners.Mask = []
    if ends.contains(.top) { rounded.formUnion([.topLeft, .topRight]) }
    if ends.contains(.bottom) { rounded.formUnion([.bottomLeft, .bottomRight]) }
    return rounded.isEmpty ? Corners() : Corners(10, rounded)
  }

  /// Whether content is clipped at the corners, as for presented views.
  package var clipsAtCorners: Bool {
    view.clipsToBounds || kind == .popover || controller is UIAlertController
      || view.shownSheet != nil
  }

  /// The shadow of the view; `nil` for none.
  package var shadow: PictureShadow? {
    kind == .popover
      ? PictureShadow(color: .black.faded(0.2), dx: 0, dy: 6, radius: 18) : view.layerShadow
  }
}

extension UIView {
  /// The corners that the view's layer rounds; `nil` for none.
  package var layerCorners: Corners? {
    guard let layer = ownLayer, layer.cornerRadius > 0 else { return nil }
    return Corners(layer.cornerRadius, Corners.Mask(layer.maskedCorners))
  }

  /// The line along the edges of the view's layer; `nil` for none.
  package var layerBorder: PictureBorder? {
    guard let layer = ownLayer, layer.borderWidth > 0,
      let color = layer.borderColor.flatMap({ pictureColor(UIColor(cgColor: $0)) })
    else { return nil }
    return PictureBorder(color: color, width: layer.borderWidth)
  }

  /// The shadow of the view's layer; `nil` for none.
  package var layerShadow: PictureShadow? {
    guard let layer = ownLayer, layer.shadowOpacity > 0.01,
      let color = layer.shadowColor.flatMap({ pictureColor(UIColor(cgColor: $0)) })
    else { return nil }
    return PictureShadow(
      color: color.faded(Double(min(layer.shadowOpacity, 1))), dx: layer.shadowOffset.width,
      dy: layer.shadowOffset.height, radius: max(layer.shadowRadius, 0))
  }
}

extension Corners.Mask {
  fileprivate init(_ mask: CACornerMask) {
    var result: Corners.Mask = []
    if mask.contains(.layerMinXMinYCorner) { result.insert(.topLeft) }
    if mask.contains(.layerMaxXMinYCorner) { result.insert(.topRight) }
    if mask.contains(.layerMinXMaxYCorner) { result.insert(.bottomLeft) }
    if mask.contains(.layerMaxXMaxYCorner) { result.insert(.bottomRight) }
    self = result
  }
}
