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

  /// The styles as lines of text, one letter per cell and without trailing spaces, for expected
  /// results.
  ///
  /// - Parameter letter: The letter for a style; a space for styles of no interest.
  /// - Returns: The rows, joined by line feeds.
  public func styleMap(_ letter: (Style) -> Character) -> String {
    let rows = (0..<size.rows).map { row in
      var line = String((0..<size.columns).map { letter(self[$0, row].style) })
      while line.last == " " { line.removeLast() }
      return line
    }
    return rows.joined(separator: "\n")
  }
}
