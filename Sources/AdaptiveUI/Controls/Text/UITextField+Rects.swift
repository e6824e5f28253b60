import Foundation

// Where text and the views beside it are. Source: UITextField, "Overriding the drawing and positioning
// of text"; iOS 18 documentation.

extension UITextField {
  /// What a rounded border keeps free before and after the text, in points.
  private static let roundedRoom: CGFloat = 7

  /// The room that the border and the views beside the text leave.
  func standardTextRect(_ bounds: CGRect) -> CGRect {
    let inside = insideOfBorder(bounds)
    let left = shows(leftView, leftViewMode) ? leftViewRect(forBounds: bounds).maxX : inside.minX
    var right = inside.maxX
    if shows(rightView, rightViewMode) {
      right = min(right, rightViewRect(forBounds: bounds).minX)
    }
    if showsClearButton { right = min(right, clearButtonRect(forBounds: bounds).minX) }
    let edge = max(left, inside.minX)
    return CGRect(
      x: edge, y: inside.minY, width: max(right - edge, 0), height: inside.height)
  }

  /// A square where the border's room ends, in the middle of the height; the height is measured, how far
  /// from the edge it is in UIKit is not published.
  func standardClearRect(_ bounds: CGRect) -> CGRect {
    let side = controlMetrics.clearButtonHeight
    return CGRect(
      x: insideOfBorder(bounds).maxX - side,
      y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
  }

  /// Without text there is nothing to be taken away.
  private var showsClearButton: Bool { hasText && isTime(for: clearButtonMode) }

  /// The room at the edges that the field's own ground has and its text has not.
  var roomTaken: UIEdgeInsets {
    let inside = insideOfBorder(bounds)
    let text =
      !hasText
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    return UIEdgeInsets(
      top: max(text.minY - inside.minY, 0), left: max(text.minX - inside.minX, 0),
      bottom: max(inside.maxY - text.maxY, 0), right: max(inside.maxX - text.maxX, 0))
  }

  /// The place of a view at one end, as large as it is and in the middle of the height.
  func sideRect(_ view: UIView?, _ edge: CGRectEdge, _ bounds: CGRect) -> CGRect {
    let size = view?.bounds.size ?? .zero
    return CGRect(
      x: edge == .minXEdge ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
      height: size.height)
  }

  /// Exchanges a view beside the text.
  func sideDidChange(from old: UIView?) {
    if let old, old.superview === self, old !== leftView, old !== rightView {
      old.removeFromSuperview()
    }
    setNeedsLayout()
  }

  /// Puts in the views that are shown now, and takes out the others.
  func placeSides() {
    place(leftView, leftViewMode) { leftViewRect(forBounds: bounds) }
    place(rightView, rightViewMode) { rightViewRect(forBounds: bounds) }
  }

  private func place(_ view: UIView?, _ mode: ViewMode, _ rect: () -> CGRect) {
    guard let view else { return }
    guard shows(view, mode) else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    view.frame = rect()
  }

  private func shows(_ view: UIView?, _ mode: ViewMode) -> Bool {
    view != nil && isTime(for: mode)
  }

  private func isTime(for mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private func insideOfBorder(_ bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: borderStyle == .roundedRect ? Self.roundedRoom : 0, dy: 0)
  }
}
