import Foundation

/// Advance widths of the iOS system font in thousandths of an em, regular weight.
///
/// Fitted, together with the kerning and the weights, to the widths of 2,580 labels and buttons that
/// Interface Builder sized in public documents; no font file was used. What may be counted in whole
/// points is taken for no more exact than that. Of 1,605 ordinary texts in 117 repositories that a fit had
/// not seen 87 % come out within half a point. The cut for large text was fitted to 498 texts of more than 17
/// points; of 176 that a fit had not seen 79 % come out so.
enum GlyphAdvances {
  /// From U+0020 to U+007E.
  private static let printable: [Double] = [
    286, 309, 444, 635, 645, 896, 711, 284, 380, 380, 462, 640, 273, 473, 280, 311, 627, 465, 604,
    625, 644, 614, 644, 552, 637, 631, 304, 289, 617, 622, 633, 508, 908, 672, 655, 721, 733, 599,
    573, 745, 742, 272, 561, 653, 561, 881, 739, 776, 638, 774, 660, 637, 588, 738, 647, 942, 666,
    632, 644, 371, 289, 368, 488, 565, 346, 546, 620, 556, 616, 567, 354, 608, 594, 252, 268, 541,
    257, 874, 585, 583, 615, 617, 382, 517, 358, 584, 532, 772, 519, 539, 543, 380, 257, 380, 607,
  ]

  /// What the letters of the cut for large text, which is finer, add to those.
  private static let display: [Double] = [
    -74, -53, -57, -56, -51, -74, -47, -60, -59, -59, -57, -54, -61, -52, -55, -51, -26, -27, -26,
    -25, -35, -31, -63, -70, -45, -46, -60, -57, -57, -57, -51, -52, -57, -49, -59, -38, -47, -58,
    -49, -61, -47, -49, -52, -36, -50, -60, -66, -45, -64, -55, -52, -51, -65, -41, -66, -60, -40,
    -57, -64, -65, -57, -66, -57, -87, -57, -50, -57, -55, -65, -57, -68, -50, -51, -47, -40, -61,
    -51, -67, -61, -61, -59, -62, -77, -60, -63, -57, -61, -49, -37, -29, -70, -57, -57, -57, -57,
  ]

  /// What other characters add in that cut.
  private static let narrowing = -57.5

  /// What the letters of the bold font add, beyond what the weight adds to each.
  private static let bold: [Double] = [
    -60, 7, 0, 0, 4, 18, 0, 8, 21, 21, 0, -2, -20, -21, 3, -10, 18, -13, -12, -2, 7, 1, 2, -2, 15,
    20, 15, 0, 0, 8, 0, 15, -6, 22, -11, -12, -28, -4, -14, 1, -5, 13, 13, 21, -8, -5, -12, -24, 4,
    -6, 2, -1, -9, -11, 11, 1, 6, -22, 0, 0, 0, 0, 0, 37, 0, 1, -8, -9, -7, -10, 3, -2, 0, -4, 4,
    21, 1, 16, 3, -9, -5, 0, 13, 3, 12, 4, 8, 25, 4, -1, -28, 0, 0, 0, 0,
  ]

  /// Letters of other alphabets stand for the Latin letter of the most similar shape.
  private static let similar: [Character: Character] = [
    "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N",
    "Ο": "O", "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X", "α": "a", "β": "b", "ε": "e", "η": "n",
    "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "υ": "u", "χ": "x", "ß": "b", "ø": "o",
    "Ø": "O", "ł": "l", "Ł": "L", "ı": "i", "‘": "'", "“": "\"", "”": "\"",
    "£": "$",
  ]

  /// Cyrillic letters, and marks that are not Latin, likewise fitted to 47 texts.
  private static let further: [Character: Double] = {
    let cyrillic: [(String, [Double])] = [
      (
        "абвгдежзийклмноп",
        [553, 603, 573, 467, 625, 568, 863, 523, 608, 619, 545, 593, 765, 606, 596, 579]
      ),
      (
        "рстуфхцчшщъыьэюя",
        [638, 551, 468, 544, 800, 523, 610, 542, 829, 871, 600, 749, 534, 550, 821, 558]
      ),
      (
        "АБВГДЕЖЗИЙКЛМНОП",
        [699, 652, 653, 560, 757, 594, 980, 620, 745, 745, 656, 700, 881, 754, 760, 745]
      ),
      (
        "РСТУФХЦЧШЩЪЫЬЭЮЯ",
        [635, 737, 644, 651, 850, 658, 760, 690, 1030, 1050, 700, 890, 640, 725, 1040, 655]
      ),
      ("–—’•…™←→≈", [508, 750, 262, 500, 820, 729, 904, 917, 617]),
    ]
    return Dictionary(uniqueKeysWithValues: cyrillic.flatMap { zip($0.0, $0.1) })
  }()

  /// Chinese and Japanese characters; of 66 recorded texts of 14 to 18 points 61 agree.
  ///
  /// What later builds take off is in `ScriptSpacing`.
  private static let ideograph = 1018.0

  /// The advance of a character of the system's font for Chinese, Japanese and Korean, or of an emoji; `nil`
  /// for any other.
  ///
  /// Recorded labels with one emoji of 38, 45, 60 and 68 points are 43, 50, 65 and 73 points wide, those of
  /// 11 and 17 points 16 and 23, and in segments of 13 points they take between 18 and 19.
  static func square(_ character: Character, size: Double) -> Double? {
    // Of another font as well: three recorded buttons of 2022 and 2023 in one repository. In 2015 it
    // was an em wide in four.
    if character == "▶" { return 807 }
    guard character.textColumns == 2, let base = character.unicodeScalars.first,
      !character.unicodeScalars.contains(where: { $0.value == 0xFE0F })
    else { return nil }
    guard base.properties.isEmojiPresentation else { return ideograph }
    return size < 20 ? 1120 + 3600 / size : 1000 + 4700 / size
  }

  /// The characters that every font may use for its own.
  private static let icons: ClosedRange<UInt32> = 0xE000...0xF8FF

  /// The characters with widths of their own.
  static let printableASCII: ClosedRange<UInt8> = 0x20...0x7E

  /// What a printable character of ASCII adds in the bold font.
  static func strong(_ ascii: UInt8) -> Double {
    printableASCII.contains(ascii) ? bold[Int(ascii) - 0x20] : 0
  }

  /// The advance of `character`, in thousandths of an em, so far on the way to the cut for large text.
  static func advance(of character: Character, display part: Double) -> Double {
    if let ascii = character.asciiValue, printableASCII.contains(ascii) {
      return advance(of: ascii, display: part)
    }
    return advance(of: character, printable: printable) + part * narrowing
  }

  /// Likewise, of a printable character of ASCII.
  ///
  /// Digits begin to change later: of 26 texts with digits, in eight repositories, that come between the
  /// cuts 19 come out within half a point so, and 15 otherwise.
  static func advance(of ascii: UInt8, display part: Double) -> Double {
    let index = Int(ascii) - 0x20
    let isDigit = 0x30...0x39 ~= ascii
    return printable[index] + (isDigit ? part * part : part) * display[index]
  }

  /// The width of a line in a font with other widths from U+0020 to U+007E and without kerning.
  static func width(of text: some StringProtocol, printable table: [Double]) -> Double {
    text.reduce(0.0) { $0 + advance(of: $1, printable: table) }
  }

  /// The advance of `character` in a font with other widths from U+0020 to U+007E.
  static func advance(of character: Character, printable table: [Double]) -> Double {
    if character.isASCII, let scalar = character.unicodeScalars.first,
      let value = printable(scalar, table)
    {
      return value
    }
    if let value = further[character] { return value }
    let decomposed = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let base = decomposed.first else { return 0 }
    if let value = Self.printable(base, table) { return value }
    if let twin = similar[character]?.unicodeScalars.first, let value = Self.printable(twin, table)
    {
      return value
    }
    // Pictures that a font has instead of letters are squares.
    if icons.contains(base.value) { return 1000 }
    switch character.textColumns {
    case 0: return 0
    // One recorded label, 23 points wide at 17 points.
    case 2: return base.properties.isEmojiPresentation ? 1365 : ideograph
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
