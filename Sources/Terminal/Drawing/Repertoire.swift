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

  /// The code points to send for a character `width` columns wide, ending in zero.
  ///
  /// What cannot be drawn, or what the C library would count differently, becomes `?`.
  func codePoints(_ character: Character, width: Int) -> [wchar_t] {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, isUnicode || scalars.allSatisfy(\.isASCII),
      wcwidth(wchar_t(first.value)) == Int32(width)
    else { return [0x3F, 0] }
    // As many as a cell takes: the character and four marks.
    return scalars.prefix(5).map { wchar_t($0.value) } + [0]
  }
}
