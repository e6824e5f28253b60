/// Where lines of text may end besides at spaces: after hyphens and slashes, and between the characters
/// of scripts that have no spaces.
///
/// The rules of UAX #14 for the characters that labels have. Source: recorded labels of two repositories
/// break after a hyphen, one text after a slash, and Japanese ones of a third repository between characters.
package enum LineBreaking {
  /// The words of a paragraph, and the parts of words between which a line may end.
  ///
  /// Parts that have a space between them have it in neither.
  package static func parts(of paragraph: Substring) -> [Substring] {
    let words = paragraph.split(separator: " ", omittingEmptySubsequences: false)
    return isWhole(paragraph)
      ? words : words.flatMap { isWhole($0) ? [$0] : parts(ofWord: $0) { $0 } }
  }

  /// Whether no line ends inside of the words of a text, as a look at its bytes tells of most.
  private static func isWhole(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && !isSeparating($0) }
  }

  /// The parts of a word without spaces, by the places of its characters.
  package static func parts(ofWord characters: [Character]) -> [Range<Int>] {
    parts(ofWord: characters) { $0 }.map(\.indices)
  }

  /// The parts of a word without spaces.
  private static func parts<Word: Collection>(
    ofWord word: Word, character: (Word.Element) -> Character
  ) -> [Word.SubSequence] {
    var parts: [Word.SubSequence] = []
    var start = word.startIndex
    var (last, isLeading) = (Kind?.none, true)
    for index in word.indices {
      let kind = Kind(character(word[index]))
      // Hyphens and slashes that begin a word belong to it.
      if let last, !isLeading, mayEnd(after: last, before: kind) {
        parts.append(word[start..<index])
        start = index
      }
      isLeading = isLeading && kind == .separating
      last = kind
    }
    return parts + [word[start...]]
  }

  /// Whether a line may end between two bytes of plain text, neither of which is a space.
  static func mayEnd(after byte: UInt8, before next: UInt8) -> Bool {
    isSeparating(byte) && (0x41...0x5A).contains(next & 0xDF)
  }

  static func isSeparating(_ byte: UInt8) -> Bool { byte == 0x2D || byte == 0x2F }

  private static func mayEnd(after kind: Kind, before next: Kind) -> Bool {
    switch (kind, next) {
    case (.opening, _), (_, .closing), (_, .wideClosing), (_, .separating): false
    case (.wide, _), (_, .wide), (.wideClosing, _), (.separating, .letter): true
    default: false
    }
  }

  /// What a character does to the ends of lines.
  private enum Kind {
    case letter, other, wide, opening, closing, wideClosing
    /// A hyphen or a slash.
    case separating

    init(_ character: Character) {
      switch character {
      case "-", "‐", "–", "/": self = .separating
      case _ where character.isASCII && character.isLetter: self = .letter
      case _ where Self.openings.contains(character): self = .opening
      case _ where Self.closings.contains(character): self = .closing
      case _ where Self.wideClosings.contains(character): self = .wideClosing
      case _ where character.textColumns == 2: self = .wide
      default: self = character.isLetter ? .letter : .other
      }
    }

    private static let openings = Set("([{（［｛「『【〈《〔")
    private static let closings = Set(")]}!?,.:;")
    /// What no line begins with, small letters and marks among it.
    private static let wideClosings = Set(
      "）］｝」』】〉》〕、。，．！？：；…‥・ー〜々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ")
  }
}
