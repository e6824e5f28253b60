import Cells

/// An escape sequence of a key that is missing from the terminal's description.
///
/// Descriptions list one form of the cursor keys; terminals send another until they have processed
/// the request for it. Many descriptions omit the forms with modifiers. Source: xterm, "PC-Style
/// Function Keys".
enum EscapeSequence {
  /// The key of a sequence that follows `ESC [` or `ESC O`; `nil` for an unknown one.
  static func key(_ sequence: String) -> (Key, KeyModifiers)? {
    guard let final = sequence.last else { return nil }
    let numbers = sequence.dropLast().split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) }
    let code = numbers.count > 1 ? numbers[1] ?? 1 : 1
    guard let key = final == "~" ? editing[numbers.first.flatMap { $0 } ?? 0] : cursor[final]
    else { return nil }
    return (key, modifiers(code))
  }

  /// The modifiers of a code: 1 + shift 1 + alternate 2 + control 4.
  static func modifiers(_ code: Int) -> KeyModifiers {
    guard (2...8).contains(code) else { return [] }
    var modifiers: KeyModifiers = []
    if (code - 1) & 1 != 0 { modifiers.insert(.shift) }
    if (code - 1) & 2 != 0 { modifiers.insert(.alternate) }
    if (code - 1) & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private static let cursor: [Character: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
  ]

  private static let editing: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4),
  ]
}
