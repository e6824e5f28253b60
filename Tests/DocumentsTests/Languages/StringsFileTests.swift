import AdaptiveUI
import Documents
import Foundation
import Testing

/// Tables of translations, and the languages that they make.
struct StringsFileTests {
  private func table(_ text: String) throws(DocumentErrors) -> [String: String] {
    try StringsFile(Data(text.utf8), file: "de.strings").table
  }

  @Test func `pairs, comments, escapes and words without quotes are read`() throws {
    let read = try table(
      #"""
      /* Class = "UILabel"; text = "Hello"; ObjectID = "a-1"; */
      "a-1.text" = "Hallo \"Welt\"\n\U00e9\\";
      // A line.
      b-2.title = "Titel"; key = wort;
      "alone";
      """#)

    #expect(
      read == [
        "a-1.text": "Hallo \"Welt\"\né\\", "b-2.title": "Titel", "key": "wort", "alone": "alone",
      ])
  }

  @Test(arguments: [String.Encoding.utf8, .utf16])
  func `a file may be in UTF-8 or UTF-16, with a mark of its order`(
    encoding: String.Encoding
  ) throws {
    let data = try #require("\u{FEFF}\"a\" = \"ä漢\";".data(using: encoding))

    #expect(try StringsFile(data, file: "a").table == ["a": "ä漢"])
  }

  @Test(arguments: [
    (
      "\"a\" = \"b\"\n\"c\" = \"d\";",
      "de.strings:2:1: expected “;” behind the text\n  \"c\" = \"d\";\n  ^"
    ),
    ("\"a\" = ;", "de.strings:1:7: expected a text in quotes\n  \"a\" = ;\n        ^"),
    ("\n  \"a", "de.strings:2:3: the text has no end\n    \"a\n    ^"),
    ("a; /* b", "de.strings:1:4: the comment has no end\n  a; /* b\n     ^"),
  ])
  func `what is wrong is told with its place`(text: String, message: String) {
    let error = #expect(throws: DocumentErrors.self) { try table(text) }

    #expect(error?.text() == message)
  }

  @Test func `a catalog holds all languages, and of variations the one for anything else`() throws {
    let catalog = try StringsCatalog(
      Data(
        #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "a.text": {"comment": "x", "localizations": {
            "de": {"stringUnit": {"state": "translated", "value": "Eins"}},
            "ar": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "x"}},
              "other": {"stringUnit": {"state": "translated", "value": "y"}}}}}}},
          "b.text": {}}}
        """#.utf8), file: "Main.xcstrings")

    #expect(catalog.languages == ["ar", "de", "en"])
    #expect(catalog.table("de") == ["a.text": "Eins"])
    #expect(catalog.table("ar") == ["a.text": "y"])
    #expect(catalog.table("en") == [:])
    #expect(catalog.table("fr") == nil)
    #expect(throws: DocumentErrors.self) { try StringsCatalog(Data("[]".utf8), file: "x") }
  }

  @Test func `pseudo languages lengthen and accent, and some languages are read from the right`() {
    let pseudo = DocumentLanguage(pseudo: "pseudo")

    #expect(pseudo?.text("Log in 2", key: "") == "Ļöĝ îñ 2")
    #expect(DocumentLanguage(pseudo: "double")?.text(" ", key: "") == " ")
    #expect(DocumentLanguage(pseudo: "de") == nil)
    #expect(
      ["ar", "he", "fa-IR", "ur", "de", "arn"].map {
        DocumentLanguage(name: $0, table: [:]).layoutDirection
      } == [.rightToLeft, .rightToLeft, .rightToLeft, .rightToLeft, nil, nil])
  }
}
