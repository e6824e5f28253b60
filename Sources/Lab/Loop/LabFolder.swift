/// A folder of documents to choose from.
package struct LabFolder: Sendable {
  /// What the list calls it.
  package let name: String
  /// Whether somebody asked for it, who is told when there is nothing in it.
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

/// The documents of a folder and of the folders in it, the outer ones first.
package struct FolderContents: Sendable {
  /// In the order of their names in each folder.
  package let documents: [FolderDocument]
  /// Why there may be more than were found; empty when everything was looked at.
  package let omission: String

  package init(_ documents: [FolderDocument], omission: String = "") {
    self.documents = documents
    self.omission = omission
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
