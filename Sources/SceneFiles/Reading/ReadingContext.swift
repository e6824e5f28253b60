import AdaptiveUI
import Documents

/// The state that all readers of a file share: the text, the classes, and the errors found so far.
final class ReadingContext {
  let text: SourceText
  let classes: SceneClasses
  /// The language of displayed texts; `nil` for the file's own.
  let language: DocumentLanguage?
  private(set) var errors: [DocumentError] = []

  /// The corrections with which the file is read.
  let corrections: Corrections
  /// ``corrections``, and those found in this reading.
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

  /// The word at a place, or its correction.
  func meant(_ word: String, at mark: SourceMark) -> String { corrections.words[mark] ?? word }

  /// The maximum number of errors with a suggestion: finding names takes time, and more are of no
  /// use.
  private static let maximumSuggestions = 100

  /// Adds an error; `suggestion` is evaluated only if it will be shown.
  func report(
    _ message: String, at mark: SourceMark, suggestion: @autoclosure () -> String? = nil
  ) {
    errors.append(DocumentError(message, at: mark, suggestion: isSuggesting ? suggestion() : nil))
  }

  private var isSuggesting: Bool {
    errors.count + corrections.count < Self.maximumSuggestions
  }

  /// Adds an error about a word that is none of `names`, with a correction for the next reading.
  ///
  /// A name that only contains the word, or is contained in it, is suggested but not used as a
  /// correction.
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
