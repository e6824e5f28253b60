// Reference: CALayer's animations, iOS 18 documentation.
// Status: Partial — the latest animation of a layer's view is shown; actions are left out.
import Foundation

extension CALayer {
  /// An animation that runs or stays.
  struct Running {
    let key: String?
    let animation: CAAnimation
    let group: AnimationGroup
  }

  /// Runs an animation over frame time.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: Names it; another one of that name ends.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let engine = (view?.environment ?? .current).animations
    let start = engine.now + max(anim.beginTime - engine.now, 0)
    let group = AnimationGroup(start: start, duration: anim.fullDuration) { [weak self] finished in
      self?.animationEnded(anim, finished)
    }
    running.append(Running(key: key, animation: anim, group: group))
    if let view { view.inFlight = InFlightValues(view, group: group, animation: anim) }
    anim.delegate?.animationDidStart(anim)
    engine.start(group)
  }

  /// The animation of a name.
  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  /// The names of the animations, oldest first; `nil` for none.
  public func animationKeys() -> [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Ends the animation of a name before its time.
  public func removeAnimation(forKey key: String) {
    running.filter { $0.key == key }.forEach(end)
  }

  /// Ends all animations before their time.
  public func removeAllAnimations() { running.forEach(end) }

  private func end(_ ending: Running) {
    (view?.environment ?? .current).animations.withdraw(ending.group)
    running.removeAll { $0.group === ending.group }
    if view?.inFlight?.group === ending.group { view?.inFlight = nil }
    ending.animation.delegate?.animationDidStop(ending.animation, finished: false)
  }

  private func animationEnded(_ animation: CAAnimation, _ finished: Bool) {
    let stays = animation.fillMode == .forwards || animation.fillMode == .both
    let groups = running.filter { $0.animation === animation }.map(\.group)
    if animation.isRemovedOnCompletion { running.removeAll { $0.animation === animation } }
    if animation.isRemovedOnCompletion || !stays,
      groups.contains(where: { view?.inFlight?.group === $0 })
    {
      view?.inFlight = nil
    }
    animation.delegate?.animationDidStop(animation, finished: finished)
  }

  /// A layer with the values that are shown now.
  public func presentation() -> Self? {
    let shown = Self(wornByView: false)
    guard let view else {
      (shown.bounds, shown.position, shown.opacity) = (bounds, position, opacity)
      return shown
    }
    let frame = view.frameInFlight
    shown.bounds = CGRect(origin: bounds.origin, size: frame.size)
    shown.position = CGPoint(x: frame.midX, y: frame.midY)
    shown.opacity = Float(view.alphaInFlight)
    return shown
  }
}
