/// How many columns text takes; one function for measuring and for painting.
public enum TextWidth {
  /// The columns that `text` takes when it is written.
  public static func columns(of text: String) -> Int {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    return isPlain ? text.utf8.count : text.reduce(0) { $0 + shown($1).width }
  }

  /// The columns that `character` takes when it is written: 0, 1 or 2.
  public static func columns(of character: Character) -> Int { shown(character).width }

  /// What is painted for a character, and its width.
  ///
  /// Control characters and marks that reorder text become visible pictures of one column.
  /// Sequences on whose width terminals disagree become `〓`, which is two columns wide everywhere.
  static func shown(_ character: Character) -> (Character, width: Int) {
    if let ascii = character.asciiValue, ascii >= 0x20, ascii < 0x7F { return (character, 1) }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return (character, 0) }
    if let picture = picture(of: first) { return (picture, 1) }
    let width = columns(of: first)
    guard scalars.count > 1 else { return width == 0 ? ("\u{FFFD}", 1) : (character, width) }
    if scalars.dropFirst().allSatisfy(isCombining), width > 0 {
      return isDisputed(scalars) ? ("〓", 2) : (character, width)
    }
    return ("〓", 2)
  }

  /// Whether terminals count a sequence differently: emoji selectors, keycaps, flags, skin tones.
  private static func isDisputed(_ scalars: Character.UnicodeScalarView) -> Bool {
    scalars.contains {
      (0xFE00...0xFE0F).contains($0.value) || $0.value == 0x20E3 || $0.value == 0x200D
    }
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// The visible stand-in for what would act on the terminal or on the order of text.
  private static func picture(of scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(Character.init)
    case 0x7F: return "\u{2421}"
    case 0x80...0x9F, 0xAD, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      return "\u{FFFD}"
    default: return nil
    }
  }

  /// The width of a single scalar, after Unicode's East Asian Width.
  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if isCombining(scalar) { return 0 }
    return WideCharacters.contain(scalar.value) ? 2 : 1
  }
}
