extension DocumentErrors {
  /// What the user reads: for each error `file:line:column: what is wrong`, the line and a caret.
  ///
  /// Control characters of the file are made visible; at most `limit` errors are told in full.
  package func text(limit: Int = 20) -> String {
    let blocks = errors.prefix(limit).map(block)
    let rest = errors.count - blocks.count
    let tail = rest > 0 ? ["\(VisibleText.of(file)): \(rest) more errors"] : []
    return (blocks + tail).joined(separator: "\n")
  }

  private func block(_ error: DocumentError) -> String {
    let place = "\(VisibleText.of(file)):\(error.mark.line):\(error.mark.column)"
    var lines = ["\(place): \(VisibleText.of(error.message))"]
    if let line = self.lines[error.mark.line], !line.isEmpty {
      let excerpt = SourceExcerpt(of: line, around: error.mark.column - 1)
      lines.append("  " + excerpt.text)
      lines.append("  " + String(repeating: " ", count: excerpt.indent) + "^")
    }
    if let suggestion = error.suggestion {
      lines.append("  did you mean \(VisibleText.of(suggestion))?")
    }
    return lines.joined(separator: "\n")
  }
}

extension DocumentErrors: CustomStringConvertible {
  package var description: String { text() }
}
