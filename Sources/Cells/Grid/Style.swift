/// A colour of a cell; the backend maps it to the colours of the terminal.
public enum Color: Sendable, Hashable {
  /// The terminal's default colour.
  case standard
  /// One of 256 colours; 0 to 7 are the classic eight.
  case palette(UInt8)
  /// Red, green and blue from 0 to 255.
  case rgb(UInt8, UInt8, UInt8)
}

/// How a cell looks.
public struct Style: Sendable, Hashable {
  /// The colour of the glyph.
  public var foreground: Color
  /// The colour behind the glyph.
  public var background: Color
  /// Bold, dim and other attributes.
  public var attributes: Attributes

  /// Creates a style; parameters that are left out have the terminal's default.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The attributes of text.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Strong.
    @inlinable public static var bold: Self { Self(rawValue: 1) }
    /// Faint.
    @inlinable public static var dim: Self { Self(rawValue: 2) }
    /// Slanted.
    @inlinable public static var italic: Self { Self(rawValue: 4) }
    /// Underlined.
    @inlinable public static var underline: Self { Self(rawValue: 8) }
    /// Colours swapped.
    @inlinable public static var reverse: Self { Self(rawValue: 16) }
    /// The glyph is a part of the background: if the terminal has too few colours to distinguish it
    /// from the colour behind it, nothing is lost.
    @inlinable package static var ground: Self { Self(rawValue: 32) }
  }
}

extension Style {
  /// The style packed into a number: 8 bits of attributes, then 26 of each colour; the standard
  /// style is 0.
  var packed: UInt64 {
    UInt64(attributes.rawValue) | foreground.packed << 8 | background.packed << 34
  }

  init(packed: UInt64) {
    self.init(
      foreground: Color(packed: packed >> 8), background: Color(packed: packed >> 34),
      attributes: Attributes(rawValue: UInt8(truncatingIfNeeded: packed)))
  }
}

extension Color {
  /// The colour packed into 26 bits, the upper two for the kind.
  fileprivate var packed: UInt64 {
    switch self {
    case .standard: 0
    case .palette(let index): 1 << 24 | UInt64(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  /// Unpacks the colour from the lowest 26 bits.
  fileprivate init(packed: UInt64) {
    func byte(_ shift: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: packed >> shift) }
    switch packed >> 24 & 3 {
    case 1: self = .palette(byte(0))
    case 2: self = .rgb(byte(16), byte(8), byte(0))
    default: self = .standard
    }
  }
}
