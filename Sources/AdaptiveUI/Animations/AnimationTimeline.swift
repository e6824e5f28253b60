import Foundation

/// The animations of one interactive transition, which go as far as the interaction.
///
/// Rules X12, X13.
@MainActor final class AnimationTimeline {
  private let engine: AnimationEngine
  private let duration: TimeInterval
  private let start: TimeInterval
  private var groups: [AnimationGroup] = []
  private(set) var fraction: CGFloat = 0
  /// Called when something else ends the interaction.
  var onDrop: () -> Void = {}

  init(engine: AnimationEngine, duration: TimeInterval) {
    self.engine = engine
    self.duration = duration
    start = engine.now
  }

  func take(_ group: AnimationGroup) { groups.append(group) }

  /// Puts everything at a part of the whole way.
  func set(_ fraction: CGFloat) {
    self.fraction = min(max(fraction, 0), 1)
    let time = start + duration * TimeInterval(self.fraction)
    for group in groups {
      let length = group.end - group.start
      group.setProgress(length > 0 ? CGFloat((time - group.start) / length) : self.fraction)
    }
  }

  /// Lets everything run to its end, or back to its beginning.
  func release(reversed: Bool, speed: CGFloat) {
    let now = engine.now
    let gone = duration * TimeInterval(fraction)
    for group in groups {
      let way = reversed ? gone - (group.start - start) : group.end - start - gone
      group.resume(at: now, until: now + max(way, 0) / TimeInterval(speed), reversed: reversed)
    }
    let due = groups
    groups.removeAll()
    engine.release(self, due)
  }

  func drop() { onDrop() }
}
