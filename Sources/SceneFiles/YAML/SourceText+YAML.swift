import Documents

// Where keys and scalars of a scene are in its text.

extension SourceText {
  /// Where a key of a mapping stands for the second time, if the mapping has a line for each key.
  ///
  /// - Parameters:
  ///   - key: The key, as it is written.
  ///   - start: Where the mapping's first key is.
  /// - Returns: `nil` for mappings in braces.
  func secondMark(ofKey key: String, from start: SourceMark) -> SourceMark? {
    let indent = start.column - 1
    let marks = (start.line...max(start.line, lines.count)).lazy.filter { number in
      let line = line(number)
      return line.prefix(indent).allSatisfy { $0 == " " || number == start.line }
        && line.dropFirst(indent).hasPrefix(key + ":")
    }
    return marks.dropFirst().first.map { SourceMark(line: $0, column: start.column) }
  }

  /// Where the content of a scalar begins when it is on one line, unchanged; else `nil`.
  ///
  /// A place inside the scalar can be told only then.
  func contentStart(of scalar: String, at mark: SourceMark) -> SourceMark? {
    guard lines.indices.contains(mark.line - 1) else { return nil }
    let rest = lines[mark.line - 1].dropFirst(mark.column - 1)
    let content = scalar.unicodeScalars
    if rest.starts(with: content) { return mark }
    let isQuoted = rest.first == "\"" || rest.first == "'"
    return isQuoted && rest.dropFirst().starts(with: content) ? mark.advanced(by: 1) : nil
  }
}
