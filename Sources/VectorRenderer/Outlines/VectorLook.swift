package import Foundation

/// What is set off in a drawing.
package struct VectorLook: Sendable {
  /// Whether every view that is a box of its own has an outline with its name, rather than those only that
  /// nobody would see.
  package var isWireframe = false
  /// What is marked as changed.
  package var changes: [VectorChange] = []

  /// Creates a look.
  package init(isWireframe: Bool = false, changes: [VectorChange] = []) {
    (self.isWireframe, self.changes) = (isWireframe, changes)
  }
}

/// A view that is marked as changed.
package struct VectorChange: Sendable, Hashable {
  /// The view; `nil` for one that is gone.
  package var view: ObjectIdentifier?
  /// Where it was, in points of the window; `nil` for one that is new.
  package var old: CGRect?

  /// Creates a mark.
  package init(view: ObjectIdentifier?, old: CGRect?) { (self.view, self.old) = (view, old) }
}
