package import Cells

/// A character, or the number of a key, as the terminal library reads it.
package enum KeyReading: Sendable, Hashable {
  case character(UInt32)
  case key(Int32)
}

/// Turns readings that came together into keys.
package enum KeyDecoder {
  /// The keys of readings; unknown ones are left out.
  package static func events(_ readings: [KeyReading]) -> [InputEvent] {
    var events: [InputEvent] = []
    var rest = readings[...]
    while let reading = rest.popFirst() {
      switch reading {
      case .key(let code):
        if let (key, modifiers) = KeyCodes.key(code) { events.append(.key(key, modifiers)) }
      case .character(0x1B):
        events += escape(&rest)
      case .character(let value):
        if let (key, modifiers) = KeyCodes.key(character: value) {
          events.append(.key(key, modifiers))
        }
      }
    }
    return events
  }

  /// What an Escape begins: a key pressed with Alt, an unknown sequence, or nothing.
  private static func escape(_ rest: inout ArraySlice<KeyReading>) -> [InputEvent] {
    guard case .character(let value)? = rest.first, value != 0x1B else {
      return [.key(.escape, [])]
    }
    rest.removeFirst()
    let isIntroducer = value == 0x5B || value == 0x4F
    if isIntroducer, !rest.isEmpty {
      // Skipped up to the final byte; typing the parts of an unknown key would be worse than
      // nothing.
      var sequence = ""
      while case .character(let part)? = rest.popFirst() {
        sequence.unicodeScalars.append(Unicode.Scalar(part) ?? " ")
        if (0x40...0x7E).contains(part) { break }
      }
      if let events = EscapeSequence.mouse(sequence) { return events }
      guard let (key, modifiers) = EscapeSequence.key(sequence) else { return [] }
      return [.key(key, modifiers)]
    }
    guard let (key, modifiers) = KeyCodes.key(character: value) else { return [] }
    return [.key(key, modifiers.union(.alternate))]
  }
}
