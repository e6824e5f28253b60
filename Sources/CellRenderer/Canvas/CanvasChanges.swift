package import Foundation

/// What happened to a view, marked on the picture until the next step.
package struct CanvasChange: Sendable, Equatable {
  /// What happened.
  package enum Kind: String, Sendable { case appeared, left, moved, resized }

  /// The view, `nil` for one that is gone.
  package var view: ObjectIdentifier?
  /// What happened.
  package var kind: Kind
  /// Where it was, in points of the window; `nil` for one that appeared.
  package var old: CGRect?
  /// Where it is now, in points of the window; `nil` for one that left.
  package var new: CGRect?
  /// Whether it is a box of its own; what shows something is counted, and not marked.
  package var isBox: Bool

  /// Whether nothing of the view is left to be seen.
  var hasVanished: Bool { new.map { $0.width < 0.5 || $0.height < 0.5 } ?? false }

  /// Creates a change.
  package init(
    view: ObjectIdentifier?, kind: Kind, old: CGRect?, new: CGRect?, isBox: Bool = true
  ) {
    (self.view, self.kind, self.old, self.new, self.isBox) = (view, kind, old, new, isBox)
  }
}
