import AdaptiveUI
import Foundation

/// The frames of documents as JSON: `documents[].scenes[].views[]`, each view with its identifier and
/// `[x, y, width, height]` in points of its superview.
package struct CanvasFrames: Encodable, Sendable {
  /// One document.
  struct Document: Encodable, Sendable {
    let file: String
    let kind: String
    let scenes: [Scene]
  }

  /// One scene; nibs have one without an identifier.
  struct Scene: Encodable, Sendable {
    let sceneID: String?
    let views: [View]
  }

  /// One view.
  struct View: Encodable, Sendable {
    let id: String
    let frame: [Double]
  }

  private var documents: [Document] = []

  package init() {}

  /// Lays a document out on its own canvas and adds its frames under the name `file`.
  @MainActor package mutating func append(_ document: InterfaceBuilderDocument, file: String) {
    let scenes = DesignCanvas.layOut(document).map { scene in
      Scene(
        sceneID: scene.id,
        views: scene.views.map {
          View(id: $0.id, frame: [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height])
        })
    }
    documents.append(
      Document(
        file: file, kind: document.kind == .storyboard ? "storyboard" : "nib", scenes: scenes))
  }

  /// The JSON text; equal frames give equal bytes.
  ///
  /// - Throws: What the encoder throws; finite numbers give it no reason to.
  package func text() throws -> String {
    try JSONText.of(self)
  }
}
