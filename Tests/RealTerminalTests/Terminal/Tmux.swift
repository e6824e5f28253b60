import Foundation
import Testing

/// A real terminal with a shell in it: one tmux server a test.
final class Tmux {
  private let socket: String
  private static let env = "/usr/bin/env"

  /// What went wrong, with what the screen showed.
  struct Timeout: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts a shell on a terminal of this size.
  init(columns: Int, rows: Int) throws {
    socket = "winch-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString.prefix(8))"
    try start(
      "-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      "env LC_ALL=C.UTF-8 PS1='$ ' ENV= bash --norc --noprofile")
    try tmux("set-option", "-g", "status", "off")
    try tmux("set-option", "-g", "window-size", "manual")
    try resize(columns, rows)
    try waitFor("the shell") { $0.contains { $0.hasPrefix("$") } }
  }

  deinit { _ = try? tmux("kill-server") }

  /// Starts the server with no signal blocked and no descriptor of ours.
  ///
  /// A test's thread may block some signals, children inherit that, and a program that never hears
  /// of SIGWINCH cannot follow its terminal. The server stays, so it must keep none of our
  /// descriptors: Foundation waits until the last copy of one is closed.
  private func start(_ arguments: String...) throws {
    let unblocking = """
      import os, signal, sys
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      nothing = os.open(os.devnull, os.O_RDWR)
      os.dup2(nothing, 1)
      os.dup2(nothing, 2)
      os.closerange(3, 1024)
      os.execvp(sys.argv[1], sys.argv[1:])
      """
    let result = try Program.run(
      Self.env, ["python3", "-c", unblocking, "tmux", "-L", socket] + arguments)
    guard result.status == 0 else { throw Timeout(description: "tmux did not start") }
  }

  @discardableResult private func tmux(_ arguments: String...) throws -> String {
    let result = try Program.run(Self.env, ["tmux", "-L", socket] + arguments)
    guard result.status == 0 else {
      throw Timeout(description: "tmux \(arguments.joined(separator: " ")): \(result.errors)")
    }
    return result.output
  }

  /// The rows of the screen, without trailing spaces.
  func rows() throws -> [String] {
    try tmux("capture-pane", "-p").split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { line in
        var line = String(line)
        while line.last == " " { line.removeLast() }
        return line
      }
  }

  /// The screen with the sequences that colour it.
  func colored() throws -> String { try tmux("capture-pane", "-p", "-e") }

  /// Gives the terminal another size.
  func resize(_ columns: Int, _ rows: Int) throws {
    try tmux("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Gives the terminal many sizes as fast as it takes them, with keys between them.
  func storm(_ sizes: [(columns: Int, rows: Int)], keys: [String]) throws {
    for start in stride(from: 0, to: sizes.count, by: 100) {
      var commands: [String] = ["tmux", "-L", socket]
      for (index, size) in sizes[start...].prefix(100).enumerated() {
        commands += ["resize-window", "-x", "\(size.columns)", "-y", "\(size.rows)", ";"]
        if index % 3 == 0 { commands += ["send-keys", keys[index / 3 % keys.count], ";"] }
      }
      let result = try Program.run(Self.env, commands)
      guard result.status == 0 else { throw Timeout(description: "storm: \(result.errors)") }
    }
  }

  /// Types text as it is.
  func type(_ text: String) throws { try tmux("send-keys", "-l", text) }

  /// Presses keys by tmux's names, such as `Enter` or `C-z`.
  func press(_ keys: String...) throws {
    for key in keys { try tmux("send-keys", key) }
  }

  /// Types a command line and Enter.
  func enter(_ line: String) throws {
    try type(line)
    try press("Enter")
  }

  /// Closes the terminal, as somebody closes a window.
  func close() throws { try tmux("kill-server") }

  /// Waits until the screen is as wanted; there is no fixed pause.
  ///
  /// - Returns: The rows that satisfied the condition.
  @discardableResult func waitFor(
    _ what: String, seconds: Double = 20, _ condition: ([String]) throws -> Bool
  ) throws -> [String] {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    var last: [String] = []
    repeat {
      last = try rows()
      if try condition(last) { return last }
      usleep(20_000)
    } while ProcessInfo.processInfo.systemUptime < end
    throw Timeout(
      description: "no \(what) within \(seconds) s; the screen is\n\(last.joined(separator: "\n"))")
  }
}
