import Documents

/// Misspelt words of a file and their corrections, so that the values below them are read as well.
struct Corrections {
  /// The corrections by the places of the misspelt words.
  private(set) var words: [SourceMark: String] = [:]
  /// The errors that report the misspelt words.
  private(set) var errors: [DocumentError] = []

  var count: Int { words.count }

  mutating func add(_ word: String, for error: DocumentError) {
    guard words.updateValue(word, forKey: error.mark) == nil else { return }
    errors.append(error)
  }
}
