import Attributes

/// What elements of one kind can say that is supported here, or that is the editor's own business.
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
  /// The elements that may be in it, by what they serve as, else by their tags.
  private(set) var parts: Set<String> = []

  // Names are between spaces.
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

  /// What the tables of attributes say of a class; `parts` and the like are what is special.
  init(
    _ table: AttributeTable, _ bases: DocumentWords..., texts: String = "", flags: String = "",
    numbers: String = "", lengths: String = "", images: String = "",
    choices: [String: [String]] = [:], parts: String = ""
  ) {
    self.init(
      texts: texts, flags: flags, numbers: numbers, lengths: lengths, images: images,
      choices: choices, parts: parts)
    for base in bases {
      attributes.merge(base.attributes) { own, _ in own }
      self.parts.formUnion(base.parts)
    }
    for attribute in table.attributes {
      guard let word = attribute.document else { continue }
      attributes[word] = Value(attribute.type)
      if attribute.type.isPart { self.parts.insert(word) }
    }
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

extension DocumentWords.Value {
  /// What an attribute of an element may hold; `nil` where the element has a part of that name instead.
  fileprivate init?(_ type: AttributeType) {
    switch type {
    case .flag: self = .flag
    case .number, .whole: self = .number
    case .text: self = .text
    case .image: self = .image
    case .choice(let choices): self = .choice(choices.inDocuments.map(\.word).sorted())
    case .color, .date, .size, .insets, .point, .rect, .special: return nil
    }
  }
}

extension AttributeType {
  /// Whether an element of its own may say it.
  fileprivate var isPart: Bool {
    switch self {
    case .text, .color, .date, .size, .insets: true
    case .flag, .number, .whole, .image, .choice, .point, .rect, .special: false
    }
  }
}
