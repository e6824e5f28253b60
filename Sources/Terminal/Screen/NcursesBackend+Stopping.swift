import CNcurses
import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension NcursesBackend {
  /// Gives the terminal back and stops the program, with its whole job, until it is continued.
  ///
  /// The next wait brings the size, if it changed, and a ``InputEvent/redraw``.
  public func suspend() {
    leaveScreen()
    reinstate(SIGTSTP)
    // The whole job, as the terminal does it: a script that started the program stops as well.
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
    // Sends what turns the library's screen on; the picture follows with the next `show`.
    _ = winch_update(true)
    curs_set(0)
    if isMouseOn { sendMouse() }
    invalidate()
    noteResize()
    if !pending.contains(.redraw) { pending.append(.redraw) }
  }

  /// Carries out what the signals asked for since the last wait.
  func handleSignals() {
    let signals = drainSignals()
    if signals.contains(SIGTSTP) {
      suspend()
    } else if signals.contains(SIGCONT) {
      // Stopped by a signal that nobody can catch: the shell had the terminal meanwhile.
      leaveScreen()
      enterAgain()
    } else if signals.contains(SIGWINCH) {
      noteResize()
    }
  }

  /// The signals since the last time; many of one kind count once.
  @discardableResult private func drainSignals() -> Set<Int32> {
    var signals: Set<Int32> = []
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(signalFD, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return signals }
      signals.insert(Int32(byte))
    }
  }

  /// Reads the size and remembers an event for it.
  private func noteResize() {
    switch readSize() {
    case .changed:
      pending.removeAll { if case .resize = $0 { true } else { false } }
      pending.append(.resize(size))
    case .unchanged:
      // There and back again: what the terminal cut away meanwhile is lost.
      invalidate()
      if !pending.contains(.redraw) { pending.append(.redraw) }
    case .unknown: break
    }
  }

  /// What reading the size found.
  enum SizeReading { case changed, unchanged, unknown }

  /// The most cells that are drawn on, more than any screen shows: what claims to be larger is no
  /// terminal that anybody looks at, and its picture need not fit into memory.
  private static let largest = CellSize(columns: 2000, rows: 1000)

  /// Reads the terminal's size once; a terminal without a size keeps the one it had.
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

  /// The size that the library works with.
  var librarySize: CellSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    unsafe winch_size(&columns, &rows)
    return CellSize(columns: Int(columns), rows: Int(rows))
  }
}
