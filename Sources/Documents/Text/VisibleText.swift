/// Text of a file, made safe to print: what a terminal would obey becomes a picture of itself.
package enum VisibleText {
  /// The text with pictures in the place of what acts; most text has nothing of the kind.
  package static func of(_ text: String) -> String {
    text.unicodeScalars.allSatisfy(isPlain) ? text : text.unicodeScalars.map(of).joined()
  }

  /// Letters of Latin scripts, arrows, lines and shapes: what needs no look at Unicode's tables.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x2010..<0x2028, 0x2190..<0x2C00: true
    default: false
    }
  }

  /// Text of several lines, each made safe; line feeds stay.
  package static func lines(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }
      .joined(separator: "\n")
  }

  /// One scalar: control characters become control pictures, invisible and reordering ones `�`.
  static func of(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x09: return " "
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(String.init) ?? "�"
    case 0x7F: return "␡"
    case 0x80..<0xA0: return "�"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: return "�"
    default: return String(Character(scalar))
    }
  }

  /// The columns that a terminal gives to one visible scalar: enough to put a caret under it.
  static func columns(of text: String) -> Int {
    guard let scalar = text.unicodeScalars.first else { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  /// East Asian wide and emoji blocks.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
