/// The text of a file as lines, split where YAML splits them.
struct SourceText: Sendable {
  let text: String
  private let lines: [Substring.UnicodeScalarView]

  init(_ text: String) {
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
  func line(_ number: Int) -> String {
    lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }

  /// Where a key of a mapping stands for the second time, if the mapping has a line for each key.
  ///
  /// - Parameters:
  ///   - key: The key, as it is written.
  ///   - start: Where the mapping's first key stands.
  /// - Returns: `nil` for mappings in braces.
  func secondMark(ofKey key: String, from start: SceneMark) -> SceneMark? {
    let indent = start.column - 1
    let marks = (start.line...max(start.line, lines.count)).lazy.filter { number in
      let line = line(number)
      return line.prefix(indent).allSatisfy { $0 == " " || number == start.line }
        && line.dropFirst(indent).hasPrefix(key + ":")
    }
    return marks.dropFirst().first.map { SceneMark(line: $0, column: start.column) }
  }

  /// The place of a character of the text.
  func mark(ofCharacter offset: Int) -> SceneMark {
    let head = SourceText(String(text.prefix(offset)))
    return SceneMark(
      line: head.lines.count, column: (head.lines.last?.count ?? 0) + 1)
  }

  /// Where the content of a scalar begins when it stands on one line as it is, else `nil`.
  ///
  /// A place inside the scalar can be told only then.
  func contentStart(of scalar: String, at mark: SceneMark) -> SceneMark? {
    guard lines.indices.contains(mark.line - 1) else { return nil }
    let rest = lines[mark.line - 1].dropFirst(mark.column - 1)
    let content = scalar.unicodeScalars
    if rest.starts(with: content) { return mark }
    let isQuoted = rest.first == "\"" || rest.first == "'"
    return isQuoted && rest.dropFirst().starts(with: content) ? mark.advanced(by: 1) : nil
  }
}
