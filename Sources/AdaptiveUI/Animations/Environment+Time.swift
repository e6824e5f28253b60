package import Foundation

extension Environment {
  /// Runs animations over frame time.
  package var animations: AnimationEngine { part(AnimationEngine.init) }

  /// Whether anything moves, is due by `time` (seconds since start), or waits for a cycle.
  package func changes(by time: TimeInterval) -> Bool {
    animations.needsFrames || animations.nextCall.map { $0 <= time } ?? false
      || updateCycle.isPending
  }

  /// Moves frame time forward to `time` (seconds since start) and lets animations and cycles run.
  package func advance(to time: TimeInterval) {
    perform {
      animations.advance(to: time)
      updateCycle.flush()
    }
  }

  /// Runs the update cycle and every animation to its end.
  package func settle() {
    perform {
      updateCycle.flush()
      while animations.isRunning || animations.isInteractive {
        animations.finishAll()
        updateCycle.flush()
      }
    }
  }
}
