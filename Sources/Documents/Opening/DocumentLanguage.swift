package import AdaptiveUI

/// The language in which a document's texts are shown, in place of the one that it was written in.
package struct DocumentLanguage: Sendable, Equatable {
  /// Where other texts come from.
  package enum Texts: Sendable, Equatable {
    /// A table of translations. Documents of Interface Builder look texts up by object and
    /// attribute, `abc-12-xyz.text`; scene files by the text itself.
    case table([String: String])
    /// Every text twice, as long as translations can become.
    case double
    /// Every letter with an accent, so that what no document holds is seen.
    case pseudo
  }

  /// What the language is called: `de`, `pt-BR`, or one of ``pseudoNames``.
  package let name: String
  package let texts: Texts

  /// The languages that every document has.
  package static let pseudoNames = ["double", "pseudo"]

  /// A language with a table of translations.
  package init(name: String, table: [String: String]) {
    self.name = name
    texts = .table(table)
  }

  /// One of ``pseudoNames``; `nil` for any other name.
  package init?(pseudo name: String) {
    switch name {
    case "double": texts = .double
    case "pseudo": texts = .pseudo
    default: return nil
    }
    self.name = name
  }

  /// The direction in which the language is read; `nil` for left to right, which needs no change.
  package var layoutDirection: UITraitEnvironmentLayoutDirection? {
    let code = name.prefix { $0.isLetter }.lowercased()
    return Self.rightToLeftCodes.contains(code) ? .rightToLeft : nil
  }

  private static let rightToLeftCodes = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi",
  ]

  /// A text in this language.
  ///
  /// - Parameters:
  ///   - original: The document's own text.
  ///   - key: What a table knows the text by.
  /// - Returns: The text to show; the document's own where the table has none.
  package func text(_ original: String, key: @autoclosure () -> String) -> String {
    switch texts {
    case .table(let table): table[key()] ?? original
    case .double: original.contains { !$0.isWhitespace } ? original + " " + original : original
    case .pseudo: String(original.map { Self.accented[$0] ?? $0 })
    }
  }

  private static let accented: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
      "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))
}
