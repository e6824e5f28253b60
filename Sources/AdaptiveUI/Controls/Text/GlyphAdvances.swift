import Foundation

/// Advance widths of the iOS system font in thousandths of an em, regular weight.
///
/// Fitted to the widths of labels and buttons that Interface Builder sized in public documents,
/// 1,019 of them below 20 points and 393 above, where the fit is coarser; no font file was used.
enum GlyphAdvances {
  /// From U+0020 to U+007E.
  private static let printable: [Double] = [
    287, 312, 438, 626, 643, 896, 703, 285, 380, 380, 405, 646, 279, 479, 274, 302, 629, 476,
    590, 614, 638, 618, 657, 538, 640, 641, 310, 289, 607, 621, 645, 488, 906, 699, 651, 728,
    736, 594, 578, 750, 750, 273, 558, 656, 570, 881, 728, 772, 636, 784, 656, 644, 578, 753,
    642, 942, 663, 603, 644, 375, 289, 375, 488, 496, 346, 550, 612, 566, 616, 572, 348, 604,
    605, 246, 270, 533, 256, 877, 585, 584, 615, 605, 385, 524, 362, 585, 539, 765, 514, 541,
    552, 347, 267, 347, 607,
  ]

  /// What the letters for 20 points and more, which are cut finer, add to those.
  private static let display: [Double] = [
    -24, 9, 0, 0, 10, -20, 10, 3, 0, 0, 0, 0, 0, 5, 14, 0, 27, 9, 38, 29, 15, 16, 0, -7, 20, 10,
    -9, 0, 0, 0, 6, 0, 0, -20, -4, 19, 2, 23, 9, -8, 3, 21, 5, 29, 5, -5, -1, 12, -3, 4, -1, 7,
    23, -19, -3, 11, 13, 3, -8, 0, 0, 0, 0, -32, 0, 8, -1, -3, 1, 3, 5, -4, -8, 17, 11, 0, 0, -5,
    2, 1, -7, -4, -24, 2, -8, -1, -24, 14, 44, 23, -14, 0, 0, 0, 0,
  ]

  /// Letters of other alphabets stand for the Latin letter of the most similar shape.
  private static let similar: [Character: Character] = [
    "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N",
    "Ο": "O", "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X", "α": "a", "β": "b", "ε": "e", "η": "n",
    "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "υ": "u", "χ": "x",
    "А": "A", "В": "B", "Е": "E", "К": "K", "М": "M", "Н": "H", "О": "O", "Р": "P", "С": "C",
    "Т": "T", "У": "Y", "Х": "X", "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y",
    "х": "x", "ß": "b", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L", "ı": "i", "…": "W", "–": "n",
    "—": "M", "’": "'", "‘": "'", "“": "\"", "”": "\"",
  ]

  /// The advance of `character` at `size` points, in thousandths of an em.
  ///
  /// Emoji are set wider in small sizes: recorded labels have 23 points at 17 and 43 at 38. Bullets
  /// have 7 points at 14 and 8.5 at 17.
  static func advance(of character: Character, size: Double) -> Double {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) {
      let index = Int(ascii) - 0x20
      return size < 20 ? printable[index] : printable[index] + display[index]
    }
    if character == "•" { return 500 }
    let isLargeEmoji =
      size >= 20 && character.textColumns == 2
      && character.unicodeScalars.first?.properties.isEmojiPresentation == true
    return isLargeEmoji ? 1170 : advance(of: character, printable: printable)
  }

  /// The advance of `character` in a font with other widths from U+0020 to U+007E.
  static func advance(of character: Character, printable table: [Double]) -> Double {
    if character.isASCII, let scalar = character.unicodeScalars.first,
      let value = printable(scalar, table)
    {
      return value
    }
    let decomposed = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let base = decomposed.first else { return 0 }
    if let value = Self.printable(base, table) { return value }
    if let twin = similar[character]?.unicodeScalars.first, let value = Self.printable(twin, table)
    {
      return value
    }
    switch character.textColumns {
    case 0: return 0
    // One recorded label, 23 points wide at 17 points.
    case 2: return base.properties.isEmojiPresentation ? 1365 : 1000
    default: return 580
    }
  }

  private static func printable(_ scalar: Unicode.Scalar, _ table: [Double]) -> Double? {
    let index = Int(scalar.value) - 0x20
    return table.indices.contains(index) ? table[index] : nil
  }
}

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
