import Foundation

// What views are in words, for those that have no name but an identifier of the editor's.

extension InterfaceBuilderDocument {
  package var summaries: [String: String] {
    var found: [String: String] = [:]
    for element in scenes.flatMap(\.objects) { Self.collect(element, into: &found) }
    return found
  }

  private static func collect(_ element: DocumentElement, into found: inout [String: String]) {
    if let id = element.id, ViewTag.isView(element) { found[id] = element.summary }
    for child in element.children { collect(child, into: &found) }
  }
}

extension DocumentElement {
  /// The class or kind of a view, and the beginning of what it shows.
  fileprivate var summary: String {
    let kind = self["customClass"] ?? kindInWords
    return shownText.map { "\(kind) '\($0)'" } ?? kind
  }

  /// The tag as words: `imageView` is an image view.
  var kindInWords: String {
    name.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
    }
  }

  private var shownText: String? {
    let state = children.first { $0.name == "state" && $0.key == "normal" }
    let configuration = child("buttonConfiguration", key: "configuration")
    let texts = [
      string("text"), configuration?.string("title"), state?.string("title"), string("placeholder"),
      self["image"] ?? state?["image"],
    ]
    guard let text = texts.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) else { return nil }
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > Self.longestText ? line.prefix(Self.longestText) + "…" : line
  }

  /// How much of a text is enough to know it by, in characters.
  private static let longestText = 30
}
