// Reference: UIKit's update cycle, WWDC25 243; rules C02, C18, C22, V07, V15.

/// What is brought up to date as a whole: a window.
@MainActor protocol UpdatedInCycles: AnyObject {
  /// Whether anything is pending.
  var needsUpdate: Bool { get }
  func updateIfNeeded()
  func displayIfNeeded()
}

/// Brings windows up to date and then delivers what waits for the end of a layout pass.
@MainActor package final class UpdateCycle {
  private var windows: [WeakWindow] = []
  private var deferred: [() -> Void] = []
  private var isFlushing = false

  /// How many views laid out their subviews so far.
  var layouts = 0

  private struct WeakWindow { weak var window: (any UpdatedInCycles)? }

  /// Bounds the passes of one flush: a layout that never settles must not hang the program.
  package static let maximumPasses = 100

  func add(_ window: any UpdatedInCycles) {
    windows.removeAll { $0.window == nil || $0.window === window }
    windows.append(WeakWindow(window: window))
  }

  func remove(_ window: any UpdatedInCycles) {
    windows.removeAll { $0.window == nil || $0.window === window }
  }

  /// Queues `body` for the end of the next layout pass, in order.
  func afterLayout(_ body: @escaping () -> Void) {
    deferred.append(body)
  }

  /// Runs `body` now, or at the end of the layout pass if one runs.
  func whenLaidOut(_ body: @escaping () -> Void) {
    if isFlushing { afterLayout(body) } else { body() }
  }

  func discard() {
    windows.removeAll()
    deferred.removeAll()
  }

  /// Updates traits, constraints and layout of all windows until nothing is pending, draws, then runs
  /// what was queued, and all of it again until nothing is left.
  ///
  /// Rules C05, V15.
  package func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    defer { isFlushing = false }
    var passes = 0
    while passes < Self.maximumPasses {
      repeat {
        for entry in windows { entry.window?.updateIfNeeded() }
        passes += 1
      } while needsUpdate && passes < Self.maximumPasses  // V15
      for entry in windows { entry.window?.displayIfNeeded() }  // C02
      let due = deferred
      deferred.removeAll()
      due.forEach { $0() }
      if due.isEmpty && !needsUpdate { return }
    }
  }

  /// Whether a flush has something to do.
  package var isPending: Bool { needsUpdate || !deferred.isEmpty }

  private var needsUpdate: Bool { windows.contains { $0.window?.needsUpdate == true } }
}
