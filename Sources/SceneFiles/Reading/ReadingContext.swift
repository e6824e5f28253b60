import AdaptiveUI
import Documents

/// What all readers of one file share: the text, the classes, and the errors found so far.
final class ReadingContext {
  let text: SourceText
  let classes: SceneClasses
  /// The language of texts that are shown; `nil` for the file's own.
  let language: DocumentLanguage?
  private(set) var errors: [DocumentError] = []

  /// What is read as another word than the file says.
  let corrections: Corrections
  /// ``corrections``, and those that this reading found.
  private(set) var allCorrections: Corrections

  init(
    text: SourceText, classes: SceneClasses, language: DocumentLanguage? = nil,
    corrections: Corrections = Corrections()
  ) {
    self.text = text
    self.classes = classes
    self.language = language
    self.corrections = corrections
    allCorrections = corrections
  }

  /// The word at a place, or what it was meant to be.
  func meant(_ word: String, at mark: SourceMark) -> String { corrections.words[mark] ?? word }

  /// The most errors that get a suggestion: looking for names takes time, and nobody reads more.
  private static let maximumSuggestions = 100

  /// Adds an error; `suggestion` is looked for only when it will be shown.
  func report(
    _ message: String, at mark: SourceMark, suggestion: @autoclosure () -> String? = nil
  ) {
    errors.append(DocumentError(message, at: mark, suggestion: isSuggesting ? suggestion() : nil))
  }

  private var isSuggesting: Bool {
    errors.count + corrections.count < Self.maximumSuggestions
  }

  /// Adds an error about a word that is none of `names`, and reads the next time what is meant.
  ///
  /// A name that only contains the word, or the other way round, is suggested but not believed.
  func reportMisspelling(
    _ message: String, of word: String, in names: [String], taken: [String] = [],
    at mark: SourceMark
  ) {
    let nearest = isSuggesting ? nearestMatch(to: word, in: names) : nil
    let error = DocumentError(message, at: mark, suggestion: nearest?.name)
    errors.append(error)
    if let nearest, nearest.isMisspelling, !taken.contains(nearest.name) {
      allCorrections.add(nearest.name, for: error)
    }
  }

  /// Reports that `node` is not what was expected.
  func expected(_ what: String, _ node: SourceNode) {
    report("expected \(what), found \(node.kind)", at: node.mark)
  }
}
