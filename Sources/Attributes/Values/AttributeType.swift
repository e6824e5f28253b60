/// What an attribute may hold.
package enum AttributeType: Sendable {
  case flag
  case number(Range)
  /// A number without a fraction.
  case whole(Range)
  case text
  case color
  case image
  case date
  case point
  case size
  case rect
  case insets
  case choice(Choices)
  /// What the readers of each kind of file build themselves, see ``SpecialAttribute``.
  case special

  /// The numbers that scenes may say; documents are taken at their word.
  package enum Range: Sendable {
    case any
    /// From 0.
    case nonNegative
    /// Above 0.
    case positive
    /// From 0 to 1.
    case fraction
    /// Minutes that an hour can be divided by.
    case partOfHour
  }

  /// A few words and what they mean.
  package struct Choices: Sendable {
    /// What messages call one of them, with its article.
    package let called: String
    /// In the words of documents.
    package let inDocuments: [(word: String, value: AttributeValue)]
    /// In the words of scenes, in the order of messages.
    package let inScenes: [(word: String, value: AttributeValue)]

    /// The words for the cases of an enumeration.
    init<Choice: RawRepresentable>(_ words: Words<Choice>)
    where Choice.RawValue: BinaryInteger {
      func values(_ words: [(String, Choice)]) -> [(word: String, value: AttributeValue)] {
        words.map { ($0.0, .number(Double($0.1.rawValue))) }
      }
      called = words.called
      inDocuments = values(words.inDocuments)
      inScenes = values(words.inScenes)
    }

    /// Words that are their own values, in both kinds of files.
    init(_ called: String, words: [String]) {
      self.called = called
      inDocuments = words.map { ($0, .text($0)) }
      inScenes = inDocuments
    }
  }
}

/// The words for the cases of an enumeration of UIKit's.
package struct Words<Choice: Sendable>: Sendable {
  /// What messages call one of them, with its article.
  let called: String
  /// In the words of documents.
  package let inDocuments: [(String, Choice)]
  /// In the words of scenes, in the order of messages.
  let inScenes: [(String, Choice)]

  /// Words that both kinds of files have, mostly UIKit's names, and those that only one has.
  init(
    _ called: String = "a word", _ both: KeyValuePairs<String, Choice> = [:],
    documents: KeyValuePairs<String, Choice> = [:], scenes: KeyValuePairs<String, Choice> = [:]
  ) {
    self.called = called
    inDocuments = both.map { ($0.key, $0.value) } + documents.map { ($0.key, $0.value) }
    inScenes = both.map { ($0.key, $0.value) } + scenes.map { ($0.key, $0.value) }
  }

  /// What a word of documents means; `nil` for an unknown one, and for none.
  package subscript(word: String?) -> Choice? {
    inDocuments.first { $0.0 == word }?.1
  }

  /// The words that documents may say.
  package var words: [String] { inDocuments.map(\.0) }
}
