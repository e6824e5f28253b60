import CNcurses
import Cells

extension NcursesBackend {
  /// The keys and mouse reports that have arrived.
  func readKeys() -> [InputEvent] {
    var readings: [KeyReading] = []
    var events: [InputEvent] = []
    while let reading = read() {
      // The reports of a mouse key must be fetched before the next key is read.
      if case .key(KEY_MOUSE) = reading {
        events += decoded(readings)
        readings = []
        events += mouseEvents()
      } else {
        readings.append(reading)
      }
    }
    if answers.isWaiting, clock.seconds - questionTime > Self.longestAnswer {
      readings = answers.release() + readings
    }
    return events + decoded(readings)
  }

  /// The keys of readings; answers of the terminal among them become events as well.
  private func decoded(_ readings: [KeyReading]) -> [InputEvent] {
    let (keys, grounds) = answers.filter(readings)
    return KeyDecoder.events(keys) + grounds.map { .ground($0) }
  }

  private func read() -> KeyReading? {
    var value = wint_t()
    switch unsafe winch_read_key(&screen, &value) {
    case OK: return .character(UInt32(value))
    case KEY_CODE_YES: return .key(Int32(value))
    default: return nil
    }
  }

  /// The mouse reports that the library has collected; it returns the newest first.
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
    case WINCH_MOUSE_SELECT: .select
    case WINCH_MOUSE_RELEASE: .release
    case WINCH_MOUSE_DRAG: .drag
    case WINCH_MOUSE_SCROLL_UP: .scrollUp
    case WINCH_MOUSE_SCROLL_DOWN: .scrollDown
    default: nil
    }
  }
}
