import CNcurses
import Cells

/// Translates the library's key numbers and characters to keys.
enum KeyCodes {
  /// The key that sends a character; control characters are keys pressed with Control.
  static func key(character value: UInt32) -> (Key, KeyModifiers)? {
    switch value {
    case 0x0A, 0x0D: return (.enter, [])
    case 0x09: return (.tab, [])
    case 0x08, 0x7F: return (.backspace, [])
    case 0x1B: return (.escape, [])
    case 0: return (.character(" "), .control)
    case 1...26: return control(value + 0x60)
    case 0x1C...0x1F: return control(value + 0x40)
    case 0x80...0x9F: return nil
    default: return Unicode.Scalar(value).map { (.character(Character($0)), []) }
    }
  }

  private static func control(_ value: UInt32) -> (Key, KeyModifiers)? {
    Unicode.Scalar(value).map { (.character(Character($0)), .control) }
  }

  /// The key with a number of the library; `nil` for keys that are not used.
  static func key(_ code: Int32) -> (Key, KeyModifiers)? {
    if let key = plain[code] { return (key, []) }
    if let key = shifted[code] { return (key, .shift) }
    if code > KEY_F0, code <= KEY_F0 + 63 { return (.function(Int(code - KEY_F0)), []) }
    // Keys with modifiers have no fixed numbers, but names such as "kUP5".
    guard code > KEY_MAX, let name = unsafe keyname(code) else { return nil }
    return modified(unsafe String(cString: name))
  }

  /// The key of an extended name, whose digit is the code of the modifiers.
  static func modified(_ name: String) -> (Key, KeyModifiers)? {
    guard let digit = name.last?.wholeNumberValue, (2...8).contains(digit),
      let key = named[String(name.dropLast())]
    else { return nil }
    return (key, EscapeSequence.modifiers(digit))
  }

  private static let plain: [Int32: Key] = [
    KEY_UP: .up, KEY_DOWN: .down, KEY_LEFT: .left, KEY_RIGHT: .right,
    KEY_HOME: .home, KEY_END: .end, KEY_PPAGE: .pageUp, KEY_NPAGE: .pageDown,
    KEY_DC: .delete, KEY_IC: .insert, KEY_BACKSPACE: .backspace, KEY_ENTER: .enter,
    KEY_BTAB: .backTab,
  ]

  private static let shifted: [Int32: Key] = [
    KEY_SR: .up, KEY_SF: .down, KEY_SLEFT: .left, KEY_SRIGHT: .right,
    KEY_SHOME: .home, KEY_SEND: .end, KEY_SPREVIOUS: .pageUp, KEY_SNEXT: .pageDown,
    KEY_SDC: .delete, KEY_SIC: .insert,
  ]

  private static let named: [String: Key] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
    "kPRV": .pageUp, "kNXT": .pageDown, "kDC": .delete, "kIC": .insert,
  ]
}
