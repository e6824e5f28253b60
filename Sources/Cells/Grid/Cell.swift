/// One cell of the screen.
public struct Cell: Sendable, Hashable {
  /// The content.
  public var content: Content
  /// How it looks.
  public var style: Style

  /// The content of a cell.
  public enum Content: Sendable, Hashable {
    /// Nothing.
    case blank
    /// A character one or two columns wide.
    case character(Character)
    /// The right half of the wide character before it.
    case continuation
    /// Lines that meet in the cell; stored as data so that a backend may use its own glyphs.
    case line(LineJoin)
  }

  /// Creates a cell.
  public init(_ content: Content = .blank, style: Style = Style()) {
    self.content = content
    self.style = style
  }

  /// The character that shows the content; `nil` for the right half of a wide one.
  public var glyph: Character? {
    switch content {
    case .blank: " "
    case .character(let character): character
    case .continuation: nil
    case .line(let join): join.glyph
    }
  }
}
