public import Foundation

/// Runs animations over frame time; the model holds final values, views show the way there.
@MainActor package final class AnimationEngine {
  /// Frame time in seconds since start; only ``advance(to:)`` moves it.
  package private(set) var now: TimeInterval = 0
  private var running: [AnimationGroup] = []
  private var current: AnimationGroup?

  package init() {}

  /// Whether frames are still changing.
  package var isRunning: Bool { !running.isEmpty }

  /// When the next animation ends, in frame time.
  package var nextEnd: TimeInterval? { running.map(\.end).min() }

  /// Runs `changes`; what they set on views becomes part of `group`, or happens at once for `nil`.
  func perform(_ group: AnimationGroup?, _ changes: () -> Void) {
    let outer = current
    current = group
    defer { current = outer }
    changes()
  }

  /// Lets a group run; one of no length ends at once.
  func start(_ group: AnimationGroup) {
    running.append(group)
    if group.end <= now { finish(group) }
  }

  /// Called before an animatable value of `view` changes.
  func willChange(_ view: UIView) { current?.capture(view) }

  /// Moves frame time; groups that end by then complete in order of their end, oldest first.
  func advance(to time: TimeInterval) {
    now = max(now, time)
    while let next = running.filter({ $0.end <= now }).min(by: { $0.end < $1.end }) { finish(next) }
    running.forEach { $0.setTime(now) }
  }

  /// Ends everything that runs now, oldest first, as if its time had come.
  package func finishAll() {
    let due = running
    due.forEach(finish)
  }

  /// Ends one group, as if its time had come.
  func finish(_ group: AnimationGroup) {
    guard let index = running.firstIndex(where: { $0 === group }) else { return }
    running.remove(at: index)
    group.complete()
  }
}

/// Animations that start and end together.
@MainActor package final class AnimationGroup {
  let start: TimeInterval
  let end: TimeInterval
  private(set) var progress: CGFloat = 0
  private var views: [UIView] = []
  private let completion: () -> Void

  init(start: TimeInterval, duration: TimeInterval, completion: @escaping () -> Void) {
    self.start = start
    end = start + duration
    self.completion = completion
  }

  /// Remembers where the view is shown now, once per group.
  func capture(_ view: UIView) {
    guard view.presentation?.group !== self else { return }
    view.presentation = PresentationState(view, group: self)
    views.append(view)
  }

  func setTime(_ now: TimeInterval) {
    progress = end > start ? CGFloat(min(max((now - start) / (end - start), 0), 1)) : 1
  }

  func complete() {
    progress = 1
    for view in views where view.presentation?.group === self { view.presentation = nil }
    views.removeAll()
    completion()
  }
}

/// Where a view was shown when an animation took it over; what it shows now lies between that and the model.
@MainActor package struct PresentationState {
  let group: AnimationGroup
  private let frame: CGRect
  private let alpha: CGFloat

  init(_ view: UIView, group: AnimationGroup) {
    self.group = group
    frame = view.presentationFrame
    alpha = view.presentationAlpha
  }

  /// Progress along UIKit's default ease-in-out curve.
  private var eased: CGFloat {
    let t = group.progress
    return t * t * (3 - 2 * t)
  }

  func frame(towards final: CGRect) -> CGRect {
    let t = eased
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * t }
    return CGRect(
      x: mix(frame.minX, final.minX), y: mix(frame.minY, final.minY),
      width: mix(frame.width, final.width), height: mix(frame.height, final.height))
  }

  func alpha(towards final: CGFloat) -> CGFloat { alpha + (final - alpha) * eased }
}

extension UIView {
  /// The frame that is shown now: on the way to ``frame`` while an animation runs.
  package var presentationFrame: CGRect { presentation?.frame(towards: frame) ?? frame }
  /// The opacity that is shown now.
  package var presentationAlpha: CGFloat {
    presentation?.alpha(towards: storedAlpha) ?? storedAlpha
  }

  /// Changes a value that animations may interpolate.
  func animatable(_ change: () -> Void) {
    environment.animations.willChange(self)
    change()
  }

  /// Runs `animations` over `duration` seconds of frame time.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let engine = Environment.current.animations
    let group = AnimationGroup(
      start: engine.now, duration: duration, completion: { completion?(true) })
    engine.perform(group, animations)
    engine.start(group)
  }

  /// Runs `actionsWithoutAnimation` outside any animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    Environment.current.animations.perform(nil, actionsWithoutAnimation)
  }
}
