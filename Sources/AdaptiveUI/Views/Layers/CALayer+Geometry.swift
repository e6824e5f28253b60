// Reference: CALayer, "Mapping between coordinate and time spaces", "Hit testing".
// Status: Complete for flat transforms; depth is left out.
public import Foundation

extension CALayer {
  /// Converts a point of the receiver to `l`, or to the layer at the root for `nil`.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let inRoot = p.applying(toRoot)
    return l.map { inRoot.applying($0.toRoot.inverted()) } ?? inRoot
  }

  /// Converts a point of `l`, or of the layer at the root for `nil`, to the receiver.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.toRoot ?? .identity).applying(toRoot.inverted())
  }

  /// Converts a rectangle of the receiver to `l`, or to the layer at the root for `nil`.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(toRoot.concatenating(l?.toRoot.inverted() ?? .identity))
  }

  /// Converts a rectangle of `l`, or of the layer at the root for `nil`, to the receiver.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
  }

  /// Whether a point of the receiver's own coordinates lies in its bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The layer in front at a point of the superlayer's coordinates, the receiver among them.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = p.applying(toParent.inverted())
    guard contains(inside) || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  /// The bounding rectangle, in the superlayer's coordinates, of a rectangle of the receiver.
  func rectInParent(_ rect: CGRect) -> CGRect { rect.applying(toParent) }

  /// The size of bounds that the transform makes `size`; itself where it makes everything flat.
  func sizeInside(of size: CGSize) -> CGSize { affineTransform().sizeInside(of: size) }

  /// The layer whose coordinates the receiver's frame is in; that of a view is in its superview's.
  private var parent: CALayer? { superlayer ?? view?.superview?.layer }

  /// Own coordinates → those of the parent: around the anchor point, which comes to `position`.
  private var toParent: CGAffineTransform {
    let anchor = anchorPoint
    let toAnchor = CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y)
    let place = CGAffineTransform(translationX: position.x, y: position.y)
    return toAnchor.concatenating(affineTransform()).concatenating(place)
  }

  /// Own coordinates → those of the layer at the root, which has no parent.
  private var toRoot: CGAffineTransform {
    guard let parent else { return .identity }
    return toParent.concatenating(parent.toRoot)
  }
}

extension UIView {
  /// How the view's layer is turned, scaled and shifted; depth is left out.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}

extension CGAffineTransform {
  /// The size that the map makes `size`; itself where it makes everything flat.
  func sizeInside(of size: CGSize) -> CGSize {
    guard a * d != b * c else { return size }
    let turned = CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0).inverted()
    return CGRect(origin: .zero, size: size).applying(turned).size
  }
}
