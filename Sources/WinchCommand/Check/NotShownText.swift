/// The unsupported parts of a document, summarised in one line.
struct NotShownText {
  /// The line; `nil` if everything is supported.
  let line: String?

  /// - Parameter notes: One note for each part, with its place.
  init(_ notes: [String]) {
    guard notes.count > 1 else {
      line = notes.first
      return
    }
    var classes: Set<Substring> = []
    var attributes = 0
    for note in notes {
      guard let match = note.firstMatch(of: Self.absentClass) else { continue }
      classes.insert(match.output.1)
      attributes += note.matches(of: Self.attribute).count - 1
    }
    let others = notes.count { $0.firstMatch(of: Self.absentClass) == nil }
    let parts = [
      attributes > 0
        ? "\(attributes.counted("attribute")) of \(classes.count) absent "
          + (classes.count == 1 ? "class" : "classes") : nil,
      others > 0 ? others.counted(attributes > 0 ? "other thing" : "thing") : nil,
    ].compactMap { $0 }
    let isOne = attributes + others == 1
    line =
      parts.joined(separator: " and ") + (isOne ? " has" : " have")
      + " no effect here: --verbose lists them"
  }

  /// The builder's message for a missing class.
  private static var absentClass: Regex<(Substring, Substring)> {
    /the class '([^']*)' is not here/
  }
  /// A name in quotation marks: an attribute or a class.
  private static var attribute: Regex<Substring> { /'[^']*'/ }
}

extension Int {
  /// The number with its noun, such as `3 findings`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
