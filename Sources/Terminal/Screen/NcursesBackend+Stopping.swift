import CNcurses
import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension NcursesBackend {
  /// Restores the terminal and stops the program, with its whole job, until it is continued.
  ///
  /// The next wait returns a resize, if the size changed, and a ``InputEvent/redraw``.
  public func suspend() {
    leaveScreen()
    reinstate(SIGTSTP)
    // The whole job, as the terminal would: a script that started the program stops as well.
    kill(0, SIGTSTP)
    if !Signals.wasIgnored(SIGTSTP) { Signals.catchWaking(SIGTSTP) }
    enterAgain()
  }

  /// Takes the terminal over again after a stop.
  func enterAgain() {
    drainSignals()
    unsafe winch_set_screen_up(rescue, true)
    holdBackErrors()
    reset_prog_mode()
    // Turns on the library's screen; the picture follows with the next `show`.
    _ = winch_update(true)
    curs_set(0)
    if isMouseOn { sendMouse() }
    invalidate()
    noteResize()
    if !pending.contains(.redraw) { pending.append(.redraw) }
  }

  /// Handles the signals since the last wait.
  func handleSignals() {
    let signals = drainSignals()
    if signals.contains(SIGTSTP) {
      suspend()
    } else if signals.contains(SIGCONT) {
      // Stopped by SIGSTOP, which cannot be caught: the shell used the terminal meanwhile.
      leaveScreen()
      enterAgain()
    } else if signals.contains(SIGWINCH) {
      noteResize()
    }
  }

  /// The signals since the last call, as they came.
  @discardableResult private func drainSignals() -> [Int32] {
    var signals: [Int32] = []
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(signalFD, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return signals }
      signals.append(Int32(byte))
    }
  }

  /// Reads the size and adds a resize if it changed.
  private func noteResize() {
    switch readSize() {
    case .changed:
      pending.removeAll { if case .resize = $0 { true } else { false } }
      pending.append(.resize(size))
    case .unchanged:
      // Changed and changed back: what the terminal cut off meanwhile is lost.
      invalidate()
      if !pending.contains(.redraw) { pending.append(.redraw) }
    case .unknown: break
    }
  }

  /// The result of reading the size.
  enum SizeReading { case changed, unchanged, unknown }

  /// The largest size that is drawn on, in cells, larger than any screen.
  ///
  /// A terminal that reports more is no real one, and its picture might not fit into memory.
  private static let largest = CellSize(columns: 2000, rows: 1000)

  /// Reads the terminal's size once; if the terminal reports none, the last one remains.
  func readSize() -> SizeReading {
    var window = winsize()
    guard unsafe ioctl(rescue.pointee.terminal_fd, UInt(TIOCGWINSZ), &window) == 0,
      window.ws_col > 0, window.ws_row > 0
    else { return .unknown }
    let new = CellSize(
      columns: min(Int(window.ws_col), Self.largest.columns),
      rows: min(Int(window.ws_row), Self.largest.rows))
    guard new != size else { return .unchanged }
    size = new
    if writer == nil { resizeterm(Int32(new.rows), Int32(new.columns)) }
    shown = nil
    return .changed
  }

  /// The size that the library uses.
  var librarySize: CellSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    unsafe winch_size(&columns, &rows)
    return CellSize(columns: Int(columns), rows: Int(rows))
  }
}
