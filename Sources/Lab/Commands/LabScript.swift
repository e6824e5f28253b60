internal import SceneFiles

/// A list of commands, written as `rotate; present info; resize 40x20`.
public struct LabScript: Sendable, Equatable {
  /// The commands in the order in which they run.
  public let commands: [LabCommand]

  /// Reads a script; empty commands are passed over.
  ///
  /// - Throws: ``LabScriptError`` for the first command that is not understood.
  public init(_ text: String) throws(LabScriptError) {
    var commands: [LabCommand] = []
    var offset = 0
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let lead = part.prefix { $0.isWhitespace }.count
      let words = part.split { $0.isWhitespace }.map(String.init)
      if let verb = words.first {
        let reader = LabCommandReader(verb: verb, arguments: Array(words.dropFirst()))
        do {
          commands.append(try reader.command())
        } catch {
          throw LabScriptError(
            command: words.joined(separator: " "), offset: offset + lead, message: error.message,
            suggestion: error.suggestion)
        }
      }
      offset += part.count + 1
    }
    self.commands = commands
  }
}

/// Reads one command of a script.
private struct LabCommandReader {
  let verb: String
  let arguments: [String]

  struct Problem: Error {
    let message: String
    var suggestion: String?
  }

  private static let verbs = [
    "resize", "rotate", "rotate-left", "device", "present", "dismiss", "pull", "raise",
    "lower", "try", "key", "focus", "activate",
  ]

  func command() throws(Problem) -> LabCommand {
    let rest = arguments.joined(separator: " ")
    switch verb {
    case "resize":
      guard let size = CellSizeText(rest) else {
        throw Problem(message: "'resize' needs a size such as 40x20")
      }
      return .resize(columns: size.columns, rows: size.rows)
    case "rotate": return .rotate(quarters: try direction(rest))
    case "rotate-left": return .rotate(quarters: -1)
    case "device":
      guard !rest.isEmpty else { throw Problem(message: "'device' needs a name, or 'terminal'") }
      return .device(rest == "terminal" ? nil : rest)
    case "present": return .present(rest.isEmpty ? nil : rest)
    case "dismiss": return .dismiss
    case "pull":
      guard let rows = Int(rest), (-1000...1000).contains(rows) else {
        throw Problem(message: "'pull' needs a number of rows")
      }
      return .pull(rows: rows)
    case "raise": return .detent(isUp: true)
    case "lower": return .detent(isUp: false)
    case "try": return .tryOut(try trial())
    case "key":
      guard rest.count == 1, let key = rest.first else {
        throw Problem(message: "'key' needs one character")
      }
      return .key(key)
    case "focus":
      guard !rest.isEmpty else { throw Problem(message: "'focus' needs an identifier") }
      return .focus(rest)
    case "activate": return .activate(rest.isEmpty ? nil : rest)
    default:
      throw Problem(
        message: "unknown command '\(verb)'", suggestion: nearestName(to: verb, in: Self.verbs))
    }
  }

  private func trial() throws(Problem) -> PresentationTrial {
    let styles = PresentationTrial.styles.map { "\($0)" }
    guard let style = arguments.first, arguments.count <= 2 else {
      throw Problem(message: "'try' needs a style, and perhaps a delegate's answer")
    }
    guard styles.contains(style) else {
      throw Problem(
        message: "'\(style)' is no presentation style",
        suggestion: nearestName(to: style, in: styles))
    }
    let answer = arguments.dropFirst().first
    guard let trial = PresentationTrial(style: style, answer: answer) else {
      let answers = PresentationTrial.answers.compactMap { $0.map { "\($0)" } }
      throw Problem(
        message: "'\(answer ?? "")' is no answer of a delegate",
        suggestion: nearestName(to: answer ?? "", in: answers))
    }
    return trial
  }

  private func direction(_ text: String) throws(Problem) -> Int {
    switch text {
    case "", "right": return 1
    case "left": return -1
    default:
      throw Problem(
        message: "'rotate' goes 'right' or 'left', not '\(text)'",
        suggestion: nearestName(to: text, in: ["right", "left"]))
    }
  }
}

/// A size in cells, written as `COLSxROWS`.
public struct CellSizeText: Sendable, Equatable {
  /// Cells across.
  public let columns: Int
  /// Cells down.
  public let rows: Int

  /// The largest number of cells in either direction.
  public static let maximum = 2000

  /// Reads `80x24` (or `80×24`); `nil` for anything else and for sizes outside 1…``maximum``.
  public init?(_ text: String) {
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard parts.count == 2, let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...Self.maximum).contains(columns), (1...Self.maximum).contains(rows)
    else { return nil }
    self.columns = columns
    self.rows = rows
  }
}
