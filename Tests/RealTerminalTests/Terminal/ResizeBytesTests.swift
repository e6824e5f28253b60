import Foundation
import Testing

/// How much `winch` writes when its terminal gets another size.
struct ResizeBytesTests {
  /// Resizes a terminal, each size after the program fell silent, and prints the bytes of each.
  private static let script = """
    import fcntl, os, pty, select, signal, struct, sys, termios

    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    child, terminal = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
        os.execv(sys.argv[1], sys.argv[1:])

    def resize(columns, rows):
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def output(first):
        count, wait = 0, first
        while select.select([terminal], [], [], wait)[0]:
            count += len(os.read(terminal, 65536))
            wait = 0.5
        return count

    resize(80, 24)
    counts = [output(30)]
    for columns, rows in [(200, 60), (120, 40), (100, 30), (160, 50), (80, 24)]:
        resize(columns, rows)
        counts.append(output(30))
    print(*counts)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    """

  @Test func `a resize of the reference scene writes no more than one and a half times the least`()
    throws
  {
    let result = try Program.run(
      "/usr/bin/env", ["python3", "-c", Self.script, Program.path, "--bare", "reference"])
    let counts = result.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }

    try #require(counts.count == 6, "\(result.output)\(result.errors)")
    // The median of what the terminal library writes for the same boxes without hues is 5,939.
    let median = counts.dropFirst().sorted()[2]
    #expect(median > 1000)
    #expect(median * 2 <= 3 * 5939, "\(counts)")
  }
}
