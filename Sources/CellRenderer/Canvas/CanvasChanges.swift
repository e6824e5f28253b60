package import Foundation

/// A change of a view, marked on the picture until the next step.
package struct CanvasChange: Sendable, Equatable {
  /// The kinds of change.
  package enum Kind: String, Sendable { case appeared, left, moved, resized }

  /// The view; `nil` if it no longer exists.
  package var view: ObjectIdentifier?
  /// The kind of change.
  package var kind: Kind
  /// Its old frame, in points of the window; `nil` if it appeared.
  package var old: CGRect?
  /// Its new frame, in points of the window; `nil` if it left.
  package var new: CGRect?
  /// Whether it has a box of its own; changes of content are counted but not marked.
  package var isBox: Bool

  /// Whether the view now has no visible extent.
  var hasVanished: Bool { new.map { $0.width < 0.5 || $0.height < 0.5 } ?? false }

  /// Creates a change.
  package init(
    view: ObjectIdentifier?, kind: Kind, old: CGRect?, new: CGRect?, isBox: Bool = true
  ) {
    (self.view, self.kind, self.old, self.new, self.isBox) = (view, kind, old, new, isBox)
  }
}
