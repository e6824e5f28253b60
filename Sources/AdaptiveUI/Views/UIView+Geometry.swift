public import Foundation

extension UIView {
  /// The rectangle in the superview's coordinates; setting it sets bounds and centre.
  var defaultFrame: CGRect {
    get {
      storedTransform.isIdentity
        ? CGRect(origin: storedOrigin, size: storedBounds.size) : transformedFrame
    }
    set {
      guard isUsable(newValue) else { return }
      let size = CGSize(width: max(newValue.width, 0), height: max(newValue.height, 0))
      guard defaultFrame != newValue || size != storedBounds.size else { return }
      take(newValue, size)
      frameDidChange()
    }
  }

  /// Puts the view where its frame is `frame`: what a transform makes larger or smaller is set as large
  /// as the transform needs it.
  ///
  /// Rule V23.
  private func take(_ frame: CGRect, _ size: CGSize) {
    guard !storedTransform.isIdentity else {
      animatable { storedOrigin = frame.origin }
      setSize(size)
      return
    }
    let inside = storedTransform.sizeInside(of: size)
    let centre = CGPoint(
      x: frame.minX + size.width * anchor.x, y: frame.minY + size.height * anchor.y)
    animatable {
      storedOrigin = CGPoint(
        x: centre.x - inside.width * anchor.x, y: centre.y - inside.height * anchor.y)
    }
    setSize(inside)
  }

  /// The frame as it would be without a transform: what constraints and masks see.
  var untransformedFrame: CGRect { CGRect(origin: storedOrigin, size: storedBounds.size) }

  /// Puts the view where its frame without a transform is `rect`.
  ///
  /// Rule V23.
  func place(_ rect: CGRect) {
    guard !storedTransform.isIdentity else {
      frame = rect
      return
    }
    guard isUsable(rect), rect != untransformedFrame else { return }
    animatable { storedOrigin = rect.origin }
    setSize(rect.size)
    frameDidChange()
  }

  /// What ``center`` is a point of, 0 to 1 along each axis: the anchor point of the view's layer.
  ///
  /// Rule V24.
  private var anchor: CGPoint { ownLayer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  /// Moves the view, which keeps its centre, under another anchor point.
  ///
  /// Rule V24.
  func anchorDidChange(from old: CGPoint, to new: CGPoint) {
    let size = storedBounds.size
    animatable {
      storedOrigin.x += size.width * (old.x - new.x)
      storedOrigin.y += size.height * (old.y - new.y)
    }
    frameDidChange()
  }

  /// The rectangle in the view's own coordinates; setting its size keeps the centre.
  var defaultBounds: CGRect {
    get { storedBounds }
    set {
      guard isUsable(newValue) else { return }
      let centre = defaultCenter
      if newValue.origin != storedBounds.origin {
        boundsWillChange(to: CGRect(origin: newValue.origin, size: storedBounds.size))
        storedBounds.origin = newValue.origin
        boundsOriginDidChange()
      }
      guard newValue.size != storedBounds.size else { return }
      setSize(newValue.size)
      defaultCenter = centre
    }
  }

  /// The centre in the superview's coordinates.
  var defaultCenter: CGPoint {
    get {
      CGPoint(
        x: storedOrigin.x + storedBounds.width * anchor.x,
        y: storedOrigin.y + storedBounds.height * anchor.y)
    }
    set {
      guard isUsable(CGRect(origin: newValue, size: .zero)) else { return }
      let origin = CGPoint(
        x: newValue.x - storedBounds.width * anchor.x,
        y: newValue.y - storedBounds.height * anchor.y)
      guard origin != storedOrigin else { return }
      animatable { storedOrigin = origin }
      frameDidChange()
    }
  }

  /// Whether a rectangle can be a view's; what has no numbers, such as `CGRect.null`, is a breach.
  private func isUsable(_ rect: CGRect) -> Bool {
    let (origin, size) = (rect.origin, rect.size)
    if origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite {
      return true
    }
    environment.breach(
      Breach(
        "CALayerInvalidGeometry", "CALayer position contains NaN: [\(rect.midX) \(rect.midY)]",
        subject: traceSubject, rule: "V06"))
    return false
  }

  /// A map applied around the centre; layout does not see it.
  var defaultTransform: CGAffineTransform {
    get { storedTransform }
    set { animatable { storedTransform = newValue } }
  }

  private var transformedFrame: CGRect {
    let size = storedBounds.size
    let around = CGRect(
      x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width,
      height: size.height)
    return around.applying(storedTransform).offsetBy(dx: center.x, dy: center.y)
  }

  /// Changes the size: subviews follow by their masks at once, layout follows in the next pass.
  ///
  /// Rules LB6, V06.
  private func setSize(_ size: CGSize) {
    let old = storedBounds.size
    guard size != old else { return }
    boundsWillChange(to: CGRect(origin: storedBounds.origin, size: size))
    animatable { storedBounds.size = size }
    if autoresizesSubviews { resizeSubviews(from: old) }
    setNeedsLayout()  // C21
    if contentMode == .redraw { setNeedsDisplay() }
    // A superview that is placing its subviews right now is not asked to do so again.
    if let superview, !superview.layoutState.isLayingOut { superview.setNeedsLayout() }
    sizeDidChange(from: old)
  }

  /// Converts a point of the receiver to `view`, or to the window for `nil`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = pointInRoot(point)
    return view?.pointFromRoot(inRoot) ?? inRoot
  }

  /// Converts a point of `view`, or of the window for `nil`, to the receiver.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    pointFromRoot(view?.pointInRoot(point) ?? point)
  }

  /// Converts a rectangle of the receiver to `view`, or to the window for `nil`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let first = convert(rect.origin, to: view)
    let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view)
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
      .standardized
  }

  /// Converts a rectangle of `view`, or of the window for `nil`, to the receiver.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let first = convert(rect.origin, from: view)
    let last = convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view)
    return CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
      .standardized
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    sequence(first: self, next: \.superview).reduce(point) { point, view in
      view.superview == nil ? point : view.pointInSuperview(point)
    }
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return pointFromSuperview(superview.pointFromRoot(point))
  }

  private func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let x = point.x - storedBounds.minX
    let y = point.y - storedBounds.minY
    guard !storedTransform.isIdentity else {
      return CGPoint(x: storedOrigin.x + x, y: storedOrigin.y + y)
    }
    let turned = CGPoint(
      x: x - storedBounds.width * anchor.x, y: y - storedBounds.height * anchor.y
    )
    .applying(storedTransform)
    return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
  }

  private func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    guard !storedTransform.isIdentity else {
      return CGPoint(
        x: point.x - storedOrigin.x + storedBounds.minX,
        y: point.y - storedOrigin.y + storedBounds.minY)
    }
    let turned = CGPoint(x: point.x - center.x, y: point.y - center.y)
      .applying(storedTransform.inverted())
    return CGPoint(
      x: turned.x + storedBounds.width * anchor.x + storedBounds.minX,
      y: turned.y + storedBounds.height * anchor.y + storedBounds.minY)
  }
}
