import Foundation
import TestSupport
import Testing

/// What the probe did in a pseudo-terminal.
struct Session: Decodable {
  /// The bytes that the terminal got, a character each.
  let output: String
  /// The events that the probe told.
  let log: [String]
  /// How it ended: "exit 0", "signal 11".
  let status: String?
  /// Whether the terminal's settings were as before at each stop.
  let stops: [Bool]
  /// Whether they were in the end; `nil` when the terminal was gone.
  let restored: Bool?
  /// The step that did not come to its end.
  let failure: String?

  /// Something that a test does to the probe.
  enum Step {
    /// Waits until the probe tells this line.
    case wait(String)
    case keys(String)
    case signal(String)
    case resize(Int, Int)
    /// Waits until the probe is stopped.
    case stopped
    case resume
    case hangUp
    /// Reads nothing for so many seconds.
    case lookAway(Double)

    fileprivate var json: [Any] {
      switch self {
      case .wait(let line): ["wait", line]
      case .keys(let text): ["keys", text]
      case .signal(let name): ["signal", name]
      case .resize(let columns, let rows): ["resize", columns, rows]
      case .stopped: ["stopped"]
      case .resume: ["continue"]
      case .hangUp: ["hang up"]
      case .lookAway(let seconds): ["look away", seconds]
      }
    }
  }

  /// Runs the probe in a terminal of 80 × 24 cells and does the steps once its screen is up.
  static func run(
    _ steps: [Step], term: String = "xterm-256color", locale: String = "C.UTF-8",
    environment: [String: String] = [:], ignoring ignored: [String] = [], isHasty: Bool = false,
    size: [Int] = [80, 24]
  ) async throws -> Session {
    var variables: [String: Any] = ["TERM": term, "LC_ALL": locale, "NO_COLOR": NSNull()]
    for (name, value) in environment { variables[name] = value }
    let request = try JSONSerialization.data(withJSONObject: [
      "command": [probe], "env": variables, "ignore": ignored, "hasty": isHasty,
      "size": size, "steps": steps.map(\.json),
    ])
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "pty_session.py").path(percentEncoded: false)
    let (output, errors, _) = try await execute(
      "/usr/bin/env", ["python3", script, String(decoding: request, as: UTF8.self)])
    let session = try? JSONDecoder().decode(Session.self, from: Data(output.utf8))
    let result = try #require(session, "the script says: \(errors)")
    #expect(result.failure == nil, "never came, after \(result.log)")
    return result
  }

  /// The probe's executable, which is beside the tests.
  static var probe: String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let folder =
      bundle.bundlePath.hasSuffix(".xctest")
      ? URL(filePath: bundle.bundlePath).deletingLastPathComponent()
      : URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return folder.appending(path: "TerminalProbe").path(percentEncoded: false)
  }

  /// Runs a program without a terminal.
  static func execute(
    _ program: String, _ arguments: [String]
  ) async throws -> (output: String, errors: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    // Waiting blocks, which the threads of the tests must not do.
    return try await withCheckedThrowingContinuation { done in
      DispatchQueue.global().async {
        done.resume(
          with: Result {
            try process.run()
            let texts = try [output, errors].map {
              String(decoding: try $0.readAll(), as: UTF8.self)
            }
            process.waitUntilExit()
            return (texts[0], texts[1], process.terminationStatus)
          })
      }
    }
  }

  /// What the terminal got since it left our screen.
  var afterScreen: Substring {
    output.range(of: leave, options: .backwards).map { output[$0.upperBound...] } ?? ""
  }

  /// Whether the screen was entered, and left last, with the cursor to be seen.
  var isScreenGivenBack: Bool {
    func last(_ text: String) -> String.Index? {
      output.range(of: text, options: .backwards)?.lowerBound
    }
    guard let entered = last(enter), let left = last(leave), let hidden = last("\u{1B}[?25l"),
      let shown = last("\u{1B}[?25h")
    else { return false }
    return entered < left && hidden < shown && !afterScreen.contains("\u{1B}[?25l")
  }

  private var enter: String { "\u{1B}[?1049h" }
  private var leave: String { "\u{1B}[?1049l" }
}
