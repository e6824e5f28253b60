import Foundation

/// The interactive part of a transition: sets how far it is, and ends.
///
/// Rules X12, X13.
@MainActor final class TransitionInteraction {
  /// What it drives; `nil` once it ended, as the caller may keep the interaction.
  private var held: (coordinator: TransitionCoordinator, timeline: AnimationTimeline)?

  init(coordinator: TransitionCoordinator, timeline: AnimationTimeline) {
    held = (coordinator, timeline)
    // The timeline can be dropped even when the interaction is not kept.
    timeline.onDrop = { self.release(cancelled: true) }
  }

  func pull(to fraction: CGFloat) {
    guard let (coordinator, timeline) = held else { return }
    timeline.set(fraction)
    coordinator.interactionFraction = timeline.fraction
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
