/// A colour of a cell; the backend maps it to what the terminal has.
public enum Color: Sendable, Hashable {
  /// What the terminal uses when nobody asks for a colour.
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
  /// The colour behind it.
  public var background: Color
  /// Bold, dim and so on.
  public var attributes: Attributes

  /// Creates a style; what is left out is the terminal's standard.
  public init(
    foreground: Color = .standard, background: Color = .standard, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Ways to set a cell off.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt8
    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Strong.
    public static let bold = Self(rawValue: 1)
    /// Faint.
    public static let dim = Self(rawValue: 2)
    /// Slanted.
    public static let italic = Self(rawValue: 4)
    /// Underlined.
    public static let underline = Self(rawValue: 8)
    /// Colours swapped.
    public static let reverse = Self(rawValue: 16)
  }
}
