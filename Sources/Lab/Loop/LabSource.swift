package import Documents

/// Where the lab finds scenes to open.
package struct LabSource: Sendable {
  /// The file's name without its ending.
  package let name: String
  /// What lists call it.
  package let title: String
  /// The heading that it is under in lists; scenes of a topic follow each other.
  package let topic: String
  /// One line about it.
  package let summary: String
  /// Reads the document.
  package let open: @Sendable () throws(DocumentErrors) -> any OpenableDocument

  /// What its document calls its file.
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
