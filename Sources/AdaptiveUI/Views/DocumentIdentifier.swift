/// What an Xcode document calls one of its objects.
package struct DocumentIdentifier: Sendable, Hashable {
  /// The identifier as it is written there.
  package let text: String
  /// Whether an editor made it up: it says nothing to people.
  package let isGenerated: Bool
  /// What the document says of the object that the model does not keep, such as a picture's name.
  package let content: String?

  package init(_ text: String, content: String? = nil) {
    self.text = text
    isGenerated = Self.isGenerated(text)
    self.content = content
  }

  /// Whether an editor made an identifier up: `Pmc-Ob-6Cz`, or a number in old documents.
  ///
  /// Identifiers that people typed into a document are names.
  package static func isGenerated(_ id: String) -> Bool {
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    if parts.map(\.count) == [3, 2, 3] { return parts.allSatisfy { $0.allSatisfy(isWordByte) } }
    return !id.isEmpty && id.utf8.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
