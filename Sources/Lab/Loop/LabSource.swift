package import Documents

/// A scene that the lab can open.
package struct LabSource: Sendable {
  /// The file's name without its extension.
  package let name: String
  /// The name in lists.
  package let title: String
  /// The heading in lists; scenes of a topic follow each other.
  package let topic: String
  /// A one-line description.
  package let summary: String
  /// Reads the document.
  package let open: @Sendable () throws(DocumentErrors) -> any OpenableDocument

  /// The file's name for the document.
  var file: String { "\(name).yaml" }

  package init(
    name: String, title: String? = nil, summary: String, topic: String = "Bundled scenes",
    open: @escaping @Sendable () throws(DocumentErrors) -> any OpenableDocument
  ) {
    self.name = name
    self.title = title ?? name
    self.topic = topic
    self.summary = summary
    self.open = open
  }
}
