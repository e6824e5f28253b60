// How many columns of a terminal characters take.

extension StringProtocol {
  /// How many columns of a terminal the text takes on one line.
  var textColumns: Int {
    // Most text is ASCII, where each byte is a column.
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    return isPlain ? utf8.count : reduce(0) { $0 + $1.textColumns }
  }
}

extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  var textColumns: Int {
    guard asciiValue.map({ $0 < 0x20 || $0 == 0x7F }) ?? true else { return 1 }
    guard let base = unicodeScalars.first else { return 0 }
    switch base.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    if base.properties.isEmojiPresentation { return 2 }
    if unicodeScalars.contains(where: { $0.value == 0xFE0F }) && base.properties.isEmoji {
      return 2
    }
    return Self.wide.contains { $0.contains(base.value) } ? 2 : 1
  }

  /// East Asian wide and full-width blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}
