import CNcurses
public import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// What concerns the user at the terminal: clipboard, background colour, other programs.

extension NcursesBackend {
  /// Copies text to the clipboard of the user at the terminal.
  ///
  /// - Returns: Whether the terminal may support it.
  public func copy(_ text: ClipboardText) -> Bool {
    guard
      let bytes = ClipboardSequence.bytes(
        text, type: Self.variable("TERM"), isInTmux: !Self.variable("TMUX").isEmpty)
    else { return false }
    send(bytes)
    return true
  }

  /// Asks for the background.
  ///
  /// A background that the environment gives is reported at once. The answer of a terminal may
  /// arrive at any time, and nothing waits for it.
  public func askForGround() {
    if let ground = Ground(variable: Self.variable("COLORFGBG")) { pending.append(.ground(ground)) }
    guard Self.answersQuestions(type: Self.variable("TERM"), tmux: Self.variable("TMUX")) else {
      return
    }
    answers.isWaiting = true
    questionTime = clock.seconds
    send(Array("\u{1B}]11;?\u{07}".utf8))
  }

  /// Whether a terminal of a type can be asked: others would print the question.
  static func answersQuestions(type: String, tmux: String) -> Bool {
    let silent = ["", "dumb", "unknown"].contains(type)
    let isConsole = ["linux", "vt", "sun", "cons", "eterm"].contains { type.hasPrefix($0) }
    return !silent && !isConsole && (!type.hasPrefix("screen") || !tmux.isEmpty)
  }

  /// Consumes an answer that has not arrived yet, which the shell would otherwise print.
  func awaitAnswer() {
    guard answers.isWaiting, clock.seconds - questionTime < Self.longestAnswer else { return }
    let end = clock.seconds + Self.lastPatience
    while answers.isWaiting, clock.seconds < end {
      var state = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard unsafe Self.waitForInput(&state, Int32(Self.lastPatience * 1000)) > 0,
        state.revents & Int16(POLLIN) != 0
      else { return }
      _ = readKeys()
    }
  }

  private static func waitForInput(_ state: UnsafeMutablePointer<pollfd>, _ limit: Int32) -> Int32 {
    unsafe poll(state, 1, limit)
  }

  /// The time after which an answer is no longer expected, in seconds.
  static let longestAnswer = 1.0
  /// How long a program that ends waits for an answer, in seconds.
  private static let lastPatience = 0.08

  /// Restores the terminal while another program uses it, and takes it over again afterwards.
  ///
  /// The next wait returns a resize, if the size changed, and a ``InputEvent/redraw``.
  public func stepAside(_ body: () -> Void) {
    awaitAnswer()
    leaveScreen()
    body()
    enterAgain()
  }

  private static func variable(_ name: String) -> String {
    unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
  }
}
