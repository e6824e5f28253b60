import CNcurses

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Which glyphs can be drawn.
struct Repertoire {
  /// Whether the locale's characters are UTF-8; otherwise only ASCII is sure to arrive.
  var isUnicode: Bool
  /// Whether lines may be sent as characters of their own, heavy ones included.
  var hasHeavyLines: Bool

  /// What the locale says, and what is known of a terminal type.
  static func ofTerminal(_ name: String) -> Self {
    let codeset = unsafe nl_langinfo(nl_item(CODESET)).map { unsafe String(cString: $0) } ?? ""
    let isUnicode = codeset.uppercased() == "UTF-8"
    // The kernel's console draws lines from its own set; its fonts have only light ones.
    let hasHeavyLines =
      isUnicode && !name.hasPrefix("linux")
      && (0x2500...0x257F).allSatisfy { wcwidth(wchar_t($0)) == 1 }
    return Repertoire(isUnicode: isUnicode, hasHeavyLines: hasHeavyLines)
  }

  /// What can be sent for a character of a single scalar, `width` columns wide.
  func glyph(scalar: UInt32, width: Int) -> Glyph {
    let codePoint = wchar_t(scalar)
    if scalar < 0x7F { return .one(codePoint) }
    return isUnicode && wcwidth(codePoint) == Int32(width) ? .one(codePoint) : .replacement
  }

  /// What can be sent for a character with marks, `width` columns wide.
  ///
  /// What cannot be drawn, or what the C library would count differently, becomes `?`.
  func glyph(_ character: Character, width: Int) -> Glyph {
    // As many as a cell takes: the character and four marks.
    let scalars = character.unicodeScalars.prefix(5).map { wchar_t($0.value) }
    guard isUnicode, scalars.reduce(0, { $0 + wcwidth($1) }) == Int32(width) else {
      return .replacement
    }
    return .several(scalars + [0])
  }

  /// What is sent for a character.
  enum Glyph: Equatable {
    /// A single code point.
    case one(wchar_t)
    /// A code point and its marks, ending in zero.
    case several([wchar_t])
    /// `?`
    case replacement
  }
}
