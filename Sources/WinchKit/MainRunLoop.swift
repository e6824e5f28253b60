import Foundation
import Lab

/// Foundation's run loop of the main thread, which also runs the main queue and the main actor's tasks.
@MainActor final class MainRunLoop: ProgramRunLoop {
  /// When the next timer is due, as far as the last run knows.
  private var nextTimer = Date.distantFuture

  var hasWork: Bool { Thread.isMainThread && (Self.queue.hasBlocks || nextTimer <= Date()) }

  // Other threads may leave a block at any time, and the terminal's wait does not look for it.
  var longestWait: Double { min(max(nextTimer.timeIntervalSinceNow, 0), 0.05) }

  func run() {
    // Where the main thread was given to the main queue, that one runs by itself.
    guard Thread.isMainThread else { return }
    nextTimer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
  }

  private static let queue = MainQueue()
}

/// The main queue, as far as it tells whether blocks wait.
private struct MainQueue {
  /// Readable while blocks wait; `nil` where the system keeps it.
  ///
  /// Foundation's run loop asks the queue for it in the same way.
  private let descriptor: Int32?

  init() {
    #if canImport(Darwin)
      descriptor = nil
    #else
      typealias Handle = @convention(c) () -> Int32
      descriptor = dlsym(nil, "_dispatch_get_main_queue_handle_4CF")
        .map { unsafeBitCast($0, to: Handle.self)() }
    #endif
  }

  /// Whether blocks are known to wait; never where nothing tells.
  var hasBlocks: Bool {
    guard let descriptor else { return false }
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0
  }
}
