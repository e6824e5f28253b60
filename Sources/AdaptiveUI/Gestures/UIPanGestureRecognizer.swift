// Reference: UIPanGestureRecognizer, UIScreenEdgePanGestureRecognizer; iOS 18 documentation.
// Status: Partial — no scroll wheels.
public import Foundation

/// Recognizes dragging.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers it takes.
  open var minimumNumberOfTouches = 1
  /// The most fingers it takes.
  open var maximumNumberOfTouches = Int.max
  /// How far a finger goes before it drags, in points; UIKit's limit is not published.
  private static let slack: CGFloat = 10
  /// Where ``translation(in:)`` is counted from, in the window.
  private var origin = CGPoint.zero
  private var last = (time: TimeInterval(0), place: CGPoint.zero)
  /// Points of the window a second.
  private var speed = CGPoint.zero

  /// How far the fingers went, in points of `view`.
  open func translation(in view: UIView?) -> CGPoint {
    vector(from: origin, to: windowLocation, in: view)
  }

  /// Sets how far the fingers went, in points of `view`; what follows is added.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let place = location(in: view)
    let start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    origin = view?.convert(start, to: nil) ?? start
  }

  /// How fast the fingers are, in points of `view` a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let place = windowLocation
    let next = CGPoint(x: place.x + speed.x, y: place.y + speed.y)
    return vector(from: place, to: next, in: view)
  }

  private func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    let (start, end) = (
      view?.convert(start, from: nil) ?? start, view?.convert(end, from: nil) ?? end
    )
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Whether a movement from the first place, in points of the window, is one to follow.
  func mayFollow(_ movement: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard
      (minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches))
        .contains(numberOfTouches)
    else {
      state = .failed
      return
    }
    (origin, speed) = (windowLocation, .zero)
    last = (event.timestamp, origin)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let place = windowLocation
    let seconds = event.timestamp - last.time
    if seconds > 0 {
      speed = CGPoint(
        x: (place.x - last.place.x) / seconds, y: (place.y - last.place.y) / seconds)
    }
    last = (event.timestamp, place)
    if isActive {
      state = .changed
    } else if origin.distance(to: place) >= Self.slack {
      let movement = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      state = mayFollow(movement) ? .began : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if event.timestamp > last.time { speed = .zero }
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}

/// Recognizes dragging from an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that dragging begins at.
  open var edges: UIRectEdge = []
  /// How near to the edge, in points; UIKit's limit is not published.
  private static let reach: CGFloat = 20
  /// The edges that the finger came down at.
  private var touched: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    touched = near(windowLocation).intersection(edges)
    if touched.isEmpty { state = .failed }
  }

  override func followsMovement(from point: CGPoint) -> Bool {
    !near(point).isDisjoint(with: edges)
  }

  private func near(_ place: CGPoint) -> UIRectEdge {
    guard let window = view?.window else { return [] }
    var near: UIRectEdge = []
    if place.x <= Self.reach { near.insert(.left) }
    if place.x >= window.bounds.width - Self.reach { near.insert(.right) }
    if place.y <= Self.reach { near.insert(.top) }
    if place.y >= window.bounds.height - Self.reach { near.insert(.bottom) }
    return near
  }

  /// Away from the edge.
  override func mayFollow(_ movement: CGPoint) -> Bool {
    let isAcross = abs(movement.x) >= abs(movement.y)
    return touched.contains(.left) && isAcross && movement.x > 0
      || touched.contains(.right) && isAcross && movement.x < 0
      || touched.contains(.top) && !isAcross && movement.y > 0
      || touched.contains(.bottom) && !isAcross && movement.y < 0
  }
}
