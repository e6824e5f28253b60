import CNcurses

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The signal handlers that are installed while the screen is set up.
@MainActor enum Signals {
  /// Signals that wake the event loop, which handles them.
  static let waking = [SIGWINCH, SIGTSTP, SIGCONT]
  /// Signals that end the program, as they would without a handler, after the terminal is restored.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// Signals of a fatal error in the program.
  private static let fatal = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Installs the handlers; signals that were ignored before stay ignored.
  ///
  /// This must run before ncurses starts, which installs its own handlers only where there are
  /// none.
  static func install() {
    prepareStack()
    for signal in waking + ending + fatal + [SIGPIPE] {
      unsafe _ = sigaction(signal, nil, &rescue.pointee.previous[Int(signal)])
    }
    for signal in waking where !wasIgnored(signal) || signal == SIGWINCH { catchWaking(signal) }
    for signal in ending where !wasIgnored(signal) { unsafe winch_catch(signal, dieOf, false) }
    for signal in fatal { unsafe winch_catch(signal, dieOf, false) }
    winch_ignore(SIGPIPE)
  }

  /// Restores the handlers from before.
  static func uninstall() {
    for signal in waking + ending + fatal + [SIGPIPE] { reinstate(signal) }
  }

  /// Makes a signal wake the event loop.
  static func catchWaking(_ signal: Int32) { unsafe winch_catch(signal, wake, true) }

  /// Whether a signal was ignored when the program started, as under `nohup`.
  static func wasIgnored(_ signal: Int32) -> Bool {
    unsafe winch_is_ignored(&rescue.pointee.previous[Int(signal)])
  }

  /// A handler needs a stack of its own, as the program's may have overflowed.
  private static func prepareStack() {
    var current = unsafe stack_t()
    guard unsafe sigaltstack(nil, &current) == 0, unsafe current.ss_flags & Int32(SS_DISABLE) != 0
    else {
      return
    }
    let size = 64 * 1024
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = size
    unsafe _ = sigaltstack(&stack, nil)
  }
}

/// Restores a signal's handler from before; async-signal-safe.
func reinstate(_ signal: Int32) {
  unsafe _ = sigaction(signal, &rescue.pointee.previous[Int(signal)], nil)
}

/// Reports a signal to the event loop.
private func wake(
  signal: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) { unsafe winch_wake(rescue, signal) }

/// Restores the terminal and ends the program by the signal.
private func dieOf(
  signal: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) { unsafe winch_die_of(rescue, signal, info) }
