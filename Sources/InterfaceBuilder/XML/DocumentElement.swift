import Attributes
package import Documents

/// An element of an Interface Builder document, with what is in it and where it begins.
package struct DocumentElement: Sendable {
  package let name: String
  package internal(set) var attributes: [String: String]
  package internal(set) var children: [DocumentElement] = []
  /// The characters directly in the element; only ``DocumentParser`` collects them.
  package internal(set) var text = ""
  package let mark: SourceMark

  init(name: String, attributes: [String: String], mark: SourceMark) {
    self.name = name
    self.attributes = attributes
    self.mark = mark
  }

  /// The text of an attribute, `nil` when it is absent.
  package subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The identifier, which connections and constraints name the element by.
  package var id: String? { attributes["id"] }
  /// What the element is to the one around it.
  package var key: String? { attributes["key"] }

  /// The first child with this tag.
  package func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

  /// The first child with this tag that serves as `key`.
  func child(_ name: String, key: String) -> DocumentElement? {
    children.first { $0.name == name && $0.key == key }
  }

  /// The first child that serves as `key`, whatever its tag.
  func child(key: String) -> DocumentElement? { children.first { $0.key == key } }

  /// The children of the first child with this tag.
  func list(_ name: String) -> [DocumentElement] { child(name)?.children ?? [] }

  /// Whether the element is one with this tag, or has one in it.
  func holds(_ name: String) -> Bool {
    self.name == name || children.contains { $0.holds(name) }
  }

  /// Whether the attribute says YES.
  func flag(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

  /// The attribute as a finite number of reasonable size; `nil` for anything else.
  func number(_ attribute: String) -> Double? {
    attributes[attribute].flatMap(Self.number)
  }

  /// A number of a document: finite and small enough to be laid out with.
  static func number(_ text: String) -> Double? { AttributeValue.number(in: text) }

  /// A moment of a document, in seconds from the beginning of 2001: finite and in the years that
  /// calendars count.
  static func seconds(_ text: String) -> Double? {
    guard let value = Double(text), abs(value) <= 1e11 else { return nil }
    return value
  }
}
