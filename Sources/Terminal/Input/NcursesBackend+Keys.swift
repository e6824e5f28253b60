import CNcurses
import Cells

/// What the library reads: a character, or the number of a key.
private enum Reading {
  case character(UInt32)
  case key(Int32)
}

extension NcursesBackend {
  /// The keys and mouse reports that are there.
  func readKeys() -> [InputEvent] {
    var readings: [Reading] = []
    var events: [InputEvent] = []
    while let reading = read() {
      // The reports belonging to a mouse key have to be fetched before the next key is read.
      if case .key(KEY_MOUSE) = reading {
        events += Self.events(readings)
        readings = []
        events += mouseEvents()
      } else {
        readings.append(reading)
      }
    }
    return events + Self.events(readings)
  }

  private func read() -> Reading? {
    var value = wint_t()
    switch unsafe winch_read_key(&screen, &value) {
    case OK: return .character(UInt32(value))
    case KEY_CODE_YES: return .key(Int32(value))
    default: return nil
    }
  }

  /// The reports that the library has collected; it hands out the newest first.
  private func mouseEvents() -> [InputEvent] {
    var events: [InputEvent] = []
    var column: Int32 = 0
    var row: Int32 = 0
    while true {
      let kind = unsafe winch_mouse_get(&column, &row)
      if kind == WINCH_MOUSE_NONE { return events.reversed() }
      guard let action = Self.action(kind) else { continue }
      let position = CellPoint(column: Int(column), row: Int(row))
      events.append(.mouse(MouseEvent(action, at: position)))
    }
  }

  private static func action(_ kind: winch_mouse) -> MouseEvent.Action? {
    switch kind {
    case WINCH_MOUSE_PRESS: .press
    case WINCH_MOUSE_RELEASE: .release
    case WINCH_MOUSE_DRAG: .drag
    case WINCH_MOUSE_SCROLL_UP: .scrollUp
    case WINCH_MOUSE_SCROLL_DOWN: .scrollDown
    default: nil
    }
  }

  /// The keys behind what was read at once.
  private static func events(_ readings: [Reading]) -> [InputEvent] {
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

  /// What an Escape begins: a key held with Alt, a sequence that nobody knows, or nothing.
  private static func escape(_ rest: inout ArraySlice<Reading>) -> [InputEvent] {
    guard case .character(let value)? = rest.first, value != 0x1B else {
      return [.key(.escape, [])]
    }
    rest.removeFirst()
    let isIntroducer = value == 0x5B || value == 0x4F
    if isIntroducer, !rest.isEmpty {
      // Up to the final byte; typing the parts of an unknown key would be worse than nothing.
      var sequence = ""
      while case .character(let part)? = rest.popFirst() {
        sequence.unicodeScalars.append(Unicode.Scalar(part) ?? " ")
        if (0x40...0x7E).contains(part) { break }
      }
      guard let (key, modifiers) = EscapeSequence.key(sequence) else { return [] }
      return [.key(key, modifiers)]
    }
    guard let (key, modifiers) = KeyCodes.key(character: value) else { return [] }
    return [.key(key, modifiers.union(.alternate))]
  }
}
