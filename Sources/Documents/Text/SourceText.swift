/// The text of a file as lines, split where YAML splits them.
package struct SourceText: Sendable {
  package let text: String
  /// The lines without their breaks; at least one.
  package let lines: [Substring.UnicodeScalarView]

  package init(_ text: String) {
    self.text = text
    let scalars = Substring(text).unicodeScalars
    var lines: [Substring.UnicodeScalarView] = []
    var start = scalars.startIndex
    var index = start
    // Most bytes begin no break, and bytes are passed faster than scalars.
    while let place = text.utf8[index...].firstIndex(where: Self.mayBegin) {
      let scalar = scalars[place]
      var next = scalars.index(after: place)
      if Self.breaks.contains(scalar) {
        lines.append(scalars[start..<place])
        if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" {
          next = scalars.index(after: next)
        }
        start = next
      }
      index = next
    }
    lines.append(scalars[start...])
    self.lines = lines
  }

  private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

  /// Whether a byte may be the first of a break.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte == 0x0A || byte == 0x0D || byte == 0xC2 || byte == 0xE2
  }

  /// The line with the number `number`, from 1; empty when there is none.
  package func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }

  /// The place of a character of the text.
  package func mark(ofCharacter offset: Int) -> SourceMark {
    let head = SourceText(String(text.prefix(offset)))
    return SourceMark(
      line: head.lines.count, column: (head.lines.last?.count ?? 0) + 1)
  }
}
