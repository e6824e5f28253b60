extension CellBuffer {
  /// The picture as lines of text without trailing spaces, joined by line feeds.
  public var text: String { lines.joined(separator: "\n") }

  /// The rows as text without trailing spaces.
  public var lines: [String] {
    (0..<size.rows).map { row in
      var line = ""
      for column in 0..<size.columns {
        if let glyph = self[column, row].glyph { line.append(glyph) }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
