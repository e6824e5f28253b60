import Foundation

/// Animations that start and end together.
@MainActor package final class AnimationGroup {
  private(set) var start: TimeInterval
  private(set) var end: TimeInterval
  /// How far the views are on their way, from 0 to 1.
  private(set) var progress: CGFloat = 0
  private var origin: CGFloat = 0
  private var target: CGFloat = 1
  private var views: [Captured] = []
  private let completion: (Bool) -> Void

  /// A view with the values that it goes back to if the animation is turned around.
  private struct Captured {
    let view: UIView
    let origin: CGPoint
    let size: CGSize
    let transform: CGAffineTransform
    let alpha: CGFloat

    @MainActor init(_ view: UIView) {
      self.view = view
      origin = view.storedOrigin
      size = view.storedBounds.size
      transform = view.storedTransform
      alpha = view.storedAlpha
    }

    @MainActor func restore() {
      view.transform = .identity
      view.frame = CGRect(origin: origin, size: size)
      view.transform = transform
      view.alpha = alpha
    }
  }

  /// - Parameters:
  ///   - start: When it begins, in frame time.
  ///   - duration: Seconds.
  ///   - completion: Called at the end; whether the views arrived.
  init(start: TimeInterval, duration: TimeInterval, completion: @escaping (Bool) -> Void) {
    self.start = start
    end = start + duration
    self.completion = completion
  }

  var isReversed: Bool { target == 0 }

  /// Remembers where the view is shown now, once per group.
  func capture(_ view: UIView) {
    guard view.inFlight?.group !== self else { return }
    view.inFlight = InFlightValues(view, group: self)
    if !views.contains(where: { $0.view === view }) { views.append(Captured(view)) }
  }

  func setTime(_ now: TimeInterval) {
    let part = end > start ? CGFloat(min(max((now - start) / (end - start), 0), 1)) : 1
    progress = origin + (target - origin) * part
  }

  /// Puts the views at a part of their way and leaves them there.
  func setProgress(_ progress: CGFloat) { self.progress = min(max(progress, 0), 1) }

  /// Runs from where the views are to the end, or back to the beginning, until `end`.
  func resume(at now: TimeInterval, until end: TimeInterval, reversed: Bool) {
    origin = progress
    target = reversed ? 0 : 1
    start = now
    self.end = max(end, now)
  }

  /// Leaves the views for good where they are shown now.
  func dropViews() {
    for captured in views where captured.view.inFlight?.group === self {
      let (frame, alpha) = (captured.view.frameInFlight, captured.view.alphaInFlight)
      captured.view.inFlight = nil
      captured.view.frame = frame
      captured.view.alpha = alpha
    }
    views.removeAll()
  }

  func complete() {
    progress = target
    for captured in views where captured.view.inFlight?.group === self {
      captured.view.inFlight = nil
      if isReversed { captured.restore() }
    }
    views.removeAll()
    completion(!isReversed)
  }
}
