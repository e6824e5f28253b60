/// A folder of documents to choose from.
package struct LabFolder: Sendable {
  /// What the list calls it.
  package let name: String
  /// Whether somebody asked for it, who is told when there is nothing in it.
  package let isAskedFor: Bool
  /// Finds its documents, in the order of their names.
  package let documents: @Sendable () -> [FolderDocument]

  package init(
    name: String, isAskedFor: Bool, documents: @escaping @Sendable () -> [FolderDocument]
  ) {
    self.name = name
    self.isAskedFor = isAskedFor
    self.documents = documents
  }
}

/// A document of a folder, not read yet.
package struct FolderDocument: Sendable {
  /// The file's name.
  package let name: String
  /// The folder that it is in, from the folder that is listed; empty for that one.
  package let folder: String
  /// Storyboard, xib or scene.
  package let kind: String
  /// Reads the document and follows it.
  package let watch: LabWatch

  package init(name: String, folder: String = "", kind: String, watch: LabWatch) {
    self.name = name
    self.folder = folder
    self.kind = kind
    self.watch = watch
  }
}
