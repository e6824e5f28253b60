import Documents

/// Misspelt words of a file and what they were meant to be, so that what is under them is read
/// as well.
struct Corrections {
  /// The meant words by the places of the misspelt ones.
  private(set) var words: [SourceMark: String] = [:]
  /// What the misspelt words are told by.
  private(set) var errors: [DocumentError] = []

  var count: Int { words.count }

  mutating func add(_ word: String, for error: DocumentError) {
    guard words.updateValue(word, forKey: error.mark) == nil else { return }
    errors.append(error)
  }
}
