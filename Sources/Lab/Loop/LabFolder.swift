/// A folder of documents to choose from.
package struct LabFolder: Sendable {
  /// The name in the list.
  package let name: String
  /// Whether the user named it; then a notice appears if it is empty.
  package let isAskedFor: Bool
  /// Finds its documents.
  package let contents: @Sendable () -> FolderContents

  package init(
    name: String, isAskedFor: Bool, contents: @escaping @Sendable () -> FolderContents
  ) {
    self.name = name
    self.isAskedFor = isAskedFor
    self.contents = contents
  }
}

/// The documents of a folder and of the folders in it.
package struct FolderContents: Sendable {
  /// In the order of the list, those of one folder beside each other.
  package let documents: [FolderDocument]
  /// Why the list may be incomplete; empty when it is complete.
  package let omission: String

  package init(_ documents: [FolderDocument], omission: String = "") {
    self.documents = documents
    self.omission = omission
  }
}

/// A document of a folder, not yet read.
package struct FolderDocument: Sendable {
  /// The file's name.
  package let name: String
  /// The path of its folder in the listed folder; empty for that folder itself.
  package let folder: String
  /// Storyboard, xib or scene.
  package let kind: String
  /// Reads the document and watches it.
  package let watch: LabWatch

  package init(name: String, folder: String = "", kind: String, watch: LabWatch) {
    self.name = name
    self.folder = folder
    self.kind = kind
    self.watch = watch
  }
}
