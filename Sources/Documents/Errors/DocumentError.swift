/// One thing that is wrong with a file, and where.
package struct DocumentError: Error, Hashable {
  /// The place at fault; the first character of the file when the whole file is.
  package let mark: SourceMark
  /// What is wrong, in a sentence without a full stop; may hold any character of the file.
  package let message: String
  /// A valid name near to what the file says.
  package let suggestion: String?

  package init(_ message: String, at mark: SourceMark, suggestion: String? = nil) {
    self.mark = mark
    self.message = message
    self.suggestion = suggestion
  }
}

/// Everything that is wrong with a file, in the order of the file.
package struct DocumentErrors: Error, Sendable {
  /// The file's name as the user gave it.
  package let file: String
  /// At least one error.
  package let errors: [DocumentError]
  /// The lines of the file at fault, by the errors' line numbers.
  let lines: [Int: String]

  /// The errors of a file that is no scene of ours; `text` is what the file says.
  package init(file: String, errors: [DocumentError], text: String) {
    self.init(file: file, errors: errors, text: SourceText(text))
  }

  package init(file: String, errors: [DocumentError], text: SourceText) {
    self.file = file
    var seen: Set<DocumentError> = []
    let sorted = errors.enumerated()
      .sorted { ($0.element.mark, $0.offset) < ($1.element.mark, $1.offset) }
      .map(\.element)
    self.errors = sorted.filter { seen.insert($0).inserted }
    lines = Dictionary(
      self.errors.map { ($0.mark.line, text.line($0.mark.line)) },
      uniquingKeysWith: { line, _ in line })
  }
}
