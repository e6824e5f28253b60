/// Text that a terminal would obey, and the search for it in what we write.
package enum HostileText {
  /// Known ways to get at a terminal by text, with nothing between them but their own bytes.
  package static let all: [String] = [
    // C0, and what moves the cursor.
    "\u{07}", "\u{08}", "\u{0B}", "\u{0C}", "\r", "\u{0E}", "\u{18}", "\u{1A}", "\u{7F}", "a\nb",
    // Control sequences: clear, move, ask who is there, reset.
    "\u{1B}[2J", "\u{1B}[10A", "\u{1B}[6n", "\u{1B}c", "\u{1B}[31m", "\u{1B}[?1049l",
    // Titles, links, the clipboard; ended by BEL, by ST, by nothing.
    "\u{1B}]0;title\u{07}", "\u{1B}]8;;http://example.com\u{1B}\\link\u{1B}]8;;\u{1B}\\",
    "\u{1B}]52;c;ZXZpbA==\u{07}", "\u{1B}]50;?\u{07}", "\u{1B}]0;never ended",
    // Device control, application commands, privacy messages, answers that end in a newline.
    "\u{1B}P+q544e\u{1B}\\", "\u{1B}_Gi=1;AAAA\u{1B}\\", "\u{1B}^pm\u{1B}\\", "\u{1B}GQ",
    // The same in eight bits.
    "\u{9B}2J", "\u{9D}0;title\u{9C}", "\u{90}q\u{9C}", "\u{9F}G\u{9C}", "\u{85}", "\u{84}",
    // What changes the order of the letters around it.
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}evil", "\u{2066}", "\u{2067}",
    "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "\u{061C}",
    // Lines that are none.
    "\u{2028}", "\u{2029}",
  ]

  /// The first scalar that no output may hold, as `U+001B`; lines of the output's own are fine.
  package static func find(in text: String) -> String? {
    for scalar in text.unicodeScalars where isHostile(scalar) {
      return "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
    return nil
  }

  /// Whether a terminal would obey a scalar instead of showing it.
  package static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
