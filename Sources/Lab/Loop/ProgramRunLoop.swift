import AdaptiveUI

/// The work of the main thread while the lab's loop takes the place of a program's run loop: blocks
/// of the main queue, tasks of the main actor, and timers.
@MainActor package protocol ProgramRunLoop: AnyObject, Sendable {
  /// Whether something is known to be due.
  var hasWork: Bool { get }
  /// The seconds until the lab has to look for work again.
  var longestWait: Double { get }
  /// Does what is due, without waiting for more.
  func run()
}

extension SceneSession {
  /// Lets a program do the work that waits for its main thread, as a step of its own if it is known before.
  ///
  /// - Returns: Whether there was any, as far as that was known or something of it was traced.
  package func serve(_ loop: any ProgramRunLoop) -> Bool {
    let hadWork = loop.hasWork
    let before = hadWork ? stateBeforeStep : nil
    if hadWork {
      reading = WindowReading()
      environment.recorder.begin(.change, "main run loop")
    }
    let traced = tracedEvents
    // Without known work too: the loop then learns of new timers, and not every system tells of blocks.
    environment.perform {
      loop.run()
      environment.updateCycle.flush()
    }
    if let before { follow(before) }
    return hadWork || traced != tracedEvents
  }

  private var tracedEvents: [Int] {
    environment.recorder.steps.last.map { [$0.number, $0.events.count] } ?? []
  }
}
