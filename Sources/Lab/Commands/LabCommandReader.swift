import AdaptiveUI
import Cells
import Documents
import Foundation

extension LabCommand {
  /// Reads one command of a script.
  ///
  /// - Parameters:
  ///   - text: The command, without semicolons around it.
  ///   - offset: The start of the command in the script, in characters, for the error.
  /// - Throws: ``LabScriptError`` when the command is invalid.
  public init(text: String, at offset: Int = 0) throws(LabScriptError) {
    let words = text.split { $0.isWhitespace }.map(String.init)
    let reader = LabCommandReader(verb: words.first ?? "", arguments: Array(words.dropFirst()))
    do {
      self = try reader.command()
    } catch {
      throw LabScriptError(
        command: VisibleText.of(words.joined(separator: " ")), offset: offset,
        message: VisibleText.of(error.message), suggestion: error.suggestion)
    }
  }
}

/// Reads the words of one command.
struct LabCommandReader {
  let verb: String
  let arguments: [String]

  struct Problem: Error {
    let message: String
    var suggestion: String?
  }

  /// The first words of all commands.
  static let verbs = [
    "resize", "rotate", "rotate-left", "device", "present", "present-next", "dismiss", "pull",
    "raise", "lower", "try", "key", "type", "focus", "move", "activate", "click", "select",
    "scroll",
    "press", "drag", "drop", "drag-window", "window", "undo", "redo",
  ]

  /// The first words of whatever can be read, besides the names of traits.
  static let all = verbs + changes + gestures

  var rest: String { arguments.joined(separator: " ") }

  func command() throws(Problem) -> LabCommand {
    if let command = try pointing() { return command }
    if let command = try turning() { return command }
    if let change = try change() { return .change(change) }
    if let gesture = try gesture() { return .gesture(gesture) }
    switch verb {
    case "present": return .present(rest.isEmpty ? nil : rest)
    case "present-next": return .presentNext
    case "dismiss": return .dismiss
    case "pull": return .pull(rows: try rows(arguments.first))
    case "raise": return .detent(isUp: true)
    case "lower": return .detent(isUp: false)
    case "try": return .tryOut(try trial())
    case "key":
      guard rest.count == 1, let key = rest.first else {
        throw Problem(message: "'key' needs one character")
      }
      return .key(key)
    case "type":
      guard let key = TypedKey(text: rest) else {
        throw Problem(message: "'type' needs one character, 'space', 'backspace' or 'done'")
      }
      return .type(key)
    case "focus": return .focus(try something("an identifier"))
    case "move":
      return .move(try choice(rest, of: FocusMove.self, "a direction"))
    case "activate": return .activate(rest.isEmpty ? nil : rest)
    case "undo": return .undo
    case "redo": return .redo
    default:
      throw Problem(
        message: "unknown command '\(verb)'",
        suggestion: nearestName(to: verb, in: Self.all))
    }
  }

  private func turning() throws(Problem) -> LabCommand? {
    switch verb {
    case "resize":
      guard let size = CellSizeText(rest) else {
        throw Problem(
          message: "'resize' needs a size such as 40x20, neither above \(CellSizeText.maximum)")
      }
      return .resize(columns: size.columns, rows: size.rows)
    case "rotate": return .rotate(quarters: try direction(rest))
    case "rotate-left": return .rotate(quarters: -1)
    case "window":
      if rest == "full" { return .fullWindow }
      guard case .free(let size)? = WindowPlace(text: rest) else {
        throw Problem(message: "'window' needs a size in points such as 377x600, or 'full'")
      }
      return .window(width: Int(size.width), height: Int(size.height))
    case "device":
      let name = try something("a name, or 'terminal'")
      return .device(name == "terminal" ? nil : name)
    default: return nil
    }
  }

  private func pointing() throws(Problem) -> LabCommand? {
    switch verb {
    case "click": return .click(try point(rest))
    case "select": return .select(try point(rest))
    case "press": return .press(try point(rest))
    case "drag": return .drag(try point(rest))
    case "drop": return .drop
    case "drag-window":
      guard case .free(let size)? = WindowPlace(text: rest) else {
        throw Problem(message: "'drag-window' needs a size in points such as 507x768")
      }
      return .dragWindow(width: Int(size.width), height: Int(size.height))
    case "scroll":
      let place = arguments.dropFirst().first
      var cell: CellPoint?
      if let place { cell = try point(place) }
      return try scroll(arguments.first ?? "", at: cell)
    default: return nil
    }
  }

  private func trial() throws(Problem) -> PresentationTrial {
    let styles = PresentationTrial.styles.map { "\($0)" }
    guard let style = arguments.first, arguments.count <= 2 else {
      throw Problem(message: "'try' needs a style, and perhaps a delegate's answer")
    }
    try check(style, styles, "a presentation style")
    let answer = arguments.dropFirst().first
    guard let trial = PresentationTrial(style: style, answer: answer) else {
      let answers = PresentationTrial.answers.compactMap { $0.map { "\($0)" } }
      throw Problem(
        message: "'\(answer ?? "")' is no answer of a delegate; there are "
          + answers.joined(separator: ", "),
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

extension LabCommandReader {
  /// Everything after the verb.
  func something(_ what: String) throws(Problem) -> String {
    guard !rest.isEmpty else { throw Problem(message: "'\(verb)' needs \(what)") }
    return rest
  }

  /// A number of rows that a screen can have.
  func rows(_ text: String?) throws(Problem) -> Int {
    guard let rows = text.flatMap({ Int($0) }), (-1000...1000).contains(rows) else {
      throw Problem(message: "'\(verb)' needs a number of rows")
    }
    return rows
  }

  /// A distance in rows of text, or in higher rows of a picture: `3`, or `2x22.5`.
  private func scroll(_ text: String, at cell: CellPoint?) throws(Problem) -> LabCommand {
    let parts = text.split(separator: "x", maxSplits: 1)
    let rows = try rows(parts.first.map(String.init))
    guard parts.count == 2 else {
      return .scroll(rows: rows, height: LabCommand.textRow, at: cell)
    }
    guard let height = Double(parts[1]), (1...1000).contains(height) else {
      throw Problem(message: "'scroll' needs a height of its rows in points, such as 2x22.5")
    }
    return .scroll(rows: rows, height: height, at: cell)
  }

  /// A cell, written as `COLUMN,ROW` from 0.
  func point(_ text: String) throws(Problem) -> CellPoint {
    let numbers = text.split(separator: ",").map { Int($0) }
    guard numbers.count == 2, let column = numbers[0], let row = numbers[1],
      (0..<CellSizeText.maximum).contains(column), (0..<CellSizeText.maximum).contains(row)
    else { throw Problem(message: "'\(verb)' needs a cell such as 10,4") }
    return CellPoint(column: column, row: row)
  }

  /// One of the cases of an enumeration.
  func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ text: String, of type: Word.Type, _ what: String
  ) throws(Problem) -> Word {
    let words = Word.allCases.map(\.rawValue)
    try check(text, words, what)
    return Word.allCases.first { $0.rawValue == text } ?? Word.allCases[Word.allCases.startIndex]
  }

  /// Throws an error if the word is none of `words`.
  func check(_ text: String, _ words: [String], _ what: String) throws(Problem) {
    guard !words.contains(text) else { return }
    throw Problem(
      message: "'\(verb)' needs \(what): \(words.joined(separator: ", "))",
      suggestion: nearestName(to: text, in: words))
  }
}
