import Foundation

/// What holds an interactive transition: says how far it is and lets it go.
///
/// Rules X12, X13.
@MainActor final class TransitionHand {
  /// What it holds; nothing any more once it let go, because whoever pulled may keep the hand.
  private var held: (coordinator: TransitionCoordinator, timeline: AnimationTimeline)?

  init(coordinator: TransitionCoordinator, timeline: AnimationTimeline) {
    held = (coordinator, timeline)
    // The timeline can be dropped even when nobody keeps the hand.
    timeline.onDrop = { self.release(cancelled: true) }
  }

  func pull(to fraction: CGFloat) {
    guard let (coordinator, timeline) = held else { return }
    timeline.set(fraction)
    coordinator.handFraction = timeline.fraction
  }

  /// Lets the transition end, or go back.
  ///
  /// - Parameters:
  ///   - cancelled: Whether it goes back.
  ///   - speed: How many times as fast as the transition would have gone.
  func release(cancelled: Bool, speed: CGFloat = 1) {
    guard let (coordinator, timeline) = held else { return }
    held = nil
    coordinator.environment.perform {
      coordinator.endInteraction(cancelled: cancelled)
      timeline.release(reversed: cancelled, speed: speed)
    }
  }
}
