// Reference: UITextChecker, iOS 18 documentation.
// Status: Partial — words that a program has learnt or ignores; there are no dictionaries.
public import Foundation

/// Looks for words that are spelt wrong, in the languages that it has dictionaries of: here none.
///
/// As UIKit's where a language is not among ``availableLanguages``, it finds nothing wrong and nothing better.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learnt: Set<String> = []

  /// The languages that there are dictionaries of.
  public class var availableLanguages: [String] { [] }
  /// The words that this checker leaves alone.
  open var ignoredWords: [String]?

  /// Creates a checker that ignores no words.
  public override init() { super.init() }

  /// Has this checker leave a word alone.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Has all checkers know a word.
  public class func learnWord(_ word: String) { learnt.insert(word) }
  /// Whether ``learnWord(_:)`` was told a word.
  public class func hasLearnedWord(_ word: String) -> Bool { learnt.contains(word) }
  /// Has checkers forget a word that they learnt.
  public class func unlearnWord(_ word: String) { learnt.remove(word) }

  /// Where the first word is that a dictionary lacks.
  ///
  /// - Returns: A range at `NSNotFound`: without a dictionary no word is wrong.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Words that may have been meant.
  ///
  /// - Returns: `nil` without a dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// Words that begin like a part of one.
  ///
  /// - Returns: `nil` without a dictionary.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    nil
  }
}
