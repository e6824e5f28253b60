import Documents
import Foundation

/// The user's editor, from `VISUAL` or `EDITOR`.
struct EditorProgram: Equatable {
  /// The command line as the shell reads it, possibly with options.
  let command: String

  /// The editor that the environment names, or the one that every system has.
  init(variable: (String) -> String? = SettingsFiles.variable) {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap(variable)
      .first { !$0.allSatisfy(\.isWhitespace) }
    command = named ?? "vi"
  }

  /// The arguments that open a file, at a line if the editor is known to support that.
  func arguments(file: String, line: Int) -> [String] {
    // A path must not be taken for an option.
    let file = file.hasPrefix("-") || file.hasPrefix("+") ? "./" + file : file
    if Self.withPlus.contains(name) { return ["+\(line)", file] }
    if Self.withColon.contains(name) { return ["\(file):\(line)"] }
    if Self.withOption.contains(name) { return ["-g", "\(file):\(line)"] }
    return [file]
  }

  private static let withPlus = [
    "vi", "vim", "nvim", "view", "gvim", "emacs", "emacsclient", "nano", "pico", "micro", "kak",
    "joe", "jed", "mg", "ne",
  ]
  private static let withColon = ["hx", "helix", "subl", "zed"]
  private static let withOption = ["code", "code-insiders", "codium", "cursor"]

  /// The name of the program without folder and options.
  private var name: String {
    (command.split { $0 == " " }.first.map(String.init) ?? "").fileName
  }

  /// Runs the editor and waits until it ends.
  ///
  /// - Returns: The error message if it failed.
  func open(_ file: String, line: Int) -> String? {
    // The shell splits the editor's options; file and line are passed unchanged.
    let words =
      ["/bin/sh", "-c", command + " \"$@\"", "sh"] + arguments(file: file, line: line)
    let status = Self.waiting { Self.spawn(words) }
    switch status {
    case 0: return nil
    case 127: return "the editor '\(VisibleText.of(command))' is not there: set VISUAL or EDITOR"
    case let status?: return "the editor ended with status \(status)"
    case nil: return "the editor did not start"
    }
  }

  /// Runs `body` while keys that send signals affect only the editor.
  private static func waiting(_ body: () -> Int32?) -> Int32? {
    let keys = [SIGINT, SIGQUIT]
    var before = keys.map { _ in sigaction() }
    var ignoring = sigaction()
    #if canImport(Darwin)
      ignoring.__sigaction_u.__sa_handler = SIG_IGN
    #else
      ignoring.__sigaction_handler.sa_handler = SIG_IGN
    #endif
    for (index, key) in keys.enumerated() { sigaction(key, &ignoring, &before[index]) }
    defer {
      for (index, key) in keys.enumerated() { sigaction(key, &before[index], nil) }
    }
    return body()
  }

  /// Starts a program in this terminal and waits for it.
  ///
  /// - Returns: Its exit status, 128 + n after signal n; `nil` if it could not be started.
  private static func spawn(_ words: [String]) -> Int32? {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { arguments.forEach { free($0) } }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A child process would inherit ignored signals.
    var standard = sigset_t()
    sigfillset(&standard)
    posix_spawnattr_setsigdefault(&attributes, &standard)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var child = pid_t()
    guard posix_spawn(&child, words[0], nil, &attributes, arguments, environ) == 0 else {
      return nil
    }
    return end(of: child)
  }

  /// Waits for a child to end; when it is stopped, this program stops as well, so that the shell
  /// gets the terminal.
  private static func end(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while true {
      let found = waitpid(child, &status, WUNTRACED)
      if found < 0, errno == EINTR { continue }
      guard found == child else { return 0 }
      let low = status & 0x7F
      guard low == 0x7F else { return low == 0 ? status >> 8 & 0xFF : 128 + low }
      kill(getpid(), SIGSTOP)
      kill(child, SIGCONT)
    }
  }
}
