/// A way from one controller of a document to another, as the document draws it.
package struct DocumentSegue: Sendable, Hashable {
  /// What the document calls the controller or view that the segue begins at.
  package let source: String
  /// What it calls the controller that the segue begins in.
  package let sourceController: String
  /// What it calls the controller that the segue leads to.
  package let target: String
  /// How, in words: `show`, `present`.
  package let kind: String
  /// The segue's own name.
  package let name: String?

  package init(
    source: String, sourceController: String, target: String, kind: String, name: String?
  ) {
    (self.source, self.sourceController, self.target) = (source, sourceController, target)
    (self.kind, self.name) = (kind, name)
  }
}
