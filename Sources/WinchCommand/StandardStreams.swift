// The C library's streams are variables, which Swift's concurrency checks reject.
@preconcurrency import Foundation

/// The standard streams of the program.
enum StandardStreams {
  /// Makes sure that failed output is reported, and that no file gets the descriptor of a closed
  /// stream.
  ///
  /// This must run before any file is opened.
  static func prepare() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The next file that is opened would get this number. The mode makes reading standard input
      // and writing to the others fail, as on a closed stream.
      _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
    // Growing a file beyond its limit becomes a failed write, which is reported like any other.
    signal(SIGXFSZ, SIG_IGN)
    _ = atexit { StandardStreams.finish() }
  }

  /// Writes to standard error; a failure cannot be reported.
  static func complain(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      guard count > 0 || count < 0 && errno == EINTR else { return }
    }
  }

  /// Flushes standard output, and exits with the status of failed output if any of it could not be
  /// written.
  private static func finish() {
    let isSent = fflush(stdout) == 0
    let reason = isSent ? "" : ": " + String(cString: strerror(errno))
    guard !isSent || ferror(stdout) != 0 else { return }
    complain("winch: the output could not be written\(reason)\n")
    _exit(EX_IOERR)
  }
}
