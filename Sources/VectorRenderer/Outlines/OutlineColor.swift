import Pictures

/// The colours of outlines, whose hue shows the depth of nesting, as in a terminal.
enum OutlineColor {
  /// Dark enough for letters on white.
  private static let onLight = [0x005F5F, 0x870087, 0x008700, 0x000087, 0x875F00, 0xAF0000]
  /// The same hues, bright enough for letters on black.
  private static let onDark = [0x5FD7D7, 0xD787D7, 0x5FD75F, 0x87AFFF, 0xD7AF5F, 0xFF8787]

  /// The colour of an outline that is inside `depth` others.
  static func nested(_ depth: Int, isDark: Bool) -> PictureColor {
    let hues = isDark ? onDark : onLight
    return color(hues[max(depth, 0) % hues.count])
  }

  /// The colour of changes.
  static func changed(isDark: Bool) -> PictureColor { color(isDark ? 0xFF9F0A : 0xC93400) }

  /// The colour of errors.
  static let error = color(0xD70015)
  /// The colour of warnings.
  static let warning = color(0xA05A00)

  private static func color(_ bytes: Int) -> PictureColor {
    PictureColor(
      red: UInt8(bytes >> 16 & 0xFF), green: UInt8(bytes >> 8 & 0xFF), blue: UInt8(bytes & 0xFF))
  }
}
