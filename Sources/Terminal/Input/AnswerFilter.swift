package import Cells

/// Removes a terminal's answers from its input, so that they are not read as typed keys.
///
/// An answer begins with `ESC ]` and a digit and ends with BEL, `ESC \` or the eight-bit ST. It may
/// arrive in pieces, and late. Source: xterm, "Operating System Commands".
package struct AnswerFilter {
  /// Whether an answer is expected: then a lone `ESC ]` may be its beginning; otherwise it is a key
  /// pressed with Alt.
  package var isWaiting = false
  /// The beginning of an incomplete answer, without its introducer.
  private var open: String?
  /// Whether the last answer ended with an escape; a following backslash belongs to it.
  private var isAfterEscape = false
  /// Readings that may be the beginning of an answer that the next readings continue.
  private var held: [KeyReading] = []

  /// Longer than any answer to our questions, in characters.
  private static let longest = 256

  package init() {}

  /// Separates readings from the backgrounds that answers among them report.
  package mutating func filter(
    _ readings: [KeyReading]
  ) -> (keys: [KeyReading], grounds: [Ground]) {
    var rest = (held + readings)[...]
    held = []
    var keys: [KeyReading] = []
    var grounds: [Ground] = []
    while !rest.isEmpty {
      if isAfterEscape {
        isAfterEscape = false
        if rest.first == .character(0x5C) { rest.removeFirst() }
      } else if open != nil {
        if let answer = goOn(&rest), let ground = Self.ground(answer) {
          isWaiting = false
          grounds.append(ground)
        }
      } else if Self.begins(rest) {
        rest = rest.dropFirst(2)
        open = ""
      } else if isWaiting, rest.count < 3, Self.couldBegin(rest) {
        held = Array(rest)
        rest = []
      } else if let key = rest.popFirst() {
        keys.append(key)
      }
    }
    return (keys, grounds)
  }

  /// The readings that were held back, once no answer is expected any more.
  package mutating func release() -> [KeyReading] {
    isWaiting = false
    defer { held = [] }
    return held
  }

  /// Continues reading an answer.
  ///
  /// - Returns: The answer when it is complete.
  private mutating func goOn(_ rest: inout ArraySlice<KeyReading>) -> String? {
    while let reading = rest.popFirst() {
      switch reading {
      case .character(0x07), .character(0x9C):
        defer { open = nil }
        return open
      case .character(0x1B):
        isAfterEscape = true
        defer { open = nil }
        return open
      case .character(let value) where (0x20...0x7E).contains(value):
        open?.unicodeScalars.append(Unicode.Scalar(UInt8(value)))
        if let count = open?.count, count > Self.longest {
          open = nil
          return nil
        }
      case .character, .key:
        // Typed keys: the beginning was not that of an answer.
        open = nil
        rest = [reading] + rest
        return nil
      }
    }
    return nil
  }

  private static func begins(_ rest: ArraySlice<KeyReading>) -> Bool {
    let start = Array(rest.prefix(3))
    guard start.count == 3, start[0] == .character(0x1B), start[1] == .character(0x5D),
      case .character(let digit) = start[2]
    else { return false }
    return (0x30...0x39).contains(digit)
  }

  private static func couldBegin(_ rest: ArraySlice<KeyReading>) -> Bool {
    rest.first == .character(0x1B) && rest.dropFirst().first.map { $0 == .character(0x5D) } ?? false
  }

  /// The background in an answer: `11;rgb:RRRR/GGGG/BBBB`, with one to four digits each.
  package static func ground(_ answer: String) -> Ground? {
    guard answer.hasPrefix("11;rgb") else { return nil }
    let parts = answer.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3)
    let levels = parts.compactMap { part -> Double? in
      guard (1...4).contains(part.utf8.count), let value = Int(part, radix: 16) else { return nil }
      return Double(value) / Double((1 << (4 * part.utf8.count)) - 1)
    }
    guard levels.count == 3 else { return nil }
    return Ground(red: levels[0], green: levels[1], blue: levels[2])
  }
}
