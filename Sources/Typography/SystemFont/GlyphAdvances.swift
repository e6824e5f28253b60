import Foundation
import NumberTables

/// Advance widths of the iOS system font in thousandths of an em, regular weight.
///
/// Fitted, together with the kerning and the weights, to the widths of 2,580 labels and buttons that
/// Interface Builder sized in public documents, then, from there, to 2,740 of 137 repositories; no font file
/// was used. What may be counted in whole points is taken for no more exact than that. Of 1,682 texts in 82
/// repositories of which the first fit had seen none, 1,495 come out within half a point where the second has
/// not seen their repository, and 1,455 with the first; of 262 of more than 17 points 183, and 172.
enum GlyphAdvances {
  private static let table = NumberTable("System")
  private static let printable = table.advances("text")
  private static let display = table.advances("display")
  /// The same in builds whose font changes at 20 points, as first fitted: 60 of 80 texts of iOS 11 to 13
  /// come out within half a point, and no more where these are fitted anew.
  private static let early = table.advances("early")

  /// What other characters add in that cut.
  private static let narrowing = -57.5

  private static let bold = table.advances("bold")

  /// Letters of other alphabets count as the Latin letter of the most similar shape.
  private static let similar: [Character: Character] = [
    "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N",
    "Ο": "O", "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X", "α": "a", "β": "b", "ε": "e", "η": "n",
    "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "υ": "u", "χ": "x", "ß": "b", "ø": "o",
    "Ø": "O", "ł": "l", "Ł": "L", "ı": "i", "‘": "'", "“": "\"", "”": "\"",
    "£": "$",
  ]

  /// Characters with widths of their own.
  private static let others = Dictionary(
    NumberTable("SystemOthers").entries("text").map { (Character($0.name), $0.value) },
    uniquingKeysWith: { first, _ in first })

  /// Chinese and Japanese characters; of 66 recorded texts of 14 to 18 points 61 agree.
  private static let ideograph = 1018.0

  /// Syllables of Hangul, in any size and weight.
  ///
  /// Of 37 recorded texts of 10 to 27 points in seven repositories 30 come out within half a point and six
  /// more within the whole point that their editor rounded to; as Chinese characters none did.
  private static let hangul = 864.0

  private static func wide(_ base: Unicode.Scalar) -> Double {
    0xAC00...0xD7A3 ~= base.value ? hangul : ideograph
  }

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
    guard base.properties.isEmojiPresentation else { return wide(base) }
    return size < 20 ? 1120 + 3600 / size : 1000 + 4700 / size
  }

  /// A character that no table has.
  static let unknown = 580.0

  /// The characters that every font may use for its own.
  private static let icons: ClosedRange<UInt32> = 0xE000...0xF8FF

  /// The characters with widths of their own.
  static let printableASCII: ClosedRange<UInt8> = 0x20...0x7E

  /// What a printable character of ASCII adds in the bold font.
  static func strong(_ ascii: UInt8) -> Double {
    printableASCII.contains(ascii) ? bold[Int(ascii) - 0x20] : 0
  }

  /// What a character that is not ASCII adds in the bold font.
  ///
  /// The points of an ellipsis are larger and further apart: labels of 17 points in two repositories are
  /// 2.3 and 2.5 points wider than without. A sign of degrees is narrower: labels of 20 and 40 points in two.
  static func strong(_ character: Character) -> Double {
    switch character {
    case "…": 140
    case "°": -66
    default: 0
    }
  }

  /// The advance of `character`, in thousandths of an em, so far on the way to the cut for large text.
  static func advance(
    of character: Character, display part: Double, release: FontRelease = .current
  ) -> Double {
    if let ascii = character.asciiValue, printableASCII.contains(ascii) {
      return advance(of: ascii, display: part, release: release)
    }
    return advance(of: character, printable: printable) + part * narrowing
  }

  /// Likewise, of a printable character of ASCII.
  static func advance(of ascii: UInt8, display part: Double, release: FontRelease) -> Double {
    let index = Int(ascii) - 0x20
    return printable[index] + part * (release < .current ? early : display)[index]
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
    if let value = others[character] { return value }
    let decomposed = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
    guard let base = decomposed.first else { return 0 }
    if let value = Self.printable(base, table) { return value }
    if let alike = similar[character]?.unicodeScalars.first,
      let value = Self.printable(alike, table)
    {
      return value
    }
    // Pictures that a font has instead of letters are squares.
    if icons.contains(base.value) { return 1000 }
    switch character.textColumns {
    case 0: return 0
    // One recorded label, 23 points wide at 17 points.
    case 2:
      return base.properties.isEmojiPresentation
        ? 1365 : character.unicodeScalars.first.map(wide) ?? ideograph
    default: return unknown
    }
  }

  private static func printable(_ scalar: Unicode.Scalar, _ table: [Double]) -> Double? {
    let index = Int(scalar.value) - 0x20
    return table.indices.contains(index) ? table[index] : nil
  }
}
