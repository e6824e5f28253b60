package import Cells

/// Takes a terminal's answers out of what is read, so that none is ever taken for typed keys.
///
/// An answer begins with `ESC ]` and a digit and ends with BEL, `ESC \` or the eight-bit ST; it may
/// arrive in pieces, and long after anybody waits for it. Source: xterm, "Operating System Commands".
package struct AnswerFilter {
  /// Whether an answer is on its way: then a lone `ESC ]` may be its beginning, otherwise it is a key
  /// held with Alt.
  package var isWaiting = false
  /// The beginning of an answer that has not ended yet, without its introducer.
  private var open: String?
  /// Whether the last answer ended with an escape, behind which a backslash belongs to it.
  private var isAfterEscape = false
  /// What may become the beginning of an answer with the next reading.
  private var held: [KeyReading] = []

  /// What no answer to a question of ours reaches, in characters.
  private static let longest = 256

  package init() {}

  /// Separates readings from the grounds that answers among them tell.
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

  /// What was held in the hope of an answer, once nobody hopes any more.
  package mutating func release() -> [KeyReading] {
    isWaiting = false
    defer { held = [] }
    return held
  }

  /// Reads an answer on.
  ///
  /// - Returns: The answer when it has ended.
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
        // Somebody types: what was begun is none of ours.
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

  /// The ground that an answer tells: `11;rgb:RRRR/GGGG/BBBB`, with one to four digits each.
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
