import Cells

/// The control sequence that copies text to the clipboard: OSC 52.
///
/// Source: xterm, "Operating System Commands", Ps = 52.
enum ClipboardSequence {
  /// The bytes that copy a text.
  ///
  /// - Parameters:
  ///   - text: The text to copy.
  ///   - type: The terminal's type, `TERM`.
  ///   - isInTmux: Whether the program runs in tmux, which sets the variable `TMUX`.
  /// - Returns: The bytes; `nil` for a terminal that would print them, or that no user sees.
  static func bytes(_ text: ClipboardText, type: String, isInTmux: Bool) -> [UInt8]? {
    guard !["", "dumb", "unknown"].contains(type), !type.hasPrefix("linux"),
      !type.hasPrefix("vt")
    else { return nil }
    let plain = Array("\u{1B}]52;c;".utf8) + base64(Array(text.text.utf8)) + [0x07]
    if isInTmux || type.hasPrefix("tmux") {
      // tmux, depending on its settings, copies the text itself or passes the sequence on; doing
      // both is harmless.
      let doubled = plain.flatMap { $0 == 0x1B ? [0x1B, 0x1B] : [$0] }
      return plain + Array("\u{1B}Ptmux;".utf8) + doubled + Array("\u{1B}\\".utf8)
    }
    guard type.hasPrefix("screen") else { return plain }
    // Screen passes on the contents of a device control string, but reads only so many bytes of
    // one.
    return stride(from: 0, to: plain.count, by: pieceOfScreen).flatMap { start in
      Array("\u{1B}P".utf8) + plain[start..<min(start + pieceOfScreen, plain.count)]
        + Array("\u{1B}\\".utf8)
    }
  }

  /// The bytes of one control string for GNU screen, whose buffer holds 256.
  private static let pieceOfScreen = 240

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// RFC 4648, section 4.
  private static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        result.append(
          place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return result
  }
}
