package import Foundation

/// The translations of a string catalog, an `.xcstrings` file: JSON with all languages at once.
package struct StringsCatalog: Sendable {
  /// The tables by language.
  private let tables: [String: [String: String]]
  /// Every language that the catalog has a text in, and the one that it was written in, by name.
  package let languages: [String]

  /// Reads a catalog.
  ///
  /// - Throws: ``DocumentErrors`` when it is none.
  package init(_ data: Data, file: String) throws(DocumentErrors) {
    let start = SourceMark(line: 1, column: 1)
    guard data.count <= StringsFile.largestFile else {
      throw DocumentErrors(
        file: file, errors: [DocumentError("the file is larger than 8 MB", at: start)], text: "")
    }
    guard let content = try? JSONDecoder().decode(Content.self, from: data) else {
      throw DocumentErrors(
        file: file, errors: [DocumentError("the file is no string catalog", at: start)],
        text: String(decoding: data, as: UTF8.self))
    }
    var tables: [String: [String: String]] = [content.sourceLanguage: [:]]
    for key in content.strings.keys.sorted() {
      for (language, translation) in content.strings[key]?.localizations ?? [:] {
        if let text = translation.text { tables[language, default: [:]][key] = text }
      }
    }
    self.tables = tables
    languages = tables.keys.sorted()
  }

  /// The translations into a language; `nil` when the catalog has none.
  package func table(_ language: String) -> [String: String]? { tables[language] }

  private struct Content: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Translation]?
  }

  /// One text, or several of which a number or a device chooses.
  private struct Translation: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Translation]]?

    /// The text itself, else the one for any number or device.
    var text: String? {
      stringUnit?.value
        ?? variations?.sorted { $0.key < $1.key }.lazy.compactMap { $0.value["other"]?.text }.first
    }

    struct Unit: Decodable {
      let value: String
    }
  }
}
