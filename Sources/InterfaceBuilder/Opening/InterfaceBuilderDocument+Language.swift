import AdaptiveUI
package import Documents
import Foundation

// Texts in another language, by the keys that Interface Builder exports: the object's identifier and
// the name of what it says, such as `abc-12-xyz.text`.

extension InterfaceBuilderDocument {
  package func localized(in language: DocumentLanguage?) -> any OpenableDocument {
    guard language != self.language,
      let own = try? DocumentParser.root(of: Data(source.utf8), file: file)
    else { return self }
    var other = InterfaceBuilderDocument(
      language.map { own.localized(in: $0) } ?? own, source: source, file: file,
      language: language)
    other.chosenScene = chosenScene
    return other
  }
}

extension DocumentElement {
  /// The element and everything in it with its texts in another language.
  ///
  /// - Parameters:
  ///   - language: Where the texts come from.
  ///   - owner: The identifier of the nearest element around it that has one.
  ///   - prefix: What is between the owner's identifier and the name of a text.
  /// - Returns: The element in that language.
  func localized(
    in language: DocumentLanguage, owner: String = "", prefix: String = ""
  ) -> DocumentElement {
    var result = self
    let (owner, prefix) = id.map { ($0, "") } ?? (owner, prefix + ownPrefix)
    for name in Self.textAttributes {
      guard let original = attributes[name] else { continue }
      result.attributes[name] = language.text(
        original, key: "\(owner).\(Self.key(prefix, name))")
    }
    if Self.textElements.contains(self.name), let key, Self.textAttributes.contains(key) {
      result.text = language.text(text, key: "\(owner).\(Self.key(prefix, key))")
    }
    result.children = children.enumerated().map { index, child in
      let place = child.name == "segment" ? "segmentTitles[\(index)]" : prefix
      return child.localized(in: language, owner: owner, prefix: place)
    }
    return result
  }

  /// What the names of texts in the element begin with: `normal` in a button's state, whose title
  /// is `normalTitle`, and `configuration.` in its configuration.
  private var ownPrefix: String {
    switch name {
    case "state": key ?? ""
    case "buttonConfiguration": (key ?? "configuration") + "."
    default: ""
    }
  }

  private static func key(_ prefix: String, _ name: String) -> String {
    if prefix.isEmpty || prefix.hasSuffix(".") { return prefix + name }
    // A segment's only text is its title.
    if prefix.hasSuffix("]") { return prefix }
    return prefix + name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The attributes, and keys of strings, that people read on the screen.
  private static let textAttributes = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle", "content",
  ]

  /// The elements whose characters are texts.
  private static let textElements = ["string", "mutableString"]
}
