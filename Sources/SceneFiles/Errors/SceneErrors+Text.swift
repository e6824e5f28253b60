extension SceneErrors {
  /// The longest part of a line that is shown, in Unicode scalars.
  private static let excerptWidth = 100

  /// What the user reads: for each error `file:line:column: what is wrong`, the line and a caret.
  ///
  /// Control characters of the file are made visible; at most `limit` errors are told in full.
  package func text(limit: Int = 20) -> String {
    let blocks = errors.prefix(limit).map(block)
    let rest = errors.count - blocks.count
    let tail = rest > 0 ? ["\(VisibleText.of(file)): \(rest) more errors"] : []
    return (blocks + tail).joined(separator: "\n")
  }

  private func block(_ error: SceneError) -> String {
    let place = "\(VisibleText.of(file)):\(error.mark.line):\(error.mark.column)"
    var lines = ["\(place): \(VisibleText.of(error.message))"]
    if let line = self.lines[error.mark.line], !line.isEmpty {
      let (excerpt, indent) = excerpt(of: line, around: error.mark.column - 1)
      lines.append("  " + excerpt)
      lines.append("  " + String(repeating: " ", count: indent) + "^")
    }
    if let suggestion = error.suggestion {
      lines.append("  did you mean \(VisibleText.of(suggestion))?")
    }
    return lines.joined(separator: "\n")
  }

  /// The part of a line that is shown, and how many columns stand before the scalar at `offset`.
  private func excerpt(of line: String, around offset: Int) -> (text: String, indent: Int) {
    let scalars = Array(line.unicodeScalars)
    let start = offset < Self.excerptWidth * 3 / 4 ? 0 : offset - Self.excerptWidth / 2
    let end = min(scalars.count, start + Self.excerptWidth)
    guard start < end else { return ("", 0) }
    let shown = scalars[start..<end].map(VisibleText.of)
    let before = shown.prefix(max(0, offset - start))
    let text = (start > 0 ? "…" : "") + shown.joined() + (end < scalars.count ? "…" : "")
    let indent = before.map(VisibleText.columns).reduce(start > 0 ? 1 : 0, +)
    return (text, indent)
  }
}

extension SceneErrors: CustomStringConvertible {
  package var description: String { text() }
}
