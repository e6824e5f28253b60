import Documents

// The places of a scene's keys and scalars in its text.

extension SourceText {
  /// The second occurrence of a key in a mapping that has a line for each key.
  ///
  /// - Parameters:
  ///   - key: The key as it is written.
  ///   - start: The place of the mapping's first key.
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

  /// The beginning of a scalar's content if it is unchanged on one line; otherwise `nil`.
  ///
  /// Only then can places inside the scalar be computed.
  func contentStart(of scalar: String, at mark: SourceMark) -> SourceMark? {
    guard lines.indices.contains(mark.line - 1) else { return nil }
    let rest = lines[mark.line - 1].dropFirst(mark.column - 1)
    let content = scalar.unicodeScalars
    if rest.starts(with: content) { return mark }
    let isQuoted = rest.first == "\"" || rest.first == "'"
    return isQuoted && rest.dropFirst().starts(with: content) ? mark.advanced(by: 1) : nil
  }
}
