/// Text for the clipboard: what is pasted somewhere later can do nothing but be text.
public struct ClipboardText: Sendable, Hashable {
  /// The text that is copied.
  public let text: String
  /// Whether the end is missing because it was too long.
  public let isCut: Bool

  /// The most bytes that are copied: what terminals take in one sequence once it is in base 64.
  public static let limit = 74_000

  /// Takes a text without characters that act on a terminal or reorder what is read; line feeds and
  /// tabs stay.
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
    // Marks of direction, and separators that end lines.
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: scalar.properties.generalCategory != .control
    }
  }
}
