package import AdaptiveUI

extension PictureNode {
  /// Identifies the view in marks of changes and findings.
  package var id: ObjectIdentifier { ObjectIdentifier(view) }

  /// Whether it is a view, or the root view of a controller.
  package func isView(of responder: UIResponder) -> Bool {
    view === responder || controller === responder
  }

  /// Whether changes of the view are marked.
  package var isMarkable: Bool { view.isMarkable(inContent: isPartOfContent) }
}

extension WindowPicture {
  /// The view of a node: the one way from a picture back to the model, for focus and clicks.
  ///
  /// It is the view rather than its identity since a picture may outlive the view, whose identity another
  /// one could then have.
  package func view(of node: Int) -> UIView { nodes[node].view }
}
