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

  /// What the mouse did, from what follows `ESC [` in the form that counts beyond 223 columns,
  /// `<0;10;6M`: nothing for a report without a use, `nil` where it is no such report.
  ///
  /// Descriptions of multiplexers tell the older form only. Source: xterm, "Extended coordinates".
  static func mouse(_ sequence: String) -> [InputEvent]? {
    guard sequence.first == "<", let final = sequence.last, "Mm".contains(final) else { return nil }
    let numbers = sequence.dropFirst().dropLast().split(separator: ";").map { Int($0) }
    guard numbers.count == 3, let button = numbers[0], let column = numbers[1],
      let row = numbers[2], column > 0, row > 0
    else { return nil }
    let position = CellPoint(column: column - 1, row: row - 1)
    return action(of: button, isUp: final == "m").map { [.mouse(MouseEvent($0, at: position))] }
      ?? []
  }

  /// What a button's code says: 3 for the button, 4 shift, 8 alternate, 16 control, 32 moved, 64 wheel.
  private static func action(of code: Int, isUp: Bool) -> MouseEvent.Action? {
    if code & 64 != 0 { return [.scrollUp, .scrollDown, nil, nil][code & 3] }
    if code & 32 != 0 { return code & 3 == 0 ? .drag : nil }
    switch code & 3 {
    case 0: return isUp ? .release : code & 24 == 0 ? .press : .select
    case 2: return isUp ? nil : .select
    default: return nil
    }
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
