import CNcurses

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The glyphs that a terminal can draw.
struct Repertoire {
  /// Whether the locale's characters are UTF-8; otherwise only ASCII is safe.
  var isUnicode: Bool
  /// Whether lines may be sent as Unicode characters, including heavy ones.
  var hasHeavyLines: Bool

  /// The repertoire for the locale and a terminal type.
  static func ofTerminal(_ name: String) -> Self {
    let codeset = unsafe nl_langinfo(nl_item(CODESET)).map { unsafe String(cString: $0) } ?? ""
    let isUnicode = codeset.uppercased() == "UTF-8"
    // The kernel's console draws lines from its own set; its fonts have only light ones.
    let hasHeavyLines =
      isUnicode && !name.hasPrefix("linux")
      && (0x2500...0x257F).allSatisfy { wcwidth(wchar_t($0)) == 1 }
    return Repertoire(isUnicode: isUnicode, hasHeavyLines: hasHeavyLines)
  }

  /// What is drawn for a character of a single scalar, `width` columns wide.
  func drawing(scalar: UInt32, width: Int) -> DrawnCell {
    let codePoint = wchar_t(scalar)
    if scalar < 0x7F { return .one(codePoint) }
    return isUnicode && wcwidth(codePoint) == Int32(width)
      ? .one(codePoint) : .replacement(isWide: width > 1)
  }

  /// What is drawn for a character with marks, `width` columns wide.
  ///
  /// Characters that cannot be drawn, or whose width the C library counts differently, become `?`.
  func drawing(_ character: Character, width: Int) -> DrawnCell {
    // A cell holds the character and four marks.
    let scalars = character.unicodeScalars.prefix(5).map { wchar_t($0.value) }
    guard isUnicode, scalars.reduce(0, { $0 + wcwidth($1) }) == Int32(width) else {
      return .replacement(isWide: width > 1)
    }
    return .several(scalars + [0])
  }
}
