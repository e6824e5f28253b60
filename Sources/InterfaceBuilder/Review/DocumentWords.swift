/// What elements of one kind can say that is heeded here, or that is the editor's own business.
///
/// Everything else that a document says is listed by `winch check`: see ``DocumentReview``.
@MainActor struct DocumentWords {
  /// What an attribute may hold.
  enum Value {
    case text, flag, number
    /// A moment, in seconds from the beginning of 2001.
    case seconds
    /// A number, or `infinite` for none.
    case length
    /// A number, `a:b` or `a/b`.
    case ratio
    /// The name of a picture among the document's resources.
    case image
    /// The name of a colour among them.
    case color
    /// The name of a font.
    case font
    /// One of a few words.
    case choice([String])
  }

  private(set) var attributes: [String: Value] = [:]
  /// The elements that may stand in it, by what they serve as, else by their tags.
  private(set) var parts: Set<String> = []

  // Names stand between spaces.
  init(
    _ bases: DocumentWords..., texts: String = "", flags: String = "", numbers: String = "",
    lengths: String = "", images: String = "", choices: [String: [String]] = [:], parts: String = ""
  ) {
    for base in bases {
      attributes.merge(base.attributes) { _, own in own }
      self.parts.formUnion(base.parts)
    }
    func add(_ names: String, _ value: Value) {
      for name in names.split(separator: " ") { attributes[String(name)] = value }
    }
    add(texts, .text)
    add(flags, .flag)
    add(numbers, .number)
    add(lengths, .length)
    add(images, .image)
    for (name, words) in choices { attributes[name] = .choice(words.sorted()) }
    self.parts.formUnion(parts.split(separator: " ").map(String.init))
  }

  /// The same with another attribute.
  func with(_ name: String, _ value: Value) -> DocumentWords {
    var words = self
    words.attributes[name] = value
    return words
  }

  /// What a variation can say of an element with these words.
  var varied: DocumentWords { DocumentWords(self, texts: "key", parts: "mask") }
}

extension Dictionary where Key == String {
  /// The words that a table of the builder knows.
  var words: [String] { Array(keys) }
}
