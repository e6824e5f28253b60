import CNcurses

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the signals do while the screen is up.
@MainActor enum Signals {
  /// They wake the event loop, which does the rest.
  static let waking = [SIGWINCH, SIGTSTP, SIGCONT]
  /// They end the program, as they would have without us, once the terminal is given back.
  private static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  /// They say that the program is broken.
  private static let fatal = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// Catches the signals; those that were ignored on purpose stay ignored.
  ///
  /// Must run before ncurses starts, which installs its own handlers only where there are none.
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

  /// Puts back what the signals did before.
  static func uninstall() {
    for signal in waking + ending + fatal + [SIGPIPE] { reinstate(signal) }
  }

  /// Lets a signal wake the event loop.
  static func catchWaking(_ signal: Int32) { unsafe winch_catch(signal, wake, true) }

  /// Whether a signal was ignored when the program started, as under `nohup`.
  static func wasIgnored(_ signal: Int32) -> Bool {
    unsafe winch_is_ignored(&rescue.pointee.previous[Int(signal)])
  }

  /// A stack that overflowed cannot carry its own handler.
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

/// Puts back what a signal did before; async-signal-safe.
func reinstate(_ signal: Int32) {
  unsafe _ = sigaction(signal, &rescue.pointee.previous[Int(signal)], nil)
}

/// Tells the event loop which signal came.
private func wake(
  signal: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) { unsafe winch_wake(rescue, signal) }

/// Gives the terminal back and dies of the signal.
private func dieOf(
  signal: Int32, info: UnsafeMutablePointer<siginfo_t>?, context: UnsafeMutableRawPointer?
) { unsafe winch_die_of(rescue, signal, info) }
