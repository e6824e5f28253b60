package import Foundation

/// The outlines and marks of a drawing.
package struct VectorLook: Sendable {
  /// Whether every view that is a box of its own has an outline with its name, rather than only
  /// those that are otherwise invisible.
  package var isWireframe = false
  /// The views that are marked as changed.
  package var changes: [VectorChange] = []
  /// Views that have errors; they are framed in red.
  package var flagged: Set<ObjectIdentifier> = []
  /// Views that have warnings; they are framed in orange.
  package var doubtful: Set<ObjectIdentifier> = []

  /// Creates a look.
  package init(
    isWireframe: Bool = false, changes: [VectorChange] = [],
    flagged: Set<ObjectIdentifier> = [], doubtful: Set<ObjectIdentifier> = []
  ) {
    (self.isWireframe, self.changes) = (isWireframe, changes)
    (self.flagged, self.doubtful) = (flagged, doubtful)
  }
}

/// A view that is marked as changed.
package struct VectorChange: Sendable, Hashable {
  /// The view; `nil` for one that was removed.
  package var view: ObjectIdentifier?
  /// The former frame, in points of the window; `nil` for a new view.
  package var old: CGRect?

  /// Creates a mark.
  package init(view: ObjectIdentifier?, old: CGRect?) { (self.view, self.old) = (view, old) }
}
