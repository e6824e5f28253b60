/// What somebody types to narrow a list: every word has to be somewhere in a line, case ignored.
struct ListFilter: Sendable, Equatable {
  private let words: [String]

  /// - Parameter text: What was typed; words are separated by spaces.
  init(_ text: String) {
    words = text.lowercased().split(separator: " ").map(String.init)
  }

  /// Whether nothing is asked for, so that every line matches.
  var isEmpty: Bool { words.isEmpty }

  func matches(_ item: LabItem) -> Bool {
    let text = item.searchText
    return words.allSatisfy { text.contains($0) }
  }

  /// How well an item that matches fits, best first: 0 where its title is what was typed, 1 where it
  /// begins so, 2 where each word begins one of its title's words, 3 one of its other words.
  func rank(_ item: LabItem) -> Int {
    let (title, typed) = (item.title.lowercased(), words.joined(separator: " "))
    if title == typed { return 0 }
    if title.hasPrefix(typed) { return 1 }
    if begin(words: title) { return 2 }
    return begin(words: item.searchText) ? 3 : Self.worst
  }

  /// The rank of what has the letters in the middle of its words.
  static let worst = 4

  private func begin(words text: String) -> Bool {
    let starts = text.split { !$0.isLetter && !$0.isNumber }
    return words.allSatisfy { word in starts.contains { $0.hasPrefix(word) } }
  }

  /// Where the words are found in a text, for highlighting.
  ///
  /// - Returns: One flag a character of `text`; none is set where the text has not all that is needed
  ///   to compare it character by character.
  func marks(in text: String) -> [Bool] {
    let characters = Array(text)
    let folded = characters.map { $0.lowercased() }
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
  /// Everything that finds the line, in lower case.
  fileprivate var searchText: String {
    [title, detail, tag, words].filter { !$0.isEmpty }.joined(separator: " ").lowercased()
  }
}
