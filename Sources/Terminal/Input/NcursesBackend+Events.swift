import CNcurses
public import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension NcursesBackend {
  /// Waits for events and returns all that have arrived: at least one, or none after `timeout`.
  ///
  /// A resize comes last, with the terminal's present size.
  /// - Parameter timeout: How long to wait; `nil` for no limit.
  /// - Returns: The events in order.
  public func waitForEvents(timeout: Duration?) -> [InputEvent] {
    let clock = MonotonicClock()
    let limit = timeout.map { duration in
      let (seconds, attoseconds) = duration.components
      return Double(seconds) + Double(attoseconds) * 1e-18
    }
    while true {
      handleSignals()
      // The library may hold keys that no descriptor reports.
      let keys = readKeys()
      let events = keys + takePending()
      if !events.isEmpty { return events }
      if isHungUp { return [.terminate] }
      if hasFileChanged {
        hasFileChanged = false
        return []
      }
      let left = limit.map { $0 - clock.seconds }
      if let left, left <= 0, limit != 0 { return [] }
      let hasInput = poll(seconds: left.map { max($0, 0) })
      if !hasInput, limit == 0 { return [] }
    }
  }

  /// Makes the next wait return without events when the file at a path may have changed.
  ///
  /// - Returns: Whether the system reports changes.
  public func follow(_ path: String) -> Bool { fileSignal.follow(path) }

  /// The events that arose between two waits, with a resize last.
  private func takePending() -> [InputEvent] {
    defer { pending = [] }
    var others: [InputEvent] = []
    var resize: [InputEvent] = []
    for event in pending {
      if case .resize = event { resize = [event] } else { others.append(event) }
    }
    return others + resize
  }

  /// Waits for keys, signals and changes of the file.
  ///
  /// - Returns: Whether there are any.
  private func poll(seconds: Double?) -> Bool {
    let milliseconds = seconds.map { Int32(min($0 * 1000, 86_400_000).rounded(.up)) } ?? -1
    var states = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signalFD, events: Int16(POLLIN), revents: 0),
      // `poll` skips a negative descriptor.
      pollfd(fd: fileSignal.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = unsafe pollDescriptors(&states, UInt(states.count), milliseconds)
    guard count != 0 else { return false }
    if states[2].revents != 0 {
      hasFileChanged = true
      fileSignal.end()
    }
    let input = Int32(states[0].revents)
    if input & (POLLHUP | POLLERR | POLLNVAL) != 0 || (input & POLLIN != 0 && isAtEnd()) {
      isHungUp = true
    }
    return true
  }

  /// Whether a terminal that is readable has no data, which means that it is gone.
  private func isAtEnd() -> Bool {
    var count: Int32 = 0
    guard unsafe ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0, count == 0 else { return false }
    var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard unsafe pollDescriptors(&state, 1, 0) > 0 else { return false }
    return unsafe ioctl(STDIN_FILENO, UInt(FIONREAD), &count) == 0 && count == 0
  }
}

/// The system's `poll`, which the backend's own method hides.
private func pollDescriptors(
  _ states: UnsafeMutablePointer<pollfd>, _ count: UInt, _ milliseconds: Int32
) -> Int32 {
  unsafe poll(states, nfds_t(count), milliseconds)
}
