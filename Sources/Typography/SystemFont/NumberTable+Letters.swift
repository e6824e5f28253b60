// What rows say that are called by letters: those of one are advances, those of two kerning between them.
// A row `line` is the height of lines.

import NumberTables

extension NumberTable {
  /// The advances from U+0020 to U+007E, the first rows of the table.
  ///
  /// Without them each character is as wide as one that no table has.
  func advances(_ column: String) -> [Double] {
    let count = GlyphAdvances.printableASCII.count
    let advances = self.column(column).prefix(count)
    return advances.count == count
      ? Array(advances) : Array(repeating: GlyphAdvances.unknown, count: count)
  }

  /// What is added between two letters, by `pair`.
  func kerning(_ column: String) -> [UInt16: Double] {
    var kerning: [UInt16: Double] = [:]
    forEach(column) { letters, value in
      guard value != 0, letters.count == 2, let first = letters.first, let second = letters.last
      else { return }
      kerning[Self.pair(first, second)] = value
    }
    return kerning
  }

  /// The height of a line in the same unit; as high as the system's where no row says it.
  func lineHeight(_ column: String) -> Double {
    entries(column).last { $0.name == "line" }?.value ?? 1193.359375
  }

  /// Two letters, the first one in the higher byte.
  static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 {
    UInt16(first) << 8 | UInt16(second)
  }
}
