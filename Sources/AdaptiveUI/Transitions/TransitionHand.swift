import Foundation

/// What holds an interactive transition: says how far it is and lets it go.
///
/// Rules X12, X13.
@MainActor final class TransitionHand {
  private let coordinator: TransitionCoordinator
  private let timeline: AnimationTimeline
  private var isOpen = false

  init(coordinator: TransitionCoordinator, timeline: AnimationTimeline) {
    self.coordinator = coordinator
    self.timeline = timeline
    timeline.onDrop = { [weak self] in self?.release(cancelled: true) }
  }

  var fraction: CGFloat { timeline.fraction }

  func pull(to fraction: CGFloat) {
    guard !isOpen else { return }
    timeline.set(fraction)
    coordinator.handFraction = timeline.fraction
  }

  /// Lets the transition end, or go back.
  ///
  /// - Parameters:
  ///   - cancelled: Whether it goes back.
  ///   - speed: How many times as fast as the transition would have gone.
  func release(cancelled: Bool, speed: CGFloat = 1) {
    guard !isOpen else { return }
    isOpen = true
    coordinator.environment.perform {
      coordinator.endInteraction(cancelled: cancelled)
      timeline.release(reversed: cancelled, speed: speed)
    }
  }
}
