/// Finds the coloured parts of a line of YAML or XML: keys, strings, tags, comments.
///
/// Each line is parsed by itself: continuations of earlier lines, such as long comments, look like
/// text.
enum SourceColours {
  static func spans(of line: String, isXML: Bool) -> [PaneSpan] {
    var scanner = LineScanner(line)
    if isXML { scanner.scanXML() } else { scanner.scanYAML() }
    return scanner.spans
  }
}

/// Scans the characters of a line.
private struct LineScanner {
  private let characters: [Character]
  private(set) var spans: [PaneSpan] = []

  /// The longest line that is coloured: readable documents have no longer ones.
  private static let longest = 2000

  init(_ line: String) { characters = Array(line.prefix(Self.longest)) }

  private mutating func add(_ range: Range<Int>, _ tone: PaneLine.Tone) {
    if !range.isEmpty { spans.append(PaneSpan(columns: range, tone: tone)) }
  }

  private func end(of test: (Character) -> Bool, from start: Int) -> Int {
    characters[start...].firstIndex { !test($0) } ?? characters.count
  }

  /// The end of a quoted string that begins at `start`.
  private func endOfString(from start: Int) -> Int {
    var index = start + 1
    while index < characters.count {
      if characters[index] == "\\", characters[start] == "\"" { index += 1 }
      if index < characters.count, characters[index] == characters[start] { return index + 1 }
      index += 1
    }
    return characters.count
  }

  mutating func scanXML() {
    var index = 0
    while index < characters.count {
      guard characters[index] == "<" else {
        index += 1
        continue
      }
      if characters[index...].starts(with: "<!--") {
        let close = (index..<characters.count).first { characters[$0...].starts(with: "-->") }
        let end = close.map { $0 + 3 } ?? characters.count
        add(index..<end, .comment)
        index = end
      } else {
        index = scanTag(from: index)
      }
    }
  }

  /// - Returns: The end of the tag.
  private mutating func scanTag(from start: Int) -> Int {
    let name = end(of: { "</?!".contains($0) }, from: start)
    var index = end(of: Self.isOfName, from: name)
    add(name..<index, .tag)
    while index < characters.count, characters[index] != ">" {
      if "\"'".contains(characters[index]) {
        let end = endOfString(from: index)
        add(index..<end, .string)
        index = end
      } else if Self.isOfName(characters[index]) {
        let end = end(of: Self.isOfName, from: index)
        add(index..<end, .key)
        index = end
      } else {
        index += 1
      }
    }
    return index
  }

  mutating func scanYAML() {
    var index = 0
    var isAtStart = true
    while index < characters.count {
      let character = characters[index]
      if character == "#", index == 0 || characters[index - 1] == " " {
        add(index..<characters.count, .comment)
        return
      }
      if "\"'".contains(character), isAtStart {
        let end = endOfString(from: index)
        add(index..<end, .string)
        index = end
        isAtStart = false
      } else if character == " " || "{[,-".contains(character) && isOfStructure(index) {
        isAtStart = isAtStart || "{[,-".contains(character)
        index += 1
      } else if isAtStart {
        index = scanWord(from: index)
        isAtStart = false
      } else {
        index += 1
      }
    }
  }

  /// Whether a sign is a separator: a comma or a dash is one only before a space.
  private func isOfStructure(_ index: Int) -> Bool {
    let next = index + 1 < characters.count ? characters[index + 1] : " "
    switch characters[index] {
    case "-": return next == " " && characters[..<index].allSatisfy { " -".contains($0) }
    case ",": return next == " "
    default: return true
    }
  }

  /// Reads a word where a value or a key may begin: a key, a number, or another word.
  private mutating func scanWord(from start: Int) -> Int {
    let end = end(of: Self.isOfName, from: start)
    let isKey =
      end < characters.count && characters[end] == ":"
      && (end + 1 == characters.count || characters[end + 1] == " ")
    if isKey {
      add(start..<end, .key)
      return scanValue(from: end + 1, isName: String(characters[start..<end]) == "id")
    }
    if Double(String(characters[start..<end])) != nil { add(start..<end, .number) }
    return max(end, start + 1)
  }

  /// The word after a key.
  private mutating func scanValue(from start: Int, isName: Bool) -> Int {
    let first = end(of: { $0 == " " }, from: start)
    guard first < characters.count else { return first }
    if "\"'".contains(characters[first]) {
      let end = endOfString(from: first)
      add(first..<end, .string)
      return end
    }
    if "#{[".contains(characters[first]) { return first }
    let last = end(of: Self.isOfName, from: first)
    if isName {
      add(first..<last, .name)
    } else if Double(String(characters[first..<last])) != nil {
      add(first..<last, .number)
    }
    return max(last, first)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-.".contains(character)
  }
}
