import CNcurses
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a signal handler needs to give the terminal back, as plain memory.
///
/// Whatever a handler calls must be async-signal-safe: no allocation, no locks, no ncurses. That is
/// why everything is prepared here before the first handler is installed.
@unsafe struct Rescue {
  /// The most bytes of the reset string; less than what a writable terminal takes at once.
  static let resetLimit = 256

  /// What ncurses writes to; a handler points it at nothing, so that no thread writes after it.
  var screenFD: Int32 = -1
  /// The terminal itself.
  var terminalFD: Int32 = -1
  /// `/dev/null`.
  var nullFD: Int32 = -1
  /// The end of the pipe that wakes the event loop.
  var wakeFD: Int32 = -1
  /// The file that takes standard error while the screen is up, and the real standard error.
  var heldFD: Int32 = -1
  var errorFD: Int32 = -1
  /// The terminal's settings from before.
  var settings = termios()
  /// The string that resets the terminal.
  var reset: UnsafeMutablePointer<UInt8>
  var resetCount = 0
  /// What the signals did before, by number.
  var previous: UnsafeMutablePointer<sigaction>
}

/// The memory of the handlers.
///
/// It lives as long as the process, and being a constant needs no exclusive access that a signal
/// could break into.
nonisolated(unsafe) let rescue: UnsafeMutablePointer<Rescue> = {
  let memory = UnsafeMutablePointer<Rescue>.allocate(capacity: 1)
  let reset = unsafe UnsafeMutablePointer<UInt8>.allocate(capacity: Rescue.resetLimit)
  let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  unsafe previous.initialize(repeating: sigaction(), count: 65)
  unsafe memory.initialize(to: unsafe Rescue(reset: reset, previous: previous))
  return unsafe memory
}()

/// Whether the terminal shows our screen.
let isScreenUp = Atomic(false)
/// Whether standard error is held back.
let areErrorsHeld = Atomic(false)

/// Gives the terminal back and lets the errors out, whoever calls it first.
///
/// Async-signal-safe. Does nothing to a terminal that another job has got meanwhile.
func giveBackTerminal() {
  if isScreenUp.exchange(false, ordering: .sequentiallyConsistent) {
    let terminal = unsafe rescue.pointee.terminalFD
    unsafe _ = dup2(rescue.pointee.nullFD, rescue.pointee.screenFD)
    let owner = tcgetpgrp(terminal)
    if owner <= 0 || owner == getpgrp() {
      // A terminal that takes nothing must not keep a program from dying.
      var state = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
      if unsafe poll(&state, 1, 1000) > 0 {
        unsafe writeAll(terminal, rescue.pointee.reset, rescue.pointee.resetCount, patience: 1000)
      }
      unsafe _ = tcsetattr(terminal, TCSANOW, &rescue.pointee.settings)
    }
  }
  releaseErrors()
}

/// Writes everything or gives up; async-signal-safe.
///
/// A terminal that was set not to block refuses what it cannot take at once. It is waited for then,
/// each time for `patience` milliseconds, or for ever if that is −1.
func writeAll(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int, patience: Int32) {
  var done = 0
  while done < count {
    let written = unsafe write(descriptor, bytes + done, count - done)
    if written > 0 {
      done += written
    } else if written < 0, errno == EAGAIN || errno == EWOULDBLOCK {
      var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      let ready = unsafe poll(&state, 1, patience)
      guard ready > 0 || ready < 0 && errno == EINTR else { return }
    } else if written == 0 || errno != EINTR {
      return
    }
  }
}
