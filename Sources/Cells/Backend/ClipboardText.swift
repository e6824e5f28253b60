/// Text for the clipboard, without characters that could act as commands where it is pasted.
public struct ClipboardText: Sendable, Hashable {
  /// The text that is copied.
  public let text: String
  /// Whether the end is missing because the text was too long.
  public let isCut: Bool

  /// The largest number of bytes that are copied: what terminals accept in one sequence, encoded in
  /// base 64.
  public static let limit = 74_000

  /// Removes characters that control a terminal or reorder text; line feeds and tabs remain.
  public init(_ text: String) {
    var kept = String.UnicodeScalarView()
    var size = 0
    var isCut = false
    for scalar in text.unicodeScalars where Self.isHarmless(scalar) {
      size += UTF8.width(scalar)
      if size > Self.limit {
        isCut = true
        break
      }
      kept.append(scalar)
    }
    self.text = String(kept)
    self.isCut = isCut
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x09: true
    // Directional marks, and line and paragraph separators.
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: scalar.properties.generalCategory != .control
    }
  }
}
