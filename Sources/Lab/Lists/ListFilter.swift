/// The text that filters a list: a line matches if it contains every word; case is ignored, and a hyphen is a space,
/// so that options of the command line are found as well as names.
struct ListFilter: Sendable, Equatable {
  private let words: [String]

  /// - Parameter text: The typed text; words are separated by spaces.
  init(_ text: String) {
    words = text.lowercased().split(separator: " ").map { $0.drop { $0 == "-" }.spaced }
      .filter { !$0.isEmpty }
  }

  /// Whether the filter is empty, so that every line matches.
  var isEmpty: Bool { words.isEmpty }

  func matches(_ item: LabItem) -> Bool {
    let text = item.searchText.spaced
    return words.allSatisfy { text.contains($0) }
  }

  /// The rank of a match, best first: 0 if the title equals the text, 1 if it begins with the text,
  /// 2 if each word begins one of the title's words, 3 if it begins one of its other words.
  func rank(_ item: LabItem) -> Int {
    let (title, typed) = (item.title.lowercased().spaced, words.joined(separator: " "))
    if title == typed { return 0 }
    if title.hasPrefix(typed) { return 1 }
    if begin(words: title) { return 2 }
    return begin(words: item.searchText) ? 3 : Self.worst
  }

  /// The rank of an item that contains the letters only inside of its words.
  static let worst = 4

  private func begin(words text: String) -> Bool {
    let starts = text.split { !$0.isLetter && !$0.isNumber }
    let typed = words.flatMap { $0.split(separator: " ") }
    return typed.allSatisfy { word in starts.contains { $0.hasPrefix(word) } }
  }

  /// The matches of the words in a text, for highlighting.
  ///
  /// - Returns: One flag a character of `text`; none is set if the text cannot be compared
  ///   character by character.
  func marks(in text: String) -> [Bool] {
    let characters = Array(text)
    let folded = characters.map { $0 == "-" ? " " : $0.lowercased() }
    var marks = [Bool](repeating: false, count: characters.count)
    for word in words.map({ $0.map(String.init) }) where word.count <= folded.count {
      for start in 0...(folded.count - word.count)
      where folded[start..<start + word.count].elementsEqual(word) {
        for index in start..<start + word.count { marks[index] = true }
      }
    }
    return marks
  }
}

extension LabItem {
  /// All text that the line can be found by, in lower case.
  fileprivate var searchText: String {
    [title, detail, tag, words].filter { !$0.isEmpty }.joined(separator: " ").lowercased()
  }
}

extension StringProtocol {
  /// The text with spaces for hyphens.
  fileprivate var spaced: String { String(map { $0 == "-" ? " " : $0 }) }
}
