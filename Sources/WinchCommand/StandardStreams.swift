// The C library's streams are variables.
@preconcurrency import Foundation

/// The streams that every program is given, or should be.
enum StandardStreams {
  /// Makes sure that output which is lost is told, and that no file takes a stream's place.
  ///
  /// Must run before any file is opened.
  static func prepare() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // Whatever is opened first would get the number. What is there now can be used as little
      // as what was closed.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    // A file that grows beyond its limit is a failed write, told as any other.
    signal(SIGXFSZ, SIG_IGN)
    _ = atexit { StandardStreams.finish() }
  }

  /// Writes to standard error; nobody can be told when that fails.
  static func complain(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard count > 0 || count < 0 && errno == EINTR else { return }
    }
  }

  /// Sends what is still on its way to standard output, and ends with the status of a failed
  /// output if any of it could not be written.
  private static func finish() {
    let isSent = fflush(stdout) == 0
    let reason = isSent ? "" : ": " + String(cString: strerror(errno))
    guard !isSent || ferror(stdout) != 0 else { return }
    complain("winch: the output could not be written\(reason)\n")
    _exit(EX_IOERR)
  }
}
