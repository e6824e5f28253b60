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
    return Repertoire(isUnicode: isUnicode, hasHeavyLines: isUnicode && !name.hasPrefix("linux"))
  }

  /// What can be sent for a character `width` columns wide.
  ///
  /// What cannot be drawn, or what the C library would count differently, becomes `?`.
  func glyph(_ character: Character, width: Int) -> Glyph {
    if width == 1, let ascii = character.asciiValue { return .one(wchar_t(ascii)) }
    let scalars = character.unicodeScalars
    guard isUnicode, let first = scalars.first, wcwidth(wchar_t(first.value)) == Int32(width) else {
      return .replacement
    }
    if scalars.count == 1 { return .one(wchar_t(first.value)) }
    // As many as a cell takes: the character and four marks.
    return .several(scalars.prefix(5).map { wchar_t($0.value) } + [0])
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
